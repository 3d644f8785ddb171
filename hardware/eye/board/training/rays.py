"""A small ray caster for boards, stones and hands: real perspective, thickness, shadows, reflections of the lamps.

Lengths are mm, the board's top is z = 0, its middle the origin. Colours are linear light, blue green red. Everything a
scene holds is passed as plain arrays, so that numba compiles it once.
"""

# mypy: disable-error-code="no-untyped-def"
# numba finds the types by itself and knows nothing of annotations.

from __future__ import annotations

import numpy as np
from numba import njit

NOTHING, TABLE, SIDE, TOP, FLOOR, WALL, PROP = 0, 1, 2, 3, 4, 5, 6
"""What a pixel shows; stone n is STONE + n."""
STONE = 10
FAR = 1e9


@njit(cache=True, fastmath=True)
def _stone(ox, oy, oz, dx, dy, dz, s):
    """Distance along a ray to an upright or tilted disc and the part hit (1 top, 2 bottom, 3 edge).

    `s`: middle x y z, axis x y z, radius, half of the thickness, reach of the bounding ball.
    """
    px, py, pz = ox - s[0], oy - s[1], oz - s[2]
    b = px * dx + py * dy + pz * dz
    if px * px + py * py + pz * pz - b * b > s[8] * s[8]:
        return FAR, 0
    da = dx * s[3] + dy * s[4] + dz * s[5]
    pa = px * s[3] + py * s[4] + pz * s[5]
    best, part = FAR, 0
    if abs(da) > 1e-7:
        for sign in (1.0, -1.0):
            t = (sign * s[7] - pa) / da
            if 1e-3 < t < best:
                x, y, z = px + t * dx, py + t * dy, pz + t * dz
                if x * x + y * y + z * z - s[7] * s[7] <= s[6] * s[6]:
                    best, part = t, 1 if sign > 0 else 2
    a = 1.0 - da * da
    if a > 1e-9:
        h = b - da * pa
        c = px * px + py * py + pz * pz - pa * pa - s[6] * s[6]
        q = h * h - a * c
        if q > 0:
            t = (-h - np.sqrt(q)) / a
            if 1e-3 < t < best and abs(pa + t * da) <= s[7]:
                best, part = t, 3
    return best, part


@njit(cache=True, fastmath=True)
def _capsule(ox, oy, oz, dx, dy, dz, c):
    """Distance along a ray to a capsule; `c`: two ends (6), radius."""
    bx, by, bz = c[3] - c[0], c[4] - c[1], c[5] - c[2]
    ax, ay, az = ox - c[0], oy - c[1], oz - c[2]
    bb = bx * bx + by * by + bz * bz
    bd = bx * dx + by * dy + bz * dz
    ba = bx * ax + by * ay + bz * az
    da = dx * ax + dy * ay + dz * az
    aa = ax * ax + ay * ay + az * az
    r2 = c[6] * c[6]
    m = bb - bd * bd
    if m > 1e-9:
        n = bb * da - ba * bd
        k = bb * aa - ba * ba - r2 * bb
        h = n * n - m * k
        if h < 0:
            return FAR
        t = (-n - np.sqrt(h)) / m
        y = ba + t * bd
        if t > 1e-3 and 0 < y < bb:
            return t
        if y <= 0:
            ex, ey, ez = ax, ay, az
        else:
            ex, ey, ez = ox - c[3], oy - c[4], oz - c[5]
        b2 = dx * ex + dy * ey + dz * ez
        c2 = ex * ex + ey * ey + ez * ez - r2
        h = b2 * b2 - c2
        if h > 0:
            t = -b2 - np.sqrt(h)
            if t > 1e-3:
                return t
    return FAR


