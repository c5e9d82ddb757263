/** Where a visitor in danger finds what to do. */
import { expect, test } from 'vitest';
import { firstAid, firstAidOf } from './firstAid';
import { services } from './services';
import { symptoms, symptomsPage } from '../symptoms/symptoms';
import { partOf } from '../testing/renderedPages';
import { topics } from '../topics/topics';
import { plainText } from '../../text/typeset';

const places = [
  ...Object.values(firstAid).map((aid) => ['/kontakt', aid] as const),
  ...services.flatMap(({ slug, icon }) => {
    const aid = firstAidOf(icon);
    return aid ? [[`/uslugi/${slug}`, aid] as const] : [];
  }),
  ...symptoms.flatMap(({ slug, firstAid: aid }) =>
    aid ? [[`/objawy/${slug}`, firstAid[aid]] as const] : [],
  ),
  ...topics.flatMap(({ path, firstAid: aid }) => (aid ? [[path, firstAid[aid]] as const] : [])),
];

test.each(places)('%s shows the first aid', async (address, { id, steps }) => {
  const main = await partOf(address);
  expect(main).toContain(`id="${id}"`);
  for (const step of steps) expect(main).toContain(plainText(step));
});

test.each(['slady-w-rzedzie', 'ciemne-kropki-na-materacu'])(
  '/objawy/%s leads to the first aid in a hotel',
  async (slug) => {
    expect(await partOf(`/objawy/${slug}`)).toContain(`href="/kontakt#${firstAid.bedbug.id}"`);
  },
);

test.each(symptoms)('/objawy/$slug says what to do before arrival and price', async ({ slug }) => {
  const main = await partOf(`/objawy/${slug}`);
  const until = main.indexOf(`>${plainText(symptomsPage.until.items)}<`);
  expect(until).toBeGreaterThan(0);
  expect(main.indexOf(`>${plainText(symptomsPage.urgency.arrival)}<`)).toBeGreaterThan(until);
  expect(main.indexOf(`>${plainText(symptomsPage.price)}<`)).toBeGreaterThan(until);
});
