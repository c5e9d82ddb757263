import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { chromium, type Browser, type Page } from 'playwright-core';
import sharp from 'sharp';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type * as PreparePhoto from './preparePhoto.js';

/** Photos in a browser, on a page with the policy of a site that @tarcza/static-site builds. */

const policy =
  "default-src 'none'; script-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types 'none'";

/** `npm test` leaves out what takes long. */
const isShort = process.env.TESTS === 'short';

type GivenFile = Extract<Parameters<Page['setInputFiles']>[1], { buffer: Buffer }>;

let browser: Browser;
let page: Page;
const consoleMessages: string[] = [];

beforeAll(async () => {
  const script = await bundle();
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
  page = await browser.newPage();
  page.on('console', (message) => consoleMessages.push(message.text()));
  page.on('pageerror', (error) => consoleMessages.push(error.message));
  await page.route('http://photos.test/**', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({
          contentType: 'text/html',
          headers: { 'Content-Security-Policy': policy },
          body: '<!doctype html><link rel="icon" href="data:,"><input type="file"><script src="/photos.js"></script>',
        }),
  );
  await page.goto('http://photos.test/');
});
afterAll(() => browser?.close());

async function bundle(): Promise<string> {
  const entry = join(import.meta.dirname, 'preparePhoto.ts');
  const [result] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'photos' } },
  })) as Rolldown.RolldownOutput[];
  return result!.output[0].code;
}

/** Chooses a file, and returns what becomes of it. */
async function prepare(file: GivenFile) {
  await page.setInputFiles('input', file);
  return page.evaluate(async () => {
    const { preparePhoto } = (window as unknown as { photos: typeof PreparePhoto }).photos;
    try {
      const { blob, thumbnail } = await preparePhoto(document.querySelector('input')!.files![0]!);
      return { type: blob.type, bytes: [...new Uint8Array(await blob.arrayBuffer())], thumbnail };
    } catch (error) {
      return { problem: (error as PreparePhoto.PhotoError).problem ?? String(error) };
    }
  });
}

async function prepared(file: GivenFile) {
  const { bytes, type, thumbnail, problem } = await prepare(file);
  if (!bytes) throw new Error(`The photo was refused: ${problem}.`);
  const jpeg = Buffer.from(bytes);
  return { jpeg, type, thumbnail, metadata: await sharp(jpeg).metadata() };
}

/** Returns the color of a pixel. */
async function colorAt(jpeg: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel];
}

const jpegFile = (buffer: Buffer, name = 'zdjęcie.jpg') => ({ name, mimeType: 'image/jpeg', buffer });

const plain = (width: number, height: number, background = '#c00') =>
  sharp({ create: { width, height, channels: 3, background } });

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
const noiseTile = sharp({ create: { width: 256, height: 256, channels: 3, noise, background: '#888' } })
  .png()
  .toBuffer();

/** Returns an image of repeated noise, which JPEG compresses as badly as noise, and which is faster to create. */
const noisy = async (width: number, height: number) =>
  plain(width, height).composite([{ input: await noiseTile, tile: true }]);

