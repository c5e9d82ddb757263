/** What a visitor would be harmed by if it were missing: warnings, hours, guarantee, emergency numbers. */
import { describe, expect, test } from 'vitest';
import { company } from './company/company';
import { terms } from './offers/terms';
import { services } from './services/services';
import { urgencyLevels, urgentLineOf, whenToCall } from './services/urgency';
import { loadSymptom, symptoms } from './symptoms/symptoms';
import { partOf, textOf } from './testing/renderedPages';
import { commonSentences } from './texts/commonSentences';
import { cities } from './towns/cities';
import { townPages } from './towns/townPages';
import { plainText } from '../text/typeset';

test('the guarantee names guarantor, period, time of the answer and statutory rights', async () => {
  const text = await textOf('/gwarancja');
  for (const words of [
    `${company.legalName}, ${company.address.street}`,
    `${terms.insect.guaranteeMonths} miesięcy od ostatniego zabiegu`,
    `${terms.guarantee.replyDays} dni`,
    'nie wyłącza, nie ogranicza ani nie zawiesza praw',
  ])
    expect(text).toContain(words);
});

test.each([
  ['/uslugi/odstraszanie-kun', /jerzyk.*nietoperz/s],
  ['/objawy/tupanie-nad-sufitem', /jerzyk.*nietoperz/s],
  ['/blog/jak-odstraszyc-kuny-z-poddasza', /jerzyk.*nietoperz/s],
  ['/szkodniki/osy', /nietoperz/],
  ['/uslugi/dezynsekcja', /Trzmieli nie zwalczamy/],
  ['/objawy/gniazdo-os', /Trzmieli nie zwalczamy/],
  ['/szkodniki/osy', /Pszczoł.*pszczelarz.*Trzmiel.*jest pod ochroną/s],
  ['/szkodniki/myszy-i-szczury', /Ryjówka.*jest pod ochroną/s],
])('%s names the protected animals', async (address, animals) => {
  expect(await textOf(address)).toMatch(animals);
});

test.each([
  ['/kontakt', ['991', '994', '112']],
  ['/uslugi/dezynfekcja', ['991', '994']],
  ['/uslugi/dezynsekcja', ['112']],
  ['/blog/bezpieczenstwo-zabiegow-ddd', ['12 411 99 99', '112']],
])('%s has the emergency numbers', async (address, numbers) => {
  const text = await textOf(address);
  for (const number of numbers) expect(text).toContain(number);
});

test.each(['/kontakt', '/faq'])(
  '%s has the opening hours and the telephone for urgent calls',
  async (address) => {
    const text = await textOf(address);
    for (const { opens, closes } of company.openingHours) expect(text).toContain(`${opens}–${closes}`);
    expect(text).toContain(commonSentences.urgentPhone);
  },
);

test.each(['/', '/faq', '/objawy/gniazdo-os', '/kontakt'])(
  '%s says how soon a technician arrives for an urgent call',
  async (address) => {
    expect(await textOf(address)).toContain(commonSentences.arrivalWhenUrgent.slice(0, -1));
  },
);

describe('urgency', () => {
  test.each(services)('the page of $slug has its problems and arrival times', async ({ slug, icon }) => {
    const text = await textOf(`/uslugi/${slug}`);
    for (const row of whenToCall(icon)) for (const words of Object.values(row)) expect(text).toContain(words);
  });

  test.each(services)('the page of $slug in Kraków begins with what is urgent', async ({ slug, icon }) => {
    const urgent = urgentLineOf(icon, true);
    if (urgent) expect(await textOf(`/uslugi/${slug}/krakow`)).toContain(urgent);
  });

  test.each(cities)('the page of $name has the arrival of its distance', async ({ slug, nearby }) => {
    const { lead } = townPages.town;
    expect(await textOf(`/miasta/${slug}`)).toContain(plainText(nearby ? lead.nearby : lead.elsewhere));
  });

  test.each(symptoms)('/objawy/$slug has the call and arrival of its level', async ({ slug }) => {
    const symptom = await loadSymptom(slug);
    const { call, arrival } = urgencyLevels[symptom!.urgency.level];
    const text = await textOf(`/objawy/${slug}`);
    expect(text.toLowerCase()).toContain(call.toLowerCase());
    expect(text).toContain(arrival);
  });
});

test.each(['/', '/uslugi/zwalczanie-pluskiew'])('%s leads to what is urgent', async (address) => {
  expect(await partOf(address)).toMatch(/(24\/7|całą dobę).{0,200}<a [^>]*href="\/kontakt#pilne"/);
});
