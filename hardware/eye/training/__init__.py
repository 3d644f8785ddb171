"""Making of the eye's two networks. Needs torch, Pillow and tqdm; the table itself needs none of them."""
