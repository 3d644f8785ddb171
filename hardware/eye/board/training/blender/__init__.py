"""Boards drawn by Blender's Cycles, to measure the eye by a renderer that it has learned nothing from.

They have woods, paints, marks, lamps and a camera of their own, and nothing drawn here may be trained on. It needs
`bpy==4.2.0 numpy<2 opencv-python-headless==4.10.0.84` (Python 3.11), about half a minute a picture.
"""
