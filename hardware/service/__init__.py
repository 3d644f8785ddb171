"""Files that make a table a service of Raspberry Pi OS: its unit, the installer and the hotspot. See README.md."""
