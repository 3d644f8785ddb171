// A phone's photo as it is sent: upright, small enough for a slow Wi-Fi, as JPEG also where the phone keeps HEIC.

const LONGEST_PX = 2000;
const SMALL_BYTES = 1_500_000;
const HEAD_BYTES = 65_536; // enough for the table to tell what a file is

/** The photo made smaller; the file itself (of a film only its beginning) where this browser cannot open it: the table
 *  says what is wrong with it. */
export async function shrunk(file) {
  if (file.size < SMALL_BYTES && file.type === "image/jpeg") return file;
  try {
    const opened = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, LONGEST_PX / Math.max(opened.width, opened.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(opened.width * scale);
    canvas.height = Math.round(opened.height * scale);
    canvas.getContext("2d").drawImage(opened, 0, 0, canvas.width, canvas.height);
    opened.close();
    return (await new Promise((done) => canvas.toBlob(done, "image/jpeg", 0.9))) || file;
  } catch {
    return file.type.startsWith("image/") ? file : file.slice(0, HEAD_BYTES);
  }
}
