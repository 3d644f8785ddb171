"""What things are made of: plain, grained, checked and printed surfaces."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import bpy
import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.eye.board.training.textures import linear

Tone = NDArray[np.float32]
"""Linear r g b."""


def material(name: str, colour: Any, rough: float = 0.5, coat: float = 0.0) -> Any:
    """A surface of one colour (linear r g b)."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Coat Weight"].default_value = coat
    return made


def grained(made: Any, rng: np.random.Generator, one: Tone, two: Tone, stretch: tuple[float, float, float],
            scale: float) -> Any:
    """Wood, cloth or plaster: two colours mixed by stretched noise, which also raises the surface a little."""
    tree = made.node_tree
    shader = tree.nodes["Principled BSDF"]
    where, mapping, noise, ramp, bump = (tree.nodes.new(f"ShaderNode{kind}") for kind in (
        "TexCoord", "Mapping", "TexNoise", "ValToRGB", "Bump"))
    mapping.inputs["Scale"].default_value = stretch
    mapping.inputs["Rotation"].default_value = (0, 0, rng.uniform(0, 6.28) if rng.random() < 0.3 else 0)
    mapping.inputs["Location"].default_value = tuple(rng.uniform(-9, 9, 3))
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 6
    noise.inputs["Distortion"].default_value = rng.uniform(0, 2)
    dark, light = ramp.color_ramp.elements
    dark.color, light.color = (*one, 1), (*two, 1)
    dark.position, light.position = 0.35, 0.68
    bump.inputs["Strength"].default_value = rng.uniform(0, 0.15)
    bump.inputs["Distance"].default_value = 0.02
    for source, goal in ((where.outputs["Object"], mapping.inputs["Vector"]),
                         (mapping.outputs["Vector"], noise.inputs["Vector"]),
                         (noise.outputs["Fac"], ramp.inputs["Fac"]),
                         (ramp.outputs["Color"], shader.inputs["Base Color"]),
                         (noise.outputs["Fac"], bump.inputs["Height"]),
                         (bump.outputs["Normal"], shader.inputs["Normal"])):
        tree.links.new(source, goal)
    return made


def checked(made: Any, rng: np.random.Generator, one: Tone) -> Any:
    """A checked cloth of this colour and one more."""
    tree = made.node_tree
    check, where = tree.nodes.new("ShaderNodeTexChecker"), tree.nodes.new("ShaderNodeTexCoord")
    check.inputs["Scale"].default_value = rng.uniform(2, 6)
    check.inputs["Color1"].default_value = (*one, 1)
    check.inputs["Color2"].default_value = (*linear(rng.uniform(60, 235, 3)), 1)
    tree.links.new(where.outputs["Object"], check.inputs["Vector"])
    tree.links.new(check.outputs["Color"], tree.nodes["Principled BSDF"].inputs["Base Color"])
    return made


def printed(paper: NDArray[np.uint8]) -> Any:
    """Paper with this picture on it."""
    made = material("paper", (1, 1, 1), 0.8)
    image = made.node_tree.nodes.new("ShaderNodeTexImage")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "paper.png"
        cv2.imwrite(str(file), paper)
        image.image = bpy.data.images.load(str(file), check_existing=False)
        image.image.pack()
    image.extension = "EXTEND"
    made.node_tree.links.new(image.outputs["Color"], made.node_tree.nodes["Principled BSDF"].inputs["Base Color"])
    return made
