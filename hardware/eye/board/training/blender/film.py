"""The light of a scene by Cycles, and what a camera's file shows of it."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import bpy
import cv2
import numpy as np
from numpy.typing import NDArray

# Blender hands linear light over in EXR files; OpenCV reads this when it opens the first one.
os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"


def rendered(samples: int) -> NDArray[np.float32]:
    """The light (rows x columns x 3, b g r, linear) of the scene that is open, with so many rays a pixel."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = samples
    scene.cycles.use_denoising = True
    scene.cycles.denoiser = "OPENIMAGEDENOISE"
    scene.cycles.max_bounces = 3
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    scene.render.image_settings.file_format = "OPEN_EXR"
    scene.render.image_settings.color_depth = "32"
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "light.exr"
        scene.render.filepath = str(file)
        bpy.ops.render.render(write_still=True)
        return np.asarray(cv2.imread(str(file), cv2.IMREAD_UNCHANGED)[..., :3], np.float32)


def developed(light: NDArray[np.float32], rng: np.random.Generator) -> NDArray[np.uint8]:
    """Exposed, its white nearly set, of a filmic or a plain tone, with grain, by chance smoothed: b g r."""
    grey = (light.mean((0, 1)) / light.mean()) ** rng.uniform(0.2, 0.7)
    light = light / grey
    light = light * (rng.uniform(0.55, 0.95) / np.percentile(light, 96))
    light = cv2.GaussianBlur(light, (0, 0), rng.uniform(0.3, 0.9))
    if rng.random() < 0.5:
        # Narkowicz' fit of the ACES curve, 2016.
        x = 0.6 * light
        light = x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14)
    light = np.clip(light, 0, 1)
    light = light + rng.normal(0, 1, light.shape) * np.sqrt(light + 0.01) * rng.uniform(0.003, 0.03)
    light = np.clip(light, 0, 1)
    srgb = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    shown = np.clip(srgb * 255, 0, 255).astype(np.uint8)
    return np.asarray(cv2.bilateralFilter(shown, 5, 12, 2), np.uint8) if rng.random() < 0.5 else shown
