/** Maximum number of pixels and scans of a photo. A small file with more needs minutes or gigabytes to decode. */
const limits = { pixels: 50_000_000, side: 12_000, scans: 64 } as const;

const marker = { startOfImage: 0xd8, endOfImage: 0xd9, startOfScan: 0xda, adobe: 0xee } as const;

/** Start-of-frame markers, which contain the size. The three that are left out have other meanings. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
/** Frames, scans and tables. Other segments, such as metadata and comments, can contain any text. */
const isImage = (code: number) => isFrame(code) || [0xc4, 0xcc, 0xda, 0xdb, 0xdd].includes(code);
/** Markers inside of image data: an escaped 0xff, a restart, or a fill byte. */
const isInScan = (code: number) => code === 0 || (code >= 0xd0 && code <= 0xd7) || code === 0xff;

/**
 * Returns a JPEG file without metadata, comments, unknown segments and what follows its end. Returns null if the segments
 * are no complete image, or it has absurdly many pixels or scans. Reads no pixels.
 */
export function cleanJpeg(file: Uint8Array): Buffer | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file[0] !== 0xff || file[1] !== marker.startOfImage) return null;
  const kept = [file.subarray(0, 2)];
  let hasFrame = false;
  let scans = 0;
  for (let at = 2; ; ) {
    // Any number of fill bytes may precede a marker.
    while (file[at] === 0xff && file[at + 1] === 0xff) at++;
    const code = file[at + 1];
    if (file[at] !== 0xff || code === undefined) return null;
    if (code === marker.endOfImage)
      return scans > 0 ? Buffer.concat([...kept, file.subarray(at, at + 2)]) : null;
    if (at + 4 > file.length) return null;
    const length = view.getUint16(at + 2);
    let end = at + 2 + length;
    if (length < 2 || end > file.length) return null;
    if (isFrame(code)) {
      if (length < 8 || !isFitting(view.getUint16(at + 5), view.getUint16(at + 7))) return null;
      hasFrame = true;
    }
    if (code === marker.startOfScan) {
      if (!hasFrame || ++scans > limits.scans) return null;
      end = findEndOfScan(file, end);
    }
    // The segment of 14 bytes says how colours are stored.
    if (isImage(code) || (code === marker.adobe && length === 14)) kept.push(file.subarray(at, end));
    at = end;
  }
}

function isFitting(height: number, width: number): boolean {
  const isInRange = [height, width].every((side) => side > 0 && side <= limits.side);
  return isInRange && height * width <= limits.pixels;
}

function findEndOfScan(file: Uint8Array, start: number): number {
  let at = file.indexOf(0xff, start);
  while (at >= 0 && isInScan(file[at + 1] ?? marker.endOfImage)) at = file.indexOf(0xff, at + 1);
  return at < 0 ? file.length : at;
}
