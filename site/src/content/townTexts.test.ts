import { expect, test } from 'vitest';
import site from '../server';
import { cities } from './cities';
import { findRepetition, limits, measure, type TownPage } from './townTexts';

test('the pages of a service in different towns have their own texts', async () => {
  const pages: TownPage[] = [];
  for (const address of site.addresses) {
    const [, , service = '', town] = address.split('/');
    if (town && address.startsWith('/uslugi/'))
      pages.push({ service, town, html: (await site.render(address)).html });
  }
  const names = cities.flatMap(({ name, genitive, locative }) => [
    name,
    genitive,
    locative.replace(/^we?\s/, ''),
  ]);
  expect(pages.length).toBeGreaterThan(100);
  expect(findRepetition(measure(pages, names))).toEqual([]);
}, 60_000);

const page = (town: string, text: string): TownPage => ({
  service: 'deratyzacja',
  town,
  html: `<header><p>Menu.</p></header><main>${text}</main>`,
});

test('pages that differ in the name of the town only are reported', () => {
  const measured = measure(
    [
      page('kety', '<h1>Myszy</h1><p>W Kętach myszy jesienią <b>idą</b> do domów.</p>'),
      page('nowy-targ', '<h1>Myszy</h1><p>W Nowym Targu myszy jesienią <b>idą</b> do domów.</p>'),
    ],
    ['Kętach', 'Nowym Targu'],
  );
  expect(measured).toMatchObject([{ overlap: 100, own: 0 }]);
  expect(findRepetition(measured)).toHaveLength(2);
});

test('a sentence of one town is counted as its own', () => {
  const common = '<p>Dojazd oraz oględziny mamy bezpłatne.</p>';
  const [measured] = measure(
    [
      page('kety', `${common}<p>Rzeka niesie wodę pod piwnice.</p>`),
      page('krakow', `${common}<p>Kamienice stoją bez żadnej izolacji.</p>`),
    ],
    [],
  );
  expect(measured?.own).toBeCloseTo(50);
  expect(measured?.overlap).toBeLessThan(limits.overlap);
});
