import { beforeAll, expect, test } from 'vitest';
import site from '../../server';
import { cities } from './cities';
import { findRepetition, limits, measure, sentencesOf, type TownPage } from './townTexts';
import { plainText } from '../../text/typeset';

const pages: TownPage[] = [];
beforeAll(async () => {
  for (const address of site.addresses) {
    const [, , service = '', town] = address.split('/');
    if (town && address.startsWith('/uslugi/'))
      pages.push({ service, town, html: (await site.render(address)).html });
  }
}, 60_000);

test('the pages of a service in different towns have their own texts', () => {
  const names = cities.flatMap(({ name, genitive, locative }) => [
    name,
    genitive,
    locative.replace(/^we?\s/, ''),
  ]);
  expect(pages.length).toBeGreaterThan(60);
  expect(findRepetition(measure(pages, names))).toEqual([]);
});

test("no sentence is on a town's page and on that of a service there", async () => {
  const repeated: string[] = [];
  for (const { slug } of cities) {
    const { html } = await site.render(`/miasta/${slug}`);
    const ofTown = new Set(sentencesOf(html).filter((sentence) => sentence.split(' ').length > 5));
    for (const page of pages.filter(({ town }) => town === slug))
      repeated.push(...sentencesOf(page.html).filter((sentence) => ofTown.has(sentence)));
  }
  // The call button and the line below it.
  expect(repeated.filter((sentence) => !/^(Telefon: |Zadzwoń teraz|Napisz teraz)/.test(sentence))).toEqual(
    [],
  );
});

test('a page of a service in a town names the place at most four times', () => {
  for (const { town, service, html } of pages) {
    const { locative = '' } = cities.find(({ slug }) => slug === town) ?? {};
    const times = sentencesOf(html).join(' ').split(plainText(locative)).length - 1;
    expect(times, `/uslugi/${service}/${town}`).toBeLessThanOrEqual(4);
  }
});

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
