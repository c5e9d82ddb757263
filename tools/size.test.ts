// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import { budgets, exceeded, sizeTable, type Size } from './size/budgets.ts';
import { measureSizes } from './size/measure.ts';

describe('what a site pays', () => {
  let sizes: Size[];
  beforeAll(async () => {
    sizes = await measureSizes(budgets);
  });

  test.each(budgets.map(({ name, limit }) => [name, limit] as const))(
    '%s stays within %i bytes',
    (name, limit) => {
      const bytes = sizes.find((size) => size.name === name)?.bytes;
      expect(bytes).toBeGreaterThan(300);
      expect(bytes).toBeLessThanOrEqual(limit);
    },
  );

  test('what loads in parts is measured the same each time', async () => {
    const inParts = budgets.filter(({ name }) => name === 'GalleryViewer in all');
    expect(inParts).toHaveLength(1);
    expect(sizes).toEqual(expect.arrayContaining(await measureSizes(inParts)));
  });

  test('each component is smaller than the best peer', () => {
    for (const { name, bytes, peer } of sizes) {
      if (peer) expect(bytes, name).toBeLessThan(peer.bytes);
    }
  });

  test('the viewer of the gallery is not in what loads first', () => {
    const [first, all] = sizes.filter(({ imports }) => imports?.includes('GalleryViewer'));
    expect(all?.bytes).toBeGreaterThan(3 * (first?.bytes ?? Number.POSITIVE_INFINITY));
  });
});

const measured: Size[] = [
  { name: 'Button', limit: 900, bytes: 900, peer: { name: 'Giant', bytes: 9000 } },
  { name: 'Card', limit: 900, bytes: 1000 },
];

test('one byte more than the limit is told, and by how much', () => {
  expect(exceeded(measured)).toEqual(['Card has 1.00 KB, 100 bytes more than its limit of 0.90 KB']);
});

test('the table says at a glance what is too large', () => {
  expect(sizeTable(measured).split('\n')).toEqual([
    '  gzip, React external      ours     limit   best peer, with styles',
    '✔ Button                 0.90 KB   0.90 KB   9.00 KB  Giant',
    '✖ Card                   1.00 KB   0.90 KB',
  ]);
});
