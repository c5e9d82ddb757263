import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { makeIcons, makePicture, makeShareImage } from './encode.ts';
import { findOriginals, type Original } from './originals.ts';
import { settings as settingsFor, type Settings } from './settings.ts';
import { isUpToDate, readStamps, removeLeftovers, table, type Stamp, type Stamps } from './stamps.ts';

export interface ImagesOptions {
  /**
   * Folder of the site; the paths below are relative to it.
   * @default '.'
   */
  folder?: string;
  /**
   * Where the originals lie: drawings (svg) and photographs (jpg, png, webp, tif), each named as its picture.
   * @default 'images/originals'
   */
  originals?: string;
  /**
   * Where the pictures go, in a folder `images`, and the icons.
   * @default 'public'
   */
  publicFolder?: string;
  /**
   * The list of pictures, for `picturesOf`.
   * @default 'src/images.json'
   */
  list?: string;
  /**
   * Colour behind the company's mark where a home screen wants no transparency, as CSS writes it in hexadecimal.
   * @default '#ffffff'
   */
  iconPaper?: string;
  /**
   * Takes one line of what was done.
   * @default console.log
   */
  say?: (line: string) => void;
}

/**
 * Makes the pictures of a site out of their originals, and the list of them: photographs become AVIF, WebP and JPEG in
 * up to four widths, drawings stay as they are.
 * `share-….*` becomes one JPEG for social networks, `icon.*` the icons. What is up to date is skipped.
 */
export async function makeImages(options: ImagesOptions = {}): Promise<void> {
  const { folder = '.', originals = 'images/originals', iconPaper = '#ffffff', say = console.log } = options;
  const publicFolder = resolve(folder, options.publicFolder ?? 'public');
  const list = resolve(folder, options.list ?? 'src/images.json');
  const stampFile = join(publicFolder, 'images/.stamp.json');
  const settings = settingsFor(iconPaper);

  const queue = await findOriginals(resolve(folder, originals), settings, say);
  await mkdir(join(publicFolder, 'images'), { recursive: true });
  const earlier = await readStamps(stampFile);
  const stamps: Stamps = {};
  let made = 0;

  // Two at a time: encoders use the cores well, and a large photograph takes much memory.
  async function work() {
    for (let original = queue.shift(); original; original = queue.shift()) {
      const stamp = earlier[original.name];
      if (stamp && (await isUpToDate(stamp, original.hash, publicFolder))) {
        stamps[original.name] = stamp;
      } else {
        stamps[original.name] = await make(original, settings, publicFolder);
        made += 1;
      }
    }
  }
  await Promise.all([work(), work()]);

  const sorted = Object.fromEntries(Object.entries(stamps).toSorted(([a], [b]) => a.localeCompare(b)));
  const pictures = Object.fromEntries(
    Object.entries(sorted).flatMap(([name, { entry }]) => (entry ? [[name, entry]] : [])),
  );
  await removeLeftovers(sorted, publicFolder);
  await writeFile(stampFile, JSON.stringify(sorted));
  await mkdir(dirname(list), { recursive: true });
  await writeFile(list, `${JSON.stringify(pictures, null, 2)}\n`);
  for (const line of table(sorted)) say(line);
  say(`${made} originals made anew, ${Object.keys(sorted).length - made} already up to date.`);
}

async function make(original: Original, settings: Settings, publicFolder: string): Promise<Stamp> {
  const maker =
    original.name === 'icon' ? makeIcons : original.name.startsWith('share-') ? makeShareImage : makePicture;
  const { files, entry } = await maker(original, settings);
  for (const [path, bytes] of Object.entries(files)) await writeFile(join(publicFolder, path), bytes);
  const sizes = Object.fromEntries(Object.entries(files).map(([path, { length }]) => [path, length]));
  return { hash: original.hash, files: sizes, ...(entry && { entry }) };
}
