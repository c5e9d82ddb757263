import type { PhotoProblem } from '../labels.js';

export class PhotoError extends Error {
  constructor(readonly problem: PhotoProblem) {
    super(problem);
  }
}

export interface PreparedPhoto {
  /** A JPEG without metadata. */
  blob: Blob;
  /** A small JPEG as a data URL: policies for images (CSP) rarely allow blob URLs. */
  thumbnail: string;
}

/** Width and height in px. */
interface Size {
  width: number;
  height: number;
}

type Decoded = HTMLImageElement | ImageBitmap;

/** Most pixels of a photo that is sent. Its area is limited, so that tall screenshots and panoramas stay legible. */
const mostSentPixels = 4_000_000;
/** Longest side of a canvas that every browser can draw, in px. */
const longestSide = 8192;
const mostPhotoBytes = 400_000;
/** Larger files are not read. */
const mostFileBytes = 100_000_000;
/** Most pixels of an image that is decoded: the largest sensors of phones. Each takes up to 4 bytes of memory. */
const mostPixels = 220_000_000;
/** Some systems report no type. An SVG is not a photo. */
const photoType = /^(image\/(?!svg)|(application\/octet-stream)?$)/;
const thumbnailPixels = 240 * 240;
const qualities = [0.85, 0.75, 0.6];

/**
 * Scales a photo down and encodes it as a JPEG that is upright and has no metadata. Throws a `PhotoError` if the browser
 * cannot decode the file, if the file is too large to try, or if privacy settings block the canvas.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  if (file.size === 0) throw new PhotoError('empty');
  if (!photoType.test(file.type)) throw new PhotoError('notPhoto');
  if (file.size > mostFileBytes) throw new PhotoError('tooLarge');
  if (!isCanvasTrue()) throw new PhotoError('blocked');
  if (!(await hasEnd(file))) throw new PhotoError('unreadable');
  const decoded = await decode(file);
  try {
    if (isBlank(decoded)) throw new PhotoError('unreadable');
    return await encode(decoded);
  } finally {
    if (decoded instanceof ImageBitmap) decoded.close();
  }
}

/** Returns false for a JPEG or PNG whose end is missing, of which browsers show the upper part. */
async function hasEnd(file: File): Promise<boolean> {
  try {
    const data = new DataView(await file.arrayBuffer());
    if (data.getUint32(0) === 0x89504e47) return isWholePng(data);
    return data.getUint16(0) !== 0xffd8 || isWholeJpeg(data);
  } catch {
    // A read beyond the end, or of a file that is gone.
    return false;
  }
}

function isWholePng(data: DataView): boolean {
  let at = 8;
  while (data.getUint32(at + 4) !== 0x49454e44) at += 12 + data.getUint32(at);
  return true;
}

/** Skips the segments before the pixels, which can contain a whole thumbnail. */
function isWholeJpeg(data: DataView): boolean {
  let at = 2;
  while (data.getUint16(at) !== 0xffda) at += data.getUint8(at + 1) === 0xff ? 1 : 2 + data.getUint16(at + 2);
  while (data.getUint16(at) !== 0xffd9) at += 1;
  return true;
}

async function decode(file: File): Promise<Decoded> {
  const decoded = await loadImage(file)
    // Where a policy refuses data URLs, or the browser limits their length.
    .catch(() => createImageBitmap(file, { imageOrientation: 'from-image' }))
    .catch(async () => {
      throw new PhotoError(await findDecodeProblem(file));
    });
  const { width, height } = getSize(decoded);
  if (width * height > mostPixels) throw new PhotoError('tooLarge');
  return decoded;
}

async function loadImage(file: File): Promise<HTMLImageElement> {
  const image = new Image();
  const url = await readAsDataUrl(file);
  await new Promise((resolve, reject) => {
    image.addEventListener('load', resolve);
    image.addEventListener('error', reject);
    image.src = url;
  });
  // Unlike createImageBitmap, the element gives the size before it decodes. Browsers decode a larger JPEG as it is drawn.
  if (image.naturalWidth * image.naturalHeight < 50_000_000) await image.decode();
  return image;
}

function readAsDataUrl(file: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', reject);
    reader.readAsDataURL(file);
  });
}

async function findDecodeProblem(file: File): Promise<PhotoProblem> {
  try {
    // Bytes 4 to 11 name the format, whatever the file is called.
    const format = await file.slice(4, 12).text();
    if (/^ftyp(?:hei|hev|mif1|msf1)/.test(format)) return 'heic';
  } catch {
    return 'unreadable';
  }
  return file.type.startsWith('image/') ? 'unreadable' : 'notPhoto';
}

/** Returns whether all pixels are transparent, as in WebKit if the end of the file is missing. */
function isBlank(decoded: Decoded): boolean {
  const side = 16;
  const { context } = createCanvas(side, side);
  context.drawImage(decoded, 0, 0, side, side);
  return context.getImageData(0, 0, side, side).data.every((value) => value === 0);
}

/** Lowers the quality, then the size, until the photo has few enough bytes. */
async function encode(decoded: Decoded): Promise<PreparedPhoto> {
  for (let pixels = mostSentPixels; ; ) {
    const canvas = draw(decoded, getSize(decoded), pixels);
    let bytes = 0;
    for (const quality of qualities) {
      const blob = await toJpeg(canvas, quality);
      bytes = blob.size;
      if (bytes > 3 * mostPhotoBytes) break;
      if (bytes > mostPhotoBytes) continue;
      const thumbnail = draw(canvas, canvas, thumbnailPixels).toDataURL('image/jpeg', 0.7);
      return { blob, thumbnail };
    }
    pixels = canvas.width * canvas.height * Math.min(0.8, Math.max(0.2, mostPhotoBytes / bytes));
  }
}

function getSize(decoded: Decoded): Size {
  if (decoded instanceof ImageBitmap) return decoded;
  return { width: decoded.naturalWidth, height: decoded.naturalHeight };
}

/** Draws an image of at most `pixels` on white, because JPEG has no transparency. */
function draw(source: CanvasImageSource, { width, height }: Size, pixels: number): HTMLCanvasElement {
  const scale = Math.min(1, Math.sqrt(pixels / (width * height)), longestSide / Math.max(width, height));
  const { canvas, context } = createCanvas(width * scale, height * scale);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Returns whether the canvas returns what is drawn. Privacy settings return noise, one colour or nothing. */
function isCanvasTrue(): boolean {
  try {
    const { context } = createCanvas(8, 1);
    context.fillStyle = '#4080c0';
    context.fillRect(0, 0, 8, 1);
    const { data } = context.getImageData(0, 0, 8, 1);
    // Some browsers change the last bit of some pixels, which no one sees.
    return data.every((value, index) => Math.round(value / 64) === (index % 4) + 1);
  } catch {
    return false;
  }
}

function createCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  // Null only without memory: then the first call throws.
  return { canvas, context: canvas.getContext('2d') as CanvasRenderingContext2D };
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new PhotoError('unreadable'))),
      'image/jpeg',
      quality,
    );
  });
}
