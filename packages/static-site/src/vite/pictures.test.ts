import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Picture } from '../pictures.ts';
import { pictures } from './pictures.ts';

const startFolder = process.cwd();
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(root, 'images'));
  // The cache is below the working directory.
  process.chdir(root);
});
afterEach(() => {
  process.chdir(startFolder);
  rmSync(root, { recursive: true });
});

const write = (name: string, content: Buffer | string) => writeFileSync(join(root, 'images', name), content);
const drawing = (attributes = 'viewBox="0 0 600 300"', content = '<rect width="9" height="9"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } });

/** Builds a script that imports all files of the folder, and returns what it exports. */
async function builtPictures<T = Picture>(query = '?picture'): Promise<Record<string, T>> {
  writeFileSync(
    join(root, 'main.js'),
    `const files = import.meta.glob('./images/**', { query: '${query}', import: 'default', eager: true });
    export default Object.fromEntries(Object.entries(files).map(([file, it]) => [file.slice(9), it]));`,
  );
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [pictures()],
    build: {
      rolldownOptions: {
        input: join(root, 'main.js'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'main.mjs' },
      },
    },
  });
  const { href } = pathToFileURL(join(root, 'dist/main.mjs'));
  return ((await import(`${href}?${performance.now()}`)) as { default: Record<string, T> }).default;
}

/** The addresses and widths of a `srcset`, as browsers read it. */
const candidates = (srcset = '') =>
  srcset.split(', ').map((candidate) => {
    expect(candidate).toMatch(/^[^\s,]+ \d+w$/);
    const [address = '', width = ''] = candidate.split(' ');
    return { address, width: Number.parseInt(width, 10) };
  });

const bytesOf = (address: string) => readFileSync(join(root, 'dist', decodeURIComponent(address)));

test('encodes a photo in three formats and its widths, and copies a drawing unchanged', async () => {
  // The shortest name of equal photos is that of all, whichever is read first.
  for (const name of ['a-copy.png', 'dom.png']) write(name, await photo(800, 400).png().toBuffer());
  write('plan.svg', drawing());
  for (const name of ['Thumbs.db', 'desktop.ini']) write(name, '');
  const { 'dom.png': picture, 'a-copy.png': _, 'plan.svg': plan, ...others } = await builtPictures();
  expect(others).toEqual({ 'Thumbs.db': undefined, 'desktop.ini': undefined });
  const src = expect.stringMatching(/^\/assets\/plan-[\w-]{8}\.svg$/) as string;
  expect(plan).toEqual({ src, width: 600, height: 300 });
  expect(bytesOf(plan?.src ?? '').toString()).toBe(drawing());
  expect(picture).toMatchObject({ width: 800, height: 400 });
  for (const [srcset, format] of [
    [picture?.avif, 'heif'],
    [picture?.webp, 'webp'],
    [picture?.srcSet, 'jpeg'],
  ] as const) {
    expect(candidates(srcset).map(({ width }) => width)).toEqual([480, 720, 800]);
    for (const { address, width } of candidates(srcset)) {
      expect(address).toMatch(/^\/assets\/dom-[\w-]{8}\.\w+$/);
      expect(await sharp(bytesOf(address)).metadata()).toMatchObject({ format, width, height: width / 2 });
    }
  }
});

test('encodes a share image as JPEG of 1200 × 630 px', async () => {
  write('home.svg', drawing());
  write('dom.jpg', await photo(300, 300).jpeg().toBuffer());
  const found = await builtPictures<string>('?share');
  for (const name of ['home.svg', 'dom.jpg']) {
    const { format, width, height } = await sharp(bytesOf(found[name] ?? '')).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
  }
  // JPEG has no transparency.
  expect((await sharp(bytesOf(found['home.svg'] ?? '')).stats()).channels[0]?.mean).toBeGreaterThan(250);
});

test.each(['mały dom (1).png', `"a" & 'b', c;d.PNG`, '[x] {y} $& `z`.png'])(
  'the file name %s has valid addresses',
  async (name) => {
    write(name, await photo(500, 10).png().toBuffer());
    write(`${name}.Svg`, drawing('width="6" height="3"'));
    const found = await builtPictures();
    const { avif, webp, srcSet, src = '' } = found[name] ?? {};
    for (const { address } of [avif, webp, srcSet].flatMap(candidates)) {
      expect(new URL(address, 'http://site.test').pathname).toBe(address);
      expect(bytesOf(address).length).toBeGreaterThan(0);
    }
    expect(bytesOf(src).length).toBeGreaterThan(0);
    expect(bytesOf(found[`${name}.Svg`]?.src ?? '').toString()).toContain('width="6"');
  },
);

test.each(['100%.png', 'z\u0307o\u0301lw.png'])('rejects the file name %s', async (name) => {
  write(name, drawing());
  await expect(builtPictures()).rejects.toThrow(/\.(png|svg) has .* in its name, .*\. Rename it\./);
});

test('applies the rotation of the camera in all widths', async () => {
  write('dom.jpg', await photo(60, 1300).withMetadata({ orientation: 6 }).jpeg().toBuffer());
  const picture = (await builtPictures())['dom.jpg'];
  expect(picture).toMatchObject({ width: 1200, height: 55 });
  expect(candidates(picture?.avif).map(({ width }) => width)).toEqual([480, 720, 960, 1200]);
});

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const frames = async () => {
  const raw = Buffer.from(Array.from({ length: 600 }, (_, index) => index % 251));
  return sharp(raw, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
    .gif()
    .toBuffer();
};

test.each<[string, string, () => Buffer | string | Promise<Buffer>]>([
  ['truncated', 'a.jpg', async () => half(await photo(400, 400).jpeg().toBuffer())],
  ['truncated', 'a.svg', () => drawing().slice(0, -9)],
  ['an HTML page', 'a.svg', () => '<html><body>404</body></html>'],
  ['a JPEG', 'a.svg', () => photo(9, 9).jpeg().toBuffer()],
  ['a drawing without a size', 'a.svg', () => drawing('width="9"')],
  ['animated', 'a.gif', frames],
])('rejects a file that is %s and names it: %s', async (_, name, content) => {
  write(name, await content());
  await expect(builtPictures()).rejects.toThrow(
    new RegExp(`images/${name} cannot be shown as a picture: .+\\. Export it again as JPEG`),
  );
});
