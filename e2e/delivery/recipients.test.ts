import { afterEach, beforeEach, expect, test } from 'vitest';
import { Bench } from './bench.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await Bench.open();
});
afterEach(() => bench.close());

const id = 'messageAAAAAAAAAAAAA';

/** Delivers one message while the server does not know one recipient, then again when it does. */
async function refuseOnce(
  to: string,
  refused: string,
  atServer = refused,
): Promise<readonly (readonly string[])[]> {
  bench.to = to;
  bench.office.unknown = [atServer];
  await bench.store(id);
  expect(await bench.event(id)).toBe('thrown: smtp-550');
  expect(await bench.entry(id)).toMatchObject({ state: 'retry', missing: [refused] });
  bench.office.unknown = [];
  bench.turnForward(20);
  expect(await bench.event(id)).toBe('sent');
  return bench.office.arrived.map((mail) => mail.to);
}

test.each([
  ['capitals in the domain', 'biuro@firma.pl, szef@Firma.PL', 'szef@firma.pl'],
  ['a name in quotes', 'biuro@firma.pl, "Szef, Jan" <szef@firma.pl>', 'szef@firma.pl'],
  ['blanks and a line break', ' biuro@firma.pl ,\n szef@firma.pl ', 'szef@firma.pl'],
])('a refused recipient with %s is tried again alone', async (_, to, refused) => {
  expect(await refuseOnce(to, refused)).toEqual([['biuro@firma.pl'], [refused]]);
});

test('a refused recipient with letters outside of ASCII in the domain is tried again alone', async () => {
  // The test server decodes the domain.
  const arrived = await refuseOnce('biuro@firma.pl, szef@Żółw.pl', 'szef@xn--w-uga1v8h.pl', 'szef@żółw.pl');
  expect(arrived).toEqual([['biuro@firma.pl'], ['szef@żółw.pl']]);
});

test('a recipient whose address contains the refused one gets one copy', async () => {
  const arrived = await refuseOnce('krakow-biuro@firma.pl, biuro@firma.pl', 'biuro@firma.pl');
  expect(arrived).toEqual([['krakow-biuro@firma.pl'], ['biuro@firma.pl']]);
});

test('a missing recipient that an older version stored as it was typed is tried again', async () => {
  bench.to = 'biuro@firma.pl, szef@Firma.PL';
  await bench.store(id);
  bench.office.unknown = ['szef@firma.pl'];
  await bench.event(id);
  await bench.db.doc(`contact_deliveries/${id}`).update({ missing: ['szef@Firma.PL'] });
  bench.office.unknown = [];
  bench.turnForward(20);
  expect(await bench.event(id)).toBe('sent');
  expect(bench.office.arrived.at(-1)?.to).toEqual(['szef@firma.pl']);
});