@njit(cache=True, fastmath=True)
def _box(ox, oy, oz, dx, dy, dz, b):
    """Distance along a ray to an upright box and the axis of the side hit; `b`: middle x y z, half sizes, cos, sin."""
    px, py, pz = ox - b[0], oy - b[1], oz - b[2]
    x, y = px * b[6] + py * b[7], -px * b[7] + py * b[6]
    ux, uy = dx * b[6] + dy * b[7], -dx * b[7] + dy * b[6]
    near, far, axis = -FAR, FAR, 0
    for n in range(3):
        o = x if n == 0 else (y if n == 1 else pz)
        d = ux if n == 0 else (uy if n == 1 else dz)
        if abs(d) < 1e-9:
            if abs(o) > b[3 + n]:
                return FAR, 0
            continue
        one, two = (-b[3 + n] - o) / d, (b[3 + n] - o) / d
        if one > two:
            one, two = two, one
        if one > near:
            near, axis = one, n
        far = min(far, two)
    if near > far or near < 1e-3:
        return FAR, 0
    return near, axis


@njit(cache=True, fastmath=True)
def _blocked(ox, oy, oz, dx, dy, dz, board, holes, stones, capsules, boxes):
    """True when something stands between a point and the light in that direction."""
    if oz < -1e-3:
        half = board[0] / 2
        if abs(ox) < half and abs(oy) < half and oz > -board[1] + 1e-3:
            # Inside a hole: the way out leads through its mouth.
            best, k = FAR, 0
            for n in range(holes.shape[0]):
                g = (holes[n, 0] - ox) ** 2 + (holes[n, 1] - oy) ** 2
                if g < best:
                    best, k = g, n
            t = -oz / dz
            x, y = ox + t * dx - holes[k, 0], oy + t * dy - holes[k, 1]
            if x * x + y * y > board[2] * board[2]:
                return True
        elif dz > 0:
            # On the table: the board itself.
            t0, t1 = 0.0, -oz / dz
            for n in range(2):
                o, d = (ox, dx) if n == 0 else (oy, dy)
                if abs(d) < 1e-9:
                    if abs(o) > half:
                        t1 = -1.0
                    continue
                one, two = (-half - o) / d, (half - o) / d
                if one > two:
                    one, two = two, one
                t0, t1 = max(t0, one), min(t1, two)
            if t0 < t1:
                return True
    for n in range(stones.shape[0]):
        t, _ = _stone(ox, oy, oz, dx, dy, dz, stones[n])
        if t < FAR:
            return True
    for n in range(capsules.shape[0]):
        if _capsule(ox, oy, oz, dx, dy, dz, capsules[n]) < FAR:
            return True
    for n in range(boxes.shape[0]):
        t, _ = _box(ox, oy, oz, dx, dy, dz, boxes[n])
        if t < FAR:
            return True
    return False


@njit(cache=True, fastmath=True)
def _sample(texture, u, v, out):
    """Into `out`, bilinear, repeated; `u`, `v` in pixels of the texture."""
    h, w = texture.shape[0], texture.shape[1]
    fu, fv = np.floor(u), np.floor(v)
    i, j = int(fv) % h, int(fu) % w
    i2, j2 = (i + 1) % h, (j + 1) % w
    a, b = np.float32(u - fu), np.float32(v - fv)
    for n in range(3):
        out[n] = ((texture[i, j, n] * (1 - a) + texture[i, j2, n] * a) * (1 - b)
                  + (texture[i2, j, n] * (1 - a) + texture[i2, j2, n] * a) * b)


@njit(cache=True, fastmath=True)
def _mask(masks, k, x, y):
    """Mark and its slope at a point of a stone's face, x and y from -1 to 1."""
    side = masks.shape[1]
    u, v = (x + 1) / 2 * (side - 1), (1 - y) / 2 * (side - 1)
    i, j = min(max(int(v), 0), side - 2), min(max(int(u), 0), side - 2)
    a, b = u - j, v - i
    one, two = masks[k, i, j], masks[k, i, j + 1]
    three, four = masks[k, i + 1, j], masks[k, i + 1, j + 1]
    value = (one * (1 - a) + two * a) * (1 - b) + (three * (1 - a) + four * a) * b
    return value, (two - one + four - three) / 2, (one - three + two - four) / 2


