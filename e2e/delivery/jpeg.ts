const jpegStart = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 10, 0, 10, 1, 1, 0x11, 0];
const jpegScan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0];
const jpegHead = [...jpegStart, ...jpegScan];

/** Returns a photo with the segments of a JPEG file, and other image data for each seed. */
export function jpeg(seed: number, bytes = 50_000): Uint8Array<ArrayBuffer> {
  const end = [0xff, 0xd9];
  return Uint8Array.from(
    { length: bytes },
    (_, place) => jpegHead[place] ?? end[place - bytes + end.length] ?? (place * 31 + seed * 17) % 251,
  );
}
