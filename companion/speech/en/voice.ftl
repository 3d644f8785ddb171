# Voice and sound: what a phone calls out, and its switches.

web-voice-title = Sound
web-voice-what = What is spoken
web-voice-off = Nothing
web-voice-points = Points
web-voice-calls = Points and what happens
web-voice-blind = Everything – for players who cannot see
web-voice-blind_about = Every card, every prompt and every score is spoken; nobody needs the screen.
web-voice-voice = Voice
web-voice-auto = as the phone has it
web-voice-reader = my screen reader
web-voice-no_voice = This phone has no voice for English. Add one in the phone's settings, or lay a sound pack on the table's computer.
web-voice-speed = Speed
web-voice-tone = GO tone on this phone
web-voice-tone_about = On one phone only, and only where the table has no buzzer.
web-voice-again = Say it again
web-voice-resume = Tap to switch the sound on again
web-voice-correction = Correction.
web-voice-on = Sound is on.
web-voice-close = Close
web-voice-pack = Sounds from the table's pack:
web-voice-awake_on = The screen stays on.
web-voice-awake_trick = The screen is kept on by a quiet film. If it goes dark all the same, set a longer time in the phone's settings.
web-voice-awake_off = The screen may go dark.
web-voice-awake_ask = Keep the screen on
# One player's part of the score.
web-voice-of = { $P }: { $n }
web-voice-score = { ROW($points) }.
