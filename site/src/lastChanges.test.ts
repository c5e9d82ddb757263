import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { findLastChanges, readHistory, textsOf } from './lastChanges';
import { pages } from './routes';
import site from './server';

test('a page has the day of its own texts', () => {
  const history = new Map([
    ['content/towns/pages/kety.ts', '2026-11-03'],
    ['content/services/pages/deratyzacja.ts', '2026-11-01'],
    ['content/offers/terms.ts', '2026-11-02'],
    ['content/topics/pages/ozonowanie.ts', '2026-10-01'],
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

test('every address has texts', () => {
  const files = Object.keys(import.meta.glob(['./content/**/*.{ts,md}', './pages/*/*.ts']));
  const history = new Map(files.map((file) => [file.replace('./', ''), '2026-11-01']));
  const folders = Object.fromEntries(pages.routes.map(({ path, page }) => [path, page]));
  const days = findLastChanges(site.addresses, folders, history);
  expect(site.addresses.filter((address) => !days[address])).toEqual([]);
});

test('every pattern has addresses', () => {
  const unused = textsOf.filter(([pattern]) => !site.addresses.some((address) => pattern.test(address)));
  expect(unused).toEqual([]);
});

test('the history has the last day of a text', () => {
  const history = readHistory();
  for (const [file, day] of [...history].filter(([name]) => name.startsWith('content/pro'))) {
    const parameters = ['log', '-1', '--format=%cs', '--', `:/site/src/${file}`];
    expect([file, day]).toEqual([file, execFileSync('git', parameters, { encoding: 'utf8' }).trim()]);
  }
});