@njit(cache=True, fastmath=True)
def cast(points, eye, board, holes, board_texture, table_texture, table_mm, floor_colour, wall_colour,
         side_colour, stones, stone_look, stone_colour, mark_colour, masks, grain, capsules, capsule_colour, boxes,
         box_colour, lights, sky, gloss, shadows, ambients, seed):
    """What an eye sees through points of the board's plane (n x 2, mm): n x 3 in linear light, and what is hit there.

    board: side, thickness, hole radius, hole depth, floor like board (1) or not, chamfer mm.
    stones: see `_stone`. stone_look: mark number on top (-1 none), mark below, turn, depth of an engraved mark, paint
    of the mark 0 to 1, gloss, grain, roundness of the edge, share of rings turned in, dish, number.
    lights: x y z, radius, b g r of each. sky: b g r from above, b g r from aside.
    gloss: board, hole, table, props, roughness, strength; then how much the walls of a hole throw back into it.
    """
    np.random.seed(seed)
    out = np.zeros((points.shape[0], 3), np.float32)
    ids = np.zeros(points.shape[0], np.int16)
    c = np.zeros(3, np.float32)
    half = board[0] / 2
    texel = board_texture.shape[0] / board[0]
    table_texel = table_texture.shape[0] / table_mm
    n_light = lights.shape[0]
    thrown = np.zeros(3)
    for n in range(3):
        thrown[n] = sky[n]
        for k in range(n_light):
            thrown[n] += lights[k, 4 + n]
        thrown[n] *= gloss[6] * wall_colour[n]
    for row in range(points.shape[0]):
        ox, oy, oz = eye[0], eye[1], eye[2]
        dx, dy, dz = points[row, 0] - ox, points[row, 1] - oy, -oz
        length = np.sqrt(dx * dx + dy * dy + dz * dz)
        dx, dy, dz = dx / length, dy / length, dz / length
        best, what = FAR, NOTHING
        nx, ny, nz = 0.0, 0.0, 1.0
        b_, g_, r_ = np.float32(0), np.float32(0), np.float32(0)
        shine, part_hit, which = gloss[0], 0, 0
        # The board's top, its holes, its sides, the table.
        if dz < -1e-6:
            t = -oz / dz
            x, y = ox + t * dx, oy + t * dy
            if abs(x) < half and abs(y) < half:
                near, k = FAR, 0
                for n in range(holes.shape[0]):
                    g = (holes[n, 0] - x) ** 2 + (holes[n, 1] - y) ** 2
                    if g < near:
                        near, k = g, n
                away = np.sqrt(near)
                if away < board[2]:
                    t2 = (-board[3] - oz) / dz
                    x2, y2 = ox + t2 * dx - holes[k, 0], oy + t2 * dy - holes[k, 1]
                    if x2 * x2 + y2 * y2 < board[2] * board[2]:
                        best, what = t2, FLOOR
                        shine = gloss[1]
                        if board[4] > 0.5:
                            _sample(board_texture, (x2 + holes[k, 0] + half) * texel,
                                        (half - y2 - holes[k, 1]) * texel, c)
                            b_, g_, r_ = c[0] * floor_colour[0], c[1] * floor_colour[1], c[2] * floor_colour[2]
                        else:
                            b_, g_, r_ = floor_colour[0], floor_colour[1], floor_colour[2]
                    else:
                        # The wall: where the ray leaves the cylinder.
                        hx, hy = ox - holes[k, 0], oy - holes[k, 1]
                        a = dx * dx + dy * dy
                        hb = hx * dx + hy * dy
                        hc = hx * hx + hy * hy - board[2] * board[2]
                        t3 = (-hb + np.sqrt(max(hb * hb - a * hc, 0.0))) / a
                        best, what = t3, WALL
                        nx, ny, nz = -(hx + t3 * dx) / board[2], -(hy + t3 * dy) / board[2], 0.0
                        b_, g_, r_ = wall_colour[0], wall_colour[1], wall_colour[2]
                        shine = gloss[1]
                else:
                    best, what = t, TOP
                    _sample(board_texture, (x + half) * texel - 0.5, (half - y) * texel - 0.5, c)
                    b_, g_, r_ = c[0], c[1], c[2]
                    if away < board[2] + board[5]:
                        lean = 0.8 * (1 - (away - board[2]) / board[5])
                        nx, ny = (holes[k, 0] - x) / away * lean, (holes[k, 1] - y) / away * lean
                        nz = np.sqrt(max(1 - nx * nx - ny * ny, 0.05))
            else:
                t = (-board[1] - oz) / dz
                x, y = ox + t * dx, oy + t * dy
                best, what = t, TABLE
                shine = gloss[2]
                _sample(table_texture, x * table_texel, -y * table_texel, c)
                b_, g_, r_ = c[0], c[1], c[2]
                for n in range(2):
                    o, d = (ox, dx) if n == 0 else (oy, dy)
                    if abs(d) > 1e-9:
                        s = ((half if d < 0 else -half) - o) / d
                        z = oz + s * dz
                        w = (oy + s * dy) if n == 0 else (ox + s * dx)
                        if 0 < s < best and -board[1] < z < 0 and abs(w) < half:
                            best, what = s, SIDE
                            shine = gloss[0] * 0.5
                            nx = (1.0 if d < 0 else -1.0) if n == 0 else 0.0
                            ny = (1.0 if d < 0 else -1.0) if n == 1 else 0.0
                            nz = 0.0
                            b_, g_, r_ = side_colour[0], side_colour[1], side_colour[2]
        for n in range(stones.shape[0]):
            t, part = _stone(ox, oy, oz, dx, dy, dz, stones[n])
            if t < best:
                best, what, part_hit, which = t, STONE + n, part, n
        for n in range(capsules.shape[0]):
            t = _capsule(ox, oy, oz, dx, dy, dz, capsules[n])
            if t < best:
                best, what, which = t, PROP, n
        boxed = False
        for n in range(boxes.shape[0]):
            t, axis = _box(ox, oy, oz, dx, dy, dz, boxes[n])
            if t < best:
                best, what, which, part_hit, boxed = t, PROP, n, axis, True
        ids[row] = what
        if what == NOTHING:
            for n in range(3):
                out[row, n] = sky[3 + n] * 0.5
            continue
        x, y, z = ox + best * dx, oy + best * dy, oz + best * dz
        if what == PROP:
            shine = gloss[3]
            if boxed:
                b = boxes[which]
                u = b[6] * dx + b[7] * dy
                v = -b[7] * dx + b[6] * dy
                nx, ny, nz = 0.0, 0.0, 1.0
                if part_hit == 0:
                    s = -1.0 if u > 0 else 1.0
                    nx, ny, nz = s * b[6], s * b[7], 0.0
                elif part_hit == 1:
                    s = -1.0 if v > 0 else 1.0
                    nx, ny, nz = -s * b[7], s * b[6], 0.0
                b_, g_, r_ = box_colour[which, 0], box_colour[which, 1], box_colour[which, 2]
            else:
                e = capsules[which]
                ex, ey, ez = e[3] - e[0], e[4] - e[1], e[5] - e[2]
                h = ((x - e[0]) * ex + (y - e[1]) * ey + (z - e[2]) * ez) / (ex * ex + ey * ey + ez * ez + 1e-9)
                h = min(max(h, 0.0), 1.0)
                nx, ny, nz = (x - e[0] - h * ex) / e[6], (y - e[1] - h * ey) / e[6], (z - e[2] - h * ez) / e[6]
                b_, g_, r_ = capsule_colour[which, 0], capsule_colour[which, 1], capsule_colour[which, 2]
        elif what >= STONE:
            s = stones[which]
            look = stone_look[which]
            sign = 1.0 if part_hit == 1 else -1.0
            shine = look[5]
            # The face's own axes: one lies in it and is level, turned by the stone's turn.
            ex, ey, ez = s[5], 0.0, -s[3]
            el = np.sqrt(ex * ex + ez * ez) + 1e-9
            ex, ez = ex / el, ez / el
            fx, fy, fz = s[4] * ez - s[5] * ey, s[5] * ex - s[3] * ez, s[3] * ey - s[4] * ex
            px, py, pz = x - s[0], y - s[1], z - s[2]
            u = (px * ex + py * ey + pz * ez) / s[6]
            v = (px * fx + py * fy + pz * fz) / s[6]
            b_, g_, r_ = stone_colour[which, 0], stone_colour[which, 1], stone_colour[which, 2]
            if look[6] > 0:
                _sample(grain, (u * np.cos(look[2] + look[10]) + v * np.sin(look[2] + look[10])) * 40 + 97 * look[10],
                            (v * np.cos(look[2] + look[10]) - u * np.sin(look[2] + look[10])) * 40 + 31 * look[10], c)
                k = np.float32(max(1 + look[6] * (c[0] - 0.5), 0.12))
                b_, g_, r_ = b_ * k, g_ * k, r_ * k
            if part_hit == 3:
                a = (px * s[3] + py * s[4] + pz * s[5])
                nx, ny, nz = (px - a * s[3]) / s[6], (py - a * s[4]) / s[6], (pz - a * s[5]) / s[6]
                over = abs(a) / s[7]
                if over > 0.7:
                    lean = (over - 0.7) / 0.3 * look[7]
                    sg = 1.0 if a > 0 else -1.0
                    nx, ny, nz = nx + sg * lean * s[3], ny + sg * lean * s[4], nz + sg * lean * s[5]
            else:
                nx, ny, nz = sign * s[3], sign * s[4], sign * s[5]
                rho = np.sqrt(u * u + v * v)
                k = int(look[0]) if part_hit == 1 else int(look[1])
                tilt_u, tilt_v = 0.0, 0.0
                if k >= 0:
                    mu = (u * np.cos(look[2]) + v * np.sin(look[2]))
                    mv = (v * np.cos(look[2]) - u * np.sin(look[2])) * sign
                    m, gu, gv = _mask(masks, k, mu, mv)
                    m32 = np.float32(m * look[4])
                    b_ = b_ * (1 - m32) + mark_colour[which, 0] * m32
                    g_ = g_ * (1 - m32) + mark_colour[which, 1] * m32
                    r_ = r_ * (1 - m32) + mark_colour[which, 2] * m32
                    if look[3] > 0:
                        dark = np.float32(1 - 0.45 * min(look[3], 1.0) * m)
                        b_, g_, r_ = b_ * dark, g_ * dark, r_ * dark
                        cu = gu * np.cos(look[2]) - gv * np.sin(look[2]) * sign
                        cv = gu * np.sin(look[2]) + gv * np.cos(look[2]) * sign
                        tilt_u, tilt_v = look[3] * cu * 1.4, look[3] * cv * 1.4
                if rho > 1 - 0.12 * look[7] - 1e-6 and rho > 0:
                    lean = (rho - 1 + 0.12 * look[7]) / (0.12 * look[7] + 1e-6) * 0.9
                    tilt_u, tilt_v = tilt_u + lean * u / rho, tilt_v + lean * v / rho
                if look[9] != 0 and rho > 0:
                    tilt_u, tilt_v = tilt_u + look[9] * u, tilt_v + look[9] * v
                if look[8] > 0 and rho > 0:
                    wave = look[8] * np.sin(rho * 38.0)
                    tilt_u, tilt_v = tilt_u + wave * u / rho, tilt_v + wave * v / rho
                nx = nx + tilt_u * ex + tilt_v * fx
                ny = ny + tilt_u * ey + tilt_v * fy
                nz = nz + tilt_u * ez + tilt_v * fz
            length = np.sqrt(nx * nx + ny * ny + nz * nz)
            nx, ny, nz = nx / length, ny / length, nz / length
        x, y, z = x + 0.02 * nx, y + 0.02 * ny, z + 0.02 * nz
        # Light from around, blocked by what stands near.
        seen = 0.0
        for _ in range(ambients):
            a = 6.2831853 * np.random.random()
            q = np.random.random()
            sx, sy, sz = np.sqrt(q) * np.cos(a), np.sqrt(q) * np.sin(a), np.sqrt(1 - q)
            # Around the normal: mirrored into its half of the ball.
            along = sx * nx + sy * ny + sz * nz
            sx, sy, sz = sx + nx, sy + ny, sz + nz
            if along < 0:
                sx, sy, sz = sx - 2 * along * nx, sy - 2 * along * ny, sz - 2 * along * nz
            length = np.sqrt(sx * sx + sy * sy + sz * sz) + 1e-9
            sx, sy, sz = sx / length, sy / length, max(sz / length, 0.02)
            if not _blocked(x, y, z, sx, sy, sz, board, holes, stones, capsules, boxes):
                seen += 1.0 / ambients
        if what in (FLOOR, WALL):
            seen = 0.85 * seen + 0.15
        up = 0.5 + 0.5 * nz
        for n in range(3):
            tone = b_ if n == 0 else (g_ if n == 1 else r_)
            out[row, n] = tone * np.float32(seen * (sky[n] * up + sky[3 + n] * (1 - up)))
            if z < -0.1 and abs(x) < half and abs(y) < half:
                out[row, n] += tone * np.float32((1 - seen) * thrown[n])
        for k in range(n_light):
            light = lights[k]
            got = 0.0
            for m in range(shadows):
                a = 6.2831853 * (m + np.random.random()) / shadows
                q = np.sqrt(np.random.random()) * light[3]
                lx, ly, lz = light[0] + q * np.cos(a) - x, light[1] + q * np.sin(a) - y, light[2] - z
                d2 = lx * lx + ly * ly + lz * lz
                d1 = np.sqrt(d2)
                lx, ly, lz = lx / d1, ly / d1, lz / d1
                face = lx * nx + ly * ny + lz * nz
                if face > 0 and not _blocked(x, y, z, lx, ly, lz, board, holes, stones, capsules, boxes):
                    got += face * light[2] * light[2] / d2 / shadows
            if got > 0:
                out[row, 0] += b_ * np.float32(got * light[4])
                out[row, 1] += g_ * np.float32(got * light[5])
                out[row, 2] += r_ * np.float32(got * light[6])
            if shine > 0:
                # The lamp in the varnish: how near the mirrored look passes by it.
                along = dx * nx + dy * ny + dz * nz
                mx, my, mz = dx - 2 * along * nx, dy - 2 * along * ny, dz - 2 * along * nz
                lx, ly, lz = light[0] - x, light[1] - y, light[2] - z
                d1 = np.sqrt(lx * lx + ly * ly + lz * lz)
                cosine = (mx * lx + my * ly + mz * lz) / d1
                wide = light[3] / d1 + gloss[4]
                off = np.arccos(min(max(cosine, -1.0), 1.0))
                if off < 2.2 * wide and got > 0:
                    glow = np.exp(-((off / wide) ** 4) * 0.7)
                    fresnel = 0.04 + 0.96 * (1 - abs(along)) ** 5
                    k2 = np.float32(shine * fresnel * glow * gloss[5])
                    out[row, 0] += k2 * light[4]
                    out[row, 1] += k2 * light[5]
                    out[row, 2] += k2 * light[6]
        if shine > 0:
            fresnel = 0.04 + 0.96 * (1 - abs(dx * nx + dy * ny + dz * nz)) ** 5
            for n in range(3):
                out[row, n] += np.float32(shine * fresnel * 0.6 * sky[3 + n] * seen)
    return out, ids
