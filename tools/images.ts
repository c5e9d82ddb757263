/**
 * Makes the site's pictures out of site/images/originals: `npm run images`.
 * What to put there, and how it must be called, stands in site/images/README.md.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';

const site = join(import.meta.dirname, '../site');
const originals = join(site, 'images/originals');
const publicFolder = join(site, 'public');
const output = join(publicFolder, 'images');
const stampFile = join(output, '.stamp.json');
const manifestFile = join(site, 'src/images.json');

const settings = {
  widths: [480, 720, 960, 1200],
  /** Tried in this order until the file is small enough; a drawing passes at once, a busy photograph later. */
  avifQualities: [55, 46, 38, 30],
  avifEffort: 3,
  webpQuality: 78,
  jpegQuality: 80,
  share: { width: 1200, height: 630, jpegQuality: 84 },
  iconPaper: '#f8f3e9',
  /** Changed whenever this file makes something else of the same originals. */
  version: 1,
};

/** A phone's picture decides how soon the page looks ready; 25 KB take it 0.1 s on a slow line. */
const avifLimit = (width: number) => (width <= 720 ? 25_000 : 60_000);

interface Original {
  name: string;
  file: string;
  hash: string;
}

interface ManifestEntry {
  width: number;
  height: number;
  avif: string;
  webp: string;
  src: string;
  srcset: string;
}

interface Stamp {
  hash: string;
  /** Paths below site/public, with their sizes in bytes. */
  files: Record<string, number>;
  entry?: ManifestEntry;
}

const drawings = ['.svg'];
const photographs = ['.jpg', '.jpeg', '.png', '.webp', '.tif', '.tiff'];

/** One original per name: where a photograph lies beside a drawing, the photograph. */
async function findOriginals(): Promise<Original[]> {
  const byName = new Map<string, string>();
  for (const file of (await readdir(originals)).toSorted()) {
    const { name, ext } = parse(file);
    const isDrawing = drawings.includes(ext.toLowerCase());
    if (!isDrawing && !photographs.includes(ext.toLowerCase())) continue;
    const rival = byName.get(name);
    if (rival && !isDrawing && !drawings.includes(parse(rival).ext)) {
      throw new Error(`Both ${rival} and ${file} want to be "${name}". Keep one of them in ${originals}.`);
    }
    const winner = rival && isDrawing ? rival : file;
    if (rival) console.log(`${name}: ${winner} replaces the drawing.`);
    byName.set(name, winner);
  }
  return Promise.all(
    [...byName].map(async ([name, file]) => {
      const content = await readFile(join(originals, file));
      const hash = createHash('sha256').update(JSON.stringify(settings)).update(content).digest('hex');
      return { name, file, hash };
    }),
  );
}

const open = ({ file }: Original) => sharp(join(originals, file)).autoOrient();

async function encodeAvif(picture: Sharp, width: number, name: string) {
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

async function makePicture(original: Original): Promise<Stamp> {
  const { autoOrient } = await open(original).metadata();
  const widths = settings.widths.filter((width) => width <= autoOrient.width);
  const largest = Math.min(autoOrient.width, Math.max(...settings.widths));
  if (!widths.includes(largest)) widths.push(largest);

  const files: Record<string, number> = {};
  const srcset = (ending: string) =>
    widths.map((width) => `/images/${original.name}-${width}.${ending} ${width}w`).join(', ');

  for (const width of widths) {
    const picture = open(original).resize({ width }).flatten({ background: '#ffffff' });
    const encoded = {
      avif: await encodeAvif(picture, width, original.name),
      webp: await picture.clone().webp({ quality: settings.webpQuality, effort: 4 }).toBuffer(),
      jpg: await picture.clone().jpeg({ quality: settings.jpegQuality, mozjpeg: true }).toBuffer(),
    };
    for (const [ending, bytes] of Object.entries(encoded)) {
      const path = `images/${original.name}-${width}.${ending}`;
      await writeFile(join(publicFolder, path), bytes);
      files[path] = bytes.length;
    }
  }

  const entry = {
    width: largest,
    height: Math.round((largest * autoOrient.height) / autoOrient.width),
    avif: srcset('avif'),
    webp: srcset('webp'),
    src: `/images/${original.name}-${widths.includes(960) ? 960 : largest}.jpg`,
    srcset: srcset('jpg'),
  };
  return { hash: original.hash, files, entry };
}

/** Social networks fetch one JPEG of one size, by an address that page metadata spell out. */
async function makeShareImage(original: Original): Promise<Stamp> {
  const { width, height, jpegQuality } = settings.share;
  const path = `images/${original.name}.jpg`;
  const bytes = await open(original)
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: jpegQuality, mozjpeg: true })
    .toBuffer();
  await writeFile(join(publicFolder, path), bytes);
  return { hash: original.hash, files: { [path]: bytes.length } };
}

