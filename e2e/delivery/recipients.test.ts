import { afterEach, beforeEach, expect, test } from 'vitest';
import { Harness } from './harness.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await Harness.open();
});
afterEach(() => harness.close());

const id = 'messageAAAAAAAAAAAAA';

/** Delivers one message while the server does not know one recipient, then again when it does. */
async function refuseOnce(
  to: string,
  refused: string,
  atServer = refused,
): Promise<readonly (readonly string[])[]> {
  harness.to = to;
  harness.mailServer.unknown = [atServer];
  await harness.store(id);
  expect(await harness.event(id)).toBe('thrown: smtp-550');
  expect(await harness.entry(id)).toMatchObject({ state: 'retry', missing: [refused] });
  harness.mailServer.unknown = [];
  harness.advance(20);
  expect(await harness.event(id)).toBe('sent');
  return harness.mailServer.arrived.map((mail) => mail.to);
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
