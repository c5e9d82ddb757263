import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { Original } from './originals.ts';
import { avifLimit, type Settings } from './settings.ts';

/** What a page has to know of a picture, as the list of pictures holds it. */
export interface PictureEntry {
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  /** For browsers that know no `srcset`; of a drawing the only file. */
  src: string;
  /** Values of `srcset`. */
  avif?: string;
  webp?: string;
  srcset?: string;
}

/** Files by their paths below the public folder, and what the list of pictures says of them. */
export interface Made {
  files: Readonly<Record<string, Buffer>>;
  entry?: PictureEntry;
}

const open = ({ path }: Original) => sharp(path).autoOrient();

/** A picture of a page: a photograph in each format and each width that it has, a drawing as it is. */
export async function makePicture(original: Original, settings: Settings): Promise<Made> {
  return original.isDrawing ? keepDrawing(original) : makeFormats(original, settings);
}

/** A drawing is lighter than any photograph of it, sharp however large, and can follow the visitor's colour scheme. */
async function keepDrawing(original: Original): Promise<Made> {
  const { width, height } = await open(original).metadata();
  const file = `images/${original.name}.svg`;
  return {
    files: { [file]: await readFile(original.path) },
    entry: { width, height, src: `/${file}` },
  };
}

async function makeFormats(original: Original, settings: Settings): Promise<Made> {
  const { autoOrient } = await open(original).metadata();
  const widths = settings.widths.filter((width) => width <= autoOrient.width);
  const largest = Math.min(autoOrient.width, Math.max(...settings.widths));
  if (!widths.includes(largest)) widths.push(largest);

  const files: Record<string, Buffer> = {};
  for (const width of widths) {
    const picture = open(original).resize({ width }).flatten({ background: '#ffffff' });
    const encoded = {
      avif: await encodeAvif(picture, width, original.name, settings),
      webp: await picture.clone().webp({ quality: settings.webpQuality, effort: 4 }).toBuffer(),
      jpg: await picture.clone().jpeg({ quality: settings.jpegQuality, mozjpeg: true }).toBuffer(),
    };
    for (const [ending, bytes] of Object.entries(encoded))
      files[`images/${original.name}-${width}.${ending}`] = bytes;
  }

  const srcset = (ending: string) =>
    widths.map((width) => `/images/${original.name}-${width}.${ending} ${width}w`).join(', ');
  const entry = {
    width: largest,
    height: Math.round((largest * autoOrient.height) / autoOrient.width),
    avif: srcset('avif'),
    webp: srcset('webp'),
    src: `/images/${original.name}-${widths.includes(960) ? 960 : largest}.jpg`,
    srcset: srcset('jpg'),
  };
  return { files, entry };
}

async function encodeAvif(picture: Sharp, width: number, name: string, settings: Settings) {
  let smallest = Infinity;
  for (const quality of settings.avifQualities) {
    const bytes = await picture.clone().avif({ quality, effort: settings.avifEffort }).toBuffer();
    if (bytes.length <= avifLimit(width)) return bytes;
    smallest = Math.min(smallest, bytes.length);
  }
  throw new Error(
    `${name} at ${width} px is ${smallest} bytes of AVIF even at the lowest quality, and may have ${avifLimit(width)}. ` +
      'Choose a calmer picture, crop it, or blur its background.',
  );
}

/** Social networks fetch one JPEG of one size, by an address that page metadata spell out. */
export async function makeShareImage(original: Original, settings: Settings): Promise<Made> {
  const { width, height, jpegQuality } = settings.share;
  const bytes = await open(original)
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: jpegQuality, mozjpeg: true })
    .toBuffer();
  return { files: { [`images/${original.name}.jpg`]: bytes } };
}

/** The company's mark as browsers, phones and home screens want it. */
export async function makeIcons(original: Original, { iconPaper }: Settings): Promise<Made> {
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const icon = async (size: number, share: number, background: string | typeof transparent) => {
    const inner = Math.round(size * share);
    const mark = await open(original)
      .resize(inner, inner, { fit: 'contain', background: transparent })
      .toBuffer();
    return sharp({ create: { width: size, height: size, channels: 4, background } })
      .composite([{ input: mark }])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
  };
  return {
    files: {
      'icon-192.png': await icon(192, 0.96, transparent),
      'icon-512.png': await icon(512, 0.96, transparent),
      // A home screen may cut everything outside a circle of four fifths of the width.
      'icon-maskable-512.png': await icon(512, 0.58, iconPaper),
      'apple-touch-icon.png': await icon(180, 0.7, iconPaper),
      'favicon.ico': icoOf(await icon(32, 1, transparent)),
      'favicon.svg': original.isDrawing
        ? await readFile(original.path)
        : svgOf(await icon(64, 1, transparent)),
    },
  };
}

/** An .ico file is a header of 22 bytes before one PNG of 32 × 32. */
function icoOf(png: Buffer) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([32, 32], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const svgOf = (png: Buffer) =>
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
      `<image width="64" height="64" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  );