/** The company's mark as browsers, phones and home screens want it. */
async function makeIcons(original: Original): Promise<Stamp> {
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
  const made: Record<string, Buffer> = {
    'icon-192.png': await icon(192, 0.96, transparent),
    'icon-512.png': await icon(512, 0.96, transparent),
    // A home screen may cut everything outside a circle of four fifths of the width.
    'icon-maskable-512.png': await icon(512, 0.58, settings.iconPaper),
    'apple-touch-icon.png': await icon(180, 0.7, settings.iconPaper),
    'favicon.ico': icoOf(await icon(32, 1, transparent)),
  };
  const isDrawing = original.file.endsWith('.svg');
  made['favicon.svg'] = isDrawing
    ? await readFile(join(originals, original.file))
    : svgOf(await icon(64, 1, transparent));

  const files: Record<string, number> = {};
  for (const [path, bytes] of Object.entries(made)) {
    await writeFile(join(publicFolder, path), bytes);
    files[path] = bytes.length;
  }
  return { hash: original.hash, files };
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

function make(original: Original) {
  if (original.name === 'icon') return makeIcons(original);
  if (original.name.startsWith('share-')) return makeShareImage(original);
  return makePicture(original);
}

async function readStamps(): Promise<Record<string, Stamp>> {
  if (!existsSync(stampFile)) return {};
  return JSON.parse(await readFile(stampFile, 'utf8')) as Record<string, Stamp>;
}

/** Whether every file of an earlier run is still there, as it was written. */
async function isUpToDate(stamp: Stamp | undefined, hash: string) {
  if (stamp?.hash !== hash) return false;
  const sizes = await Promise.all(
    Object.entries(stamp.files).map(async ([path, size]) => {
      const found = await stat(join(publicFolder, path)).catch(() => undefined);
      return found?.size === size;
    }),
  );
  return sizes.every(Boolean);
}

/** What an earlier run made of an original that has since gone would otherwise be deployed for ever. */
async function removeLeftovers(stamps: Record<string, Stamp>) {
  const wanted = new Set(Object.values(stamps).flatMap(({ files }) => Object.keys(files)));
  for (const file of await readdir(output)) {
    if (!file.startsWith('.') && !wanted.has(`images/${file}`)) await rm(join(output, file));
  }
}

/** One line per original: bytes of each format, narrow to wide. */
function printTable(stamps: Record<string, Stamp>) {
  let total = 0;
  for (const [name, { files }] of Object.entries(stamps)) {
    const columns = ['avif', 'webp', 'jpg', 'png', 'svg', 'ico'].flatMap((ending) => {
      const sizes = Object.keys(files).flatMap((path) => (path.endsWith(`.${ending}`) ? [files[path]] : []));
      return sizes.length > 0 ? [`${ending} ${sizes.join(' ')}`] : [];
    });
    console.log(`${name.padEnd(32)} ${columns.join(' | ')}`);
    total += Object.values(files).reduce((sum, bytes) => sum + bytes, 0);
  }
  console.log(`${total} bytes in all`);
}

async function makeAll() {
  await mkdir(output, { recursive: true });
  const earlier = await readStamps();
  const queue = await findOriginals();
  const stamps: Record<string, Stamp> = {};
  let made = 0;

  // Two at a time: encoders use the cores well, and a large photograph takes much memory.
  async function work() {
    for (let original = queue.shift(); original; original = queue.shift()) {
      const stamp = earlier[original.name];
      if (stamp && (await isUpToDate(stamp, original.hash))) {
        stamps[original.name] = stamp;
      } else {
        stamps[original.name] = await make(original);
        made += 1;
      }
    }
  }
  await Promise.all([work(), work()]);

  const sorted = Object.fromEntries(Object.entries(stamps).toSorted(([a], [b]) => a.localeCompare(b)));
  const manifest = Object.fromEntries(
    Object.entries(sorted).flatMap(([name, { entry }]) => (entry ? [[name, entry]] : [])),
  );
  await removeLeftovers(sorted);
  await writeFile(stampFile, JSON.stringify(sorted));
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  printTable(sorted);
  console.log(`${made} originals made anew, ${Object.keys(sorted).length - made} already up to date.`);
}

try {
  await makeAll();
} catch (error) {
  console.error(`The pictures are not ready. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
