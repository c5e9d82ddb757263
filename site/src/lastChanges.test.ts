import { expect, test } from 'vitest';
import { findLastChanges } from './lastChanges';
import site from './server';

test('a page has the day of its own texts', () => {
  const history = new Map([
    ['content/cities/kety.ts', '2026-11-03'],
    ['content/services/deratyzacja.ts', '2026-11-01'],
    ['content/promises.ts', '2026-11-02'],
    ['content/topics/ozonowanie.ts', '2026-10-01'],
    ['pages/home/content.ts', '2026-09-01'],
    ['pages/home/Page.tsx', '2026-11-09'],
  ]);
  const addresses = ['/', '/uslugi/deratyzacja', '/uslugi/deratyzacja/kety', '/ozonowanie', '/blog/nowy'];

  expect(findLastChanges(addresses, { '/': 'home' }, history)).toEqual({
    '/': '2026-09-01',
    '/uslugi/deratyzacja': '2026-11-02',
    '/uslugi/deratyzacja/kety': '2026-11-03',
    '/ozonowanie': '2026-10-01',
  });
});

test('every address has texts with a history', () => {
  const days = Object.values(site.lastChanges);
  // None in a shallow clone.
  if (days.length === 0) return;
  expect(site.addresses.filter((address) => !site.lastChanges[address])).toEqual([]);
  for (const day of days) expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
});