describe('a prepared photo', () => {
  test('is upright and has no metadata if the file has an orientation, a place and a camera', async () => {
    // Red on the left of the stored pixels. Orientation 6 turns it to the top.
    const stored = await plain(400, 600)
      .extend({ right: 400, background: '#00c' })
      .withExif({
        IFD0: { Make: 'Tarcza', Model: 'Phone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 3/1 41/1', GPSLongitudeRef: 'E' },
      })
      .withMetadata({ orientation: 6 })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const turned = await sharp(stored).metadata();
    expect(turned).toMatchObject({ orientation: 6, width: 800, height: 600 });
    expect(turned.exif?.includes('Phone')).toBe(true);

    const { jpeg, type, thumbnail, metadata } = await prepared(jpegFile(stored));
    expect(type).toBe('image/jpeg');
    expect(metadata).toMatchObject({ format: 'jpeg', width: 600, height: 800 });
    expect(metadata).not.toHaveProperty('orientation');
    for (const key of ['exif', 'xmp', 'iptc']) expect(metadata).not.toHaveProperty(key);
    for (const text of ['Exif', 'GPS', 'Phone', 'xmpmeta', 'http']) expect(jpeg.includes(text)).toBe(false);
    const [redAtTop] = await colorAt(jpeg, 300, 100);
    const [, , blueAtBottom] = await colorAt(jpeg, 300, 700);
    expect(redAtTop).toBeGreaterThan(150);
    expect(blueAtBottom).toBeGreaterThan(150);
    const small = await sharp(Buffer.from(thumbnail.split(',')[1]!, 'base64')).metadata();
    expect(small).toMatchObject({ format: 'jpeg', width: 208, height: 277 });
  });

  test('is upright also if an image element cannot decode it, and takes no memory afterwards', async () => {
    const turned = await plain(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await page.evaluate(() => {
      Reflect.set(HTMLImageElement.prototype, 'decode', () => Promise.reject(new Error('refused')));
      Reflect.set(ImageBitmap.prototype, 'close', () => (document.title = 'closed'));
    });
    const { metadata } = await prepared(jpegFile(turned));
    expect(metadata).toMatchObject({ width: 20, height: 40 });
    expect(await page.title()).toBe('closed');
    await page.reload();
  });

  test('is white where a PNG is transparent', async () => {
    const png = await sharp({ create: { width: 200, height: 200, channels: 4, background: '#0000' } })
      .extend({ right: 100, background: '#00f' })
      .png()
      .toBuffer();
    const { jpeg, metadata } = await prepared({ name: 'a.png', mimeType: 'image/png', buffer: png });
    expect(metadata).toMatchObject({ format: 'jpeg', width: 300, height: 200, hasAlpha: false });
    expect(await colorAt(jpeg, 100, 100)).toEqual([255, 255, 255]);
  });

  // The larger one takes 9 s of the processor.
  test.each(isShort ? [1200] : [1200, 4000])('is scaled down from %i px of noise', async (width) => {
    const height = 0.75 * width;
    const { jpeg, metadata } = await prepared(
      jpegFile(await (await noisy(width, height)).jpeg({ quality: 80 }).toBuffer()),
    );
    expect(jpeg.length).toBeLessThanOrEqual(400_000);
    expect(metadata.width * metadata.height).toBeGreaterThan(500_000);
    expect(metadata.width / metadata.height).toBeCloseTo(width / height, 1);
  });

  // 5 s of the processor.
  test.skipIf(isShort)('of 200 megapixels is scaled down', async () => {
    const [width, height] = [16_320, 12_240];
    const pixels = Buffer.alloc(width * height, 100);
    const grey = sharp(pixels, { raw: { width, height, channels: 1 } });
    const { metadata, jpeg } = await prepared(jpegFile(await grey.jpeg().toBuffer()));
    expect(Math.abs(metadata.width - 2309)).toBeLessThan(3);
    expect(Math.abs((await colorAt(jpeg, 2000, 1500))[0]! - 100)).toBeLessThan(3);
  });

  test.each([
    ['upright screenshot', 1080, 9000, 693, 5774],
    ['panorama', 14000, 2000, 5292, 756],
    ['strip', 16400, 200, 8192, 100],
  ])('has at most 4 megapixels and 8192 px: %s', async (_case, width, height, ...size) => {
    const { metadata } = await prepared(jpegFile(await plain(width, height).jpeg().toBuffer()));
    expect([metadata.width, metadata.height]).toEqual(size);
  });

  test.each([true, false])(
    'is refused if the canvas returns other pixels, or none: %s',
    async (isAllowed) => {
      await page.evaluate((returnsPixels) => {
        const { prototype } = CanvasRenderingContext2D;
        const original = Reflect.get<typeof prototype, 'getImageData'>(prototype, 'getImageData');
        prototype.getImageData = function (...area) {
          if (!returnsPixels) throw new DOMException('refused', 'SecurityError');
          const image = original.apply(this, area);
          image.data.fill(255, 4, 8);
          return image;
        };
      }, isAllowed);
      onTestFinished(async () => void (await page.reload()));
      const small = await plain(20, 20).jpeg().toBuffer();
      expect(await prepare(jpegFile(small))).toEqual({ problem: 'blocked' });
    },
  );

  test.each(['', 'application/octet-stream', 'image/png'])(
    'can come from a JPEG of the type %j',
    async (mimeType) => {
      const buffer = await plain(300, 200).jpeg().toBuffer();
      const { metadata } = await prepared({ name: 'IMG_1', mimeType, buffer });
      expect(metadata).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
    },
  );
});

describe('a file is refused', () => {
  const heif = (brand: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 0x18]), Buffer.from(`ftyp${brand}0000abcd`), Buffer.alloc(500)]);
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
  );
  const nothing = () =>
    sharp({ create: { width: 300, height: 200, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
  const bytes = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 251));

  test.each([
    ['of no bytes', 'a.jpg', 'image/jpeg', Buffer.alloc(0), 'empty'],
    ['of noise under the name of a photo', 'a.jpg', 'image/jpeg', bytes, 'unreadable'],
    ['of text', 'a.txt', 'text/plain', Buffer.from('Dzień dobry'), 'notPhoto'],
    ['of an SVG', 'a.svg', 'image/svg+xml', svg, 'notPhoto'],
    ['of an SVG under the name of a PNG', 'a.png', 'image/png', svg, 'unreadable'],
    ['that shows nothing', 'a.png', 'image/png', nothing, 'unreadable'],
    ['in HEIC', 'a.heic', 'image/heic', heif('heic'), 'heic'],
    ['in HEIC under the name of a JPEG', 'a.jpg', 'image/jpeg', heif('hevc'), 'heic'],
    ['of one picture', 'a.heif', 'image/heif', heif('mif1'), 'heic'],
    ['of several pictures', 'a.heif', '', heif('msf1'), 'heic'],
    ['of another format', 'a.mp4', '', heif('mp42'), 'notPhoto'],
  ])('%s', async (_case, name, mimeType, given, problem) => {
    const buffer = typeof given === 'function' ? await given() : given;
    expect((await prepare({ name, mimeType, buffer })).problem).toBe(problem);
  });

  test.each(['jpeg', 'png'] as const)('of a %s whose end is missing', async (format) => {
    const whole = await (await noisy(800, 600)).withMetadata({ orientation: 6 })[format]().toBuffer();
    const buffer = whole.subarray(0, whole.length / 2);
    expect((await prepare({ name: 'a', mimeType: `image/${format}`, buffer })).problem).toBe('unreadable');
  });

  test('with too many pixels in a small file', async () => {
    const buffer = await plain(18, 13).png().toBuffer();
    // The header of a PNG: width and height at byte 16, the checksum at byte 29.
    buffer.writeUInt32BE(18_000, 16);
    buffer.writeUInt32BE(13_000, 20);
    buffer.writeUInt32BE(crc32(buffer.subarray(12, 29)), 29);
    expect((await prepare({ name: 'a.png', mimeType: 'image/png', buffer })).problem).toBe('tooLarge');
  });

  test('with too many bytes, or that disappears between the choice and the reading', async () => {
    const problems = await page.evaluate((size) => {
      const { preparePhoto } = (window as unknown as { photos: typeof PreparePhoto }).photos;
      class Gone extends File {
        override slice(): Blob {
          throw new DOMException('gone', 'NotReadableError');
        }
      }
      const files = [
        new File([new Uint8Array(size)], 'a.jpg', { type: 'image/jpeg' }),
        new Gone(['a'], 'a.jpg'),
      ];
      return Promise.all(
        files.map((file) => preparePhoto(file).catch((error: PreparePhoto.PhotoError) => error.problem)),
      );
    }, 100_000_001);
    expect(problems).toEqual(['tooLarge', 'unreadable']);
  });
});

test('the policy of the page refuses nothing that photos need', () => {
  expect(consoleMessages).toEqual([]);
});
