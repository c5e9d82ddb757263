import { expect, test } from 'vitest';
import { cleanJpeg } from './cleanJpeg.ts';

const segment = (code: number, ...data: number[]) => [0xff, code, 0, data.length + 2, ...data];
const frame = (height: number, width: number, code = 0xc0) =>
  segment(code, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0);
const scan = [...segment(0xda, 1, 1, 0, 0, 63, 0), 1, 2, 0xff, 0, 3, 0xff, 0xd7, 4, 0xff, 0xff, 0xd0, 4];
const start = [0xff, 0xd8];
const end = [0xff, 0xd9];
const text = (value: string) => [...Buffer.from(value)];
// In a larger buffer, as files are read.
const clean = (...parts: number[][]) => cleanJpeg(Uint8Array.from([0, parts].flat(2)).subarray(1));
const image = [start, frame(10, 20), segment(0xc4, 0), scan, end].flat();
const tables = [0xcc, 0xdb, 0xdd].map((code) => segment(code, 0));
const adobe = segment(0xee, ...text('Adobe'), 0, 100, 0, 0, 0, 0, 1);

test.each<[string, number[][]]>([
  ['without metadata', [image]],
  ['with all tables', [start, ...tables, frame(10, 20), scan, end]],
  ['of the last kind', [start, frame(9, 9, 0xcf), scan, end]],
  ['with the segment that says how colours are stored', [start, adobe, frame(10, 20), scan, end]],
  ['of the largest size', [start, frame(4166, 12_000), scan, end]],
  [
    'with 64 scans',
    [start, frame(10, 20), ...Array.from({ length: 64 }, () => [...segment(0xc4, 0), ...scan]), end],
  ],
])('keeps a JPEG %s', (_, parts) => {
  expect(clean(...parts)).toEqual(Buffer.from(parts.flat()));
});

test('removes metadata, comments, unknown segments and what follows the end', () => {
  const app = segment(0xe1, ...text('Exif GPS'));
  const others = [0xfe, 0xf0, 0x02, 0xdc, 0xee].flatMap((code) => segment(code, ...text('<html>')));
  const all = clean(start, app, others, [0xff], frame(10, 20), segment(0xc4, 0), scan, end, text('<script>'));
  expect(all).toEqual(Buffer.from(image));
});

test.each<[string, number[][]]>([
  ['HTML after the signature', [[0xff, 0xd8, 0xff], text('<html><script>alert(1)</script>')]],
  ['no bytes', []],
  ['no image', [start, end]],
  ['no frame', [start, scan, end]],
  ['a table as a frame', [start, frame(9, 9, 0xc4), frame(9, 9, 0xc8), frame(9, 9, 0xcc), scan, end]],
  ['half a segment', [start, [0xff, 0xe0, 0]]],
  ['a side of 12,001 pixels', [start, frame(4000, 12_001), scan, end]],
  ['no end', [start, frame(10, 20), scan]],
  ['a width of 0', [start, frame(10, 0), scan, end]],
  ['a height of 65,535 pixels', [start, frame(65_535, 10), scan, end]],
  ['a million pixels too many', [start, frame(8500, 6000), scan, end]],
  ['hundreds of scans', [start, frame(10, 20), ...Array.from({ length: 65 }, () => scan), end]],
  ['a segment longer than the file', [start, [0xff, 0xe0, 0xff, 0xff], frame(10, 20), scan, end]],
  ['bytes between segments', [start, text('<html>'), frame(10, 20), scan, end]],
  ['another signature', [[0xff, 0xd9], image.slice(2)]],
  ['another first byte', [[0, 0xd8], image.slice(2)]],
  ['a scan of no length', [start, frame(10, 20), [0xff, 0xda, 0, 0, 1, 2], end]],
  ['a frame without a width', [start, segment(0xc0, 8, 0, 10, 0), scan, end]],
])('refuses a file with %s', (_, parts) => {
  expect(clean(...parts)).toBeNull();
});
