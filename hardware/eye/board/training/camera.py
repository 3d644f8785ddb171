"""What a camera makes of the light: exposure, white, tone, blur, noise, sharpening, JPEG."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from hardware.eye.board.patches import PATCH
from hardware.eye.board.training.samples import Sample

_NOISE = np.random.default_rng(11).standard_normal((700, 700, 3)).astype(np.float32)


def pictured(light: NDArray[np.float32], rng: np.random.Generator) -> NDArray[np.uint8]:
    """What one camera may make of this light (rows x columns x 3, b g r): a picture of the same size."""
    high, wide = light.shape[:2]
    whole = light * np.exp(rng.normal(0.1, 0.3)).astype(np.float32)
    if rng.random() < 0.05:
        whole *= np.float32(rng.uniform(0.12, 0.4))
    whole = whole * np.exp(rng.normal(0, 0.13 if rng.random() < 0.8 else 0.32, 3)).astype(np.float32)
    if rng.random() < 0.1:
        x, y = rng.uniform(0, wide, 2)
        gx, gy = np.meshgrid(np.arange(wide) - x, np.arange(high) - y)
        spot = np.exp(-(gx**2 + gy**2) / rng.uniform(10, 50) ** 2).astype(np.float32)
        whole = whole + spot[:, :, None] * np.float32(rng.uniform(0.1, 1.2))
    if rng.random() < 0.6:
        sigma = rng.uniform(0.2, 0.8 if rng.random() < 0.85 else 1.5)
        whole = cv2.GaussianBlur(whole, (0, 0), sigma)
    elif rng.random() < 0.15:
        size = int(rng.integers(2, 6))
        kernel = np.zeros((size, size), np.float32)
        cv2.line(kernel, (0, int(rng.integers(size))), (size - 1, int(rng.integers(size))), 1, 1)
        whole = cv2.filter2D(whole, -1, kernel / kernel.sum())
    small = 1.0
    if rng.random() < 0.5:
        small = rng.uniform(0.7 if rng.random() < 0.85 else 0.5, 1.0)
        whole = cv2.resize(whole, None, fx=small, fy=small, interpolation=cv2.INTER_AREA)
    h, w = whole.shape[:2]
    y, x = rng.integers(0, 700, 2)
    grain = _NOISE[(y + np.arange(h)[:, None]) % 700, (x + np.arange(w)) % 700]
    if rng.random() < 0.5:
        grain = grain[:, :, :1]
    strength = np.float32(abs(rng.normal(0, 0.02)))
    whole = whole + grain * strength * np.sqrt(np.clip(whole, 0.02, 1))
    if rng.random() < 0.5:
        # A shoulder instead of a hard end.
        knee = np.float32(rng.uniform(0.5, 0.9))
        over = np.maximum(whole - knee, 0)
        whole = np.minimum(whole, knee) + (1 - knee) * (1 - np.exp(-over / (1 - knee)))
    whole = np.clip(whole, 0, 1) ** np.float32(1 / rng.uniform(1.9, 2.5))
    if rng.random() < 0.6:
        whole = (whole - 0.5) * np.float32(rng.uniform(0.8, 1.3)) + np.float32(0.5 + rng.normal(0, 0.03))
    grey = whole @ np.array([[0.114], [0.587], [0.299]], np.float32)
    whole = grey + (whole - grey) * np.float32(rng.uniform(0.6, 1.4))
    if rng.random() < 0.3:
        whole = whole + (whole - cv2.GaussianBlur(whole, (0, 0), 1.2)) * np.float32(rng.uniform(0.2, 1.2))
    seen = np.clip(whole * 255, 0, 255).astype(np.uint8)
    if rng.random() < 0.7:
        _, code = cv2.imencode(".jpg", seen, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(45, 97))])
        seen = np.asarray(cv2.imdecode(code, cv2.IMREAD_COLOR), np.uint8)
    if small < 1:
        seen = np.asarray(cv2.resize(seen, (wide, high), interpolation=cv2.INTER_LINEAR), np.uint8)
    return seen


def taken(sample: Sample, rng: np.random.Generator) -> tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.int64]]:
    """The sample as one camera may have seen it: its patches, its paints (sRGB 0 to 1), and their order."""
    rows = len(sample.patches) // 5
    order = np.arange(5 * rows).reshape(rows, 5)
    light = sample.patches.astype(np.float32).reshape(rows, 5, PATCH, PATCH, 3)
    paints = sample.paints.copy()
    if rng.random() < 0.5:
        light, order = light[:, ::-1, :, ::-1], order[:, ::-1]
    if rng.random() < 0.12:
        # Other paints, woods and lamps: the same light with its colours exchanged.
        swap = rng.permutation(3)
        light, paints = light[..., swap], paints[:, swap]
    whole = np.ascontiguousarray(light.transpose(0, 2, 1, 3, 4)).reshape(rows * PATCH, 5 * PATCH, 3)
    seen = pictured(whole, rng)
    patches = seen.reshape(rows, PATCH, 5, PATCH, 3).transpose(0, 2, 1, 3, 4).reshape(-1, PATCH, PATCH, 3)
    if rng.random() < 0.3:
        # The rim of the stones may be taken for that of the holes: all looks larger.
        edge = int(rng.integers(1, 6))
        patches = np.stack([cv2.resize(patch[edge:-edge, edge:-edge], (PATCH, PATCH)) for patch in patches])
    srgb = np.clip(paints, 0, 1) ** np.float32(1 / 2.2)
    # What the set-up says of the paints is never exact.
    srgb = np.clip(srgb + rng.normal(0, 0.015, srgb.shape), 0, 1).astype(np.float32)
    return patches, srgb, order.ravel()
