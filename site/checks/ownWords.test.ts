import { expect, test } from 'vitest';
import { limits, measure, missed, sentencesOf, type TownPage } from './ownWords.ts';

const page = (town: string, text: string): TownPage => ({
  service: 'deratyzacja',
  town,
  html: `<header><p>Menu.</p></header><main>${text}</main>`,
});

test('a sentence ends where it ends, and where its element does', () => {
  expect(
    sentencesOf(
      '<main><h1>Myszy w<!-- --> Kętach</h1><p>Są <a href="/">tu</a>. Skąd?</p><svg><text>Mapa</text></svg></main>',
    ),
  ).toEqual(['Myszy w  Kętach', 'Są  tu .', 'Skąd?']);
});

test('two pages that differ in the name of the town alone have nothing of their own', () => {
  const [measured] = measure(
    [
      page('kety', '<p>W Kętach myszy jesienią idą do domów.</p>'),
      page('nowy-targ', '<p>W Nowym Targu myszy jesienią idą do domów.</p>'),
    ],
    ['Kętach', 'Nowym Targu'],
  );
  expect(measured).toMatchObject({ overlap: 100, own: 0 });
  expect(missed(measured ? [measured] : [])).toHaveLength(2);
});

test('half a page in sentences of its own is counted as such', () => {
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
