// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { picturesOf } from '../pictures.ts';
import { makeImages } from './makeImages.ts';

let folder = '';
const said: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'images-'));
  mkdirSync(join(folder, 'images/originals'), { recursive: true });
  said.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const make = () => makeImages({ folder, say: (line) => said.push(line) });
const original = (name: string) => join(folder, 'images/originals', name);
const made = () => readdirSync(join(folder, 'public/images')).filter((file) => !file.startsWith('.'));
const drawing = (width: number, height: number, color = 'green') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${color}"/></svg>`;

const photograph = (name: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'green' } }).toFile(original(name));

test('a photograph comes in three formats and the widths that it has, and its name finds them', async () => {
  await photograph('dom.png', 600, 300);
  await make();
  expect(made().toSorted()).toEqual(
    [480, 600].flatMap((width) => ['avif', 'jpg', 'webp'].map((ending) => `dom-${width}.${ending}`)),
  );
  expect(await sharp(join(folder, 'public/images/dom-480.avif')).metadata()).toMatchObject({
    width: 480,
    height: 240,
  });

  const picture = picturesOf(JSON.parse(readFileSync(join(folder, 'src/images.json'), 'utf8')));
  expect(picture('dom')).toEqual({
    src: '/images/dom-600.jpg',
    srcSet: '/images/dom-480.jpg 480w, /images/dom-600.jpg 600w',
    avif: '/images/dom-480.avif 480w, /images/dom-600.avif 600w',
    webp: '/images/dom-480.webp 480w, /images/dom-600.webp 600w',
    width: 600,
    height: 300,
  });
  expect(() => picture('plot')).toThrow(/No picture is called plot\. Put an original of that name/);
});

test('a drawing goes out as it was drawn', async () => {
  writeFileSync(original('dom.svg'), drawing(600, 300));
  await make();
  expect(made()).toEqual(['dom.svg']);
  expect(readFileSync(join(folder, 'public/images/dom.svg'), 'utf8')).toBe(drawing(600, 300));

  const picture = picturesOf(JSON.parse(readFileSync(join(folder, 'src/images.json'), 'utf8')));
  expect(picture('dom')).toEqual({ src: '/images/dom.svg', width: 600, height: 300 });
});

test('what is up to date is skipped, and what has lost its original goes', async () => {
  await photograph('dom.png', 48, 48);
  writeFileSync(original('plot.svg'), drawing(48, 48));
  await make();
  rmSync(original('plot.svg'));
  rmSync(join(folder, 'public/images/dom-48.webp'));
  await make();
  expect(said.at(-1)).toBe('1 originals made anew, 0 already up to date.');
  expect(made().toSorted()).toEqual(['dom-48.avif', 'dom-48.jpg', 'dom-48.webp']);
  await make();
  expect(said.at(-1)).toBe('0 originals made anew, 1 already up to date.');
});

test('the picture of social networks is one JPEG of their size, the mark becomes every icon', async () => {
  writeFileSync(original('share-home.svg'), drawing(1000, 1000));
  writeFileSync(original('icon.svg'), drawing(64, 64));
  await make();
  expect(made()).toEqual(['share-home.jpg']);
  expect(await sharp(join(folder, 'public/images/share-home.jpg')).metadata()).toMatchObject({
    width: 1200,
    height: 630,
  });
  expect(readdirSync(join(folder, 'public')).toSorted()).toEqual([
    'apple-touch-icon.png',
    'favicon.ico',
    'favicon.svg',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
    'images',
  ]);
});

test('a photograph replaces the drawing of its name, and says so', async () => {
  writeFileSync(original('dom.svg'), drawing(48, 48));
  await sharp({ create: { width: 32, height: 32, channels: 3, background: 'red' } }).toFile(
    original('dom.png'),
  );
  await make();
  expect(said).toContain('dom: dom.png replaces the drawing.');
  expect(made()).toContain('dom-32.avif');
});

test('two photographs of one name are refused', async () => {
  const red = sharp({ create: { width: 32, height: 32, channels: 3, background: 'red' } });
  await red.toFile(original('dom.png'));
  await red.toFile(original('dom.jpg'));
  await expect(make()).rejects.toThrow(/Both dom\.jpg and dom\.png want to be "dom"\. Keep one of them in/);
});

test('a picture that stays too heavy for a phone is refused by its name, with what to do', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const size = { width: 480, height: 480, channels: 3 } as const;
  await sharp({ create: { ...size, background: 'black', noise } }).toFile(original('tlum.png'));
  await expect(make()).rejects.toThrow(
    /^tlum at 480 px is \d+ bytes of AVIF even at the lowest quality, and may have 25000\. Choose a calmer picture/,
  );
});

test('without a folder of originals it says where to put them', async () => {
  rmSync(join(folder, 'images'), { recursive: true });
  await expect(make()).rejects.toThrow(/There is no folder .*images.originals\. Make it/);
});
