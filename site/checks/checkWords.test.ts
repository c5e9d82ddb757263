import { expect, test } from 'vitest';
import { measure, missed, type TownPage } from './ownWords.ts';
import { cities } from '../src/content/cities';
import site from '../src/server';

test('the pages of towns are worth having', async () => {
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
  expect(missed(measure(pages, names))).toEqual([]);
}, 60_000);
