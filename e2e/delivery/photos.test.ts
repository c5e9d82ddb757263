import { mkdtempDisposableSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Harness } from './harness.ts';
import { runOperator } from './operator.ts';
import { decoded } from './mailServer.ts';

const jpegStart = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 10, 0, 10, 1, 1, 0x11, 0];
const jpegScan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0];
const jpegHead = [...jpegStart, ...jpegScan];

/** Returns a photo with the segments of a JPEG file, and other image data for each seed. */
function jpeg(seed: number, bytes = 50_000): Buffer {
  const end = [0xff, 0xd9];
  const byteAt = (_: unknown, place: number) =>
    jpegHead[place] ?? end[place - bytes + end.length] ?? (place * 31 + seed * 17) % 251;
  return Buffer.from(Array.from({ length: bytes }, byteAt));
}

let harness: Harness;
beforeEach(async () => {
  harness = await Harness.open();
});
afterEach(() => harness.close());

/** Stores photos past the rules, as the console may do. */
async function store(id: string, photos: readonly unknown[], minutesAgo = 0) {
  await harness.store(id, minutesAgo);
  for (const [place, bytes] of photos.entries()) {
    const data = bytes === undefined ? {} : { bytes };
    await harness.db
      .doc(`contact_messages/${id}/photos/${place}`)
      .set({ ...data, type: 'image/jpeg', createdAt: Timestamp.now() });
  }
}

const id = 'messageAAAAAAAAAAAAA';

const photosOf = (messageId: string) => harness.db.collection(`contact_messages/${messageId}/photos`).get();

/** The attached files of the e-mail that arrived last. */
function attached(): { name: string; type: string; content: Buffer }[] {
  const raw = harness.mailServer.arrived.at(-1)?.raw ?? '';
  return raw.split(/^--[-\w]+\r?\n/m).flatMap((part) => {
    const [head = '', ...body] = part.split(/\r?\n\r?\n/);
    const name = /filename="?([^"\r\n]+)/.exec(head)?.[1];
    if (!name) return [];
    const type = /Content-Type: ([^;\r\n]+)/i.exec(head)?.[1] ?? '';
    return [{ name, type, content: Buffer.from(body.join(''), 'base64') }];
  });
}

const lastText = () => decoded(harness.mailServer.arrived.at(-1)?.raw).replaceAll('\r\n', '\n');

const messages = (...parameters: string[]) => runOperator(harness.project, ...parameters);

test('HTML as a JPEG is named in the e-mail and not attached, and the message arrives', async () => {
  const html = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>alert(1)</script>')]);
  await store(id, [jpeg(1), html, undefined]);
  expect(await harness.event(id)).toBe('sent');
  expect(attached().map(({ type }) => type)).toEqual(['image/jpeg']);
  expect(attached()[0]?.content.equals(jpeg(1))).toBe(true);
  expect(lastText()).toContain('\nZdjęcia: 1\n');
  expect(attached().map(({ name }) => name)).toEqual([expect.stringMatching(/^[A-Z]-\d{4}-1\.jpg$/)]);
  for (const number of [2, 3]) expect(lastText()).toContain(`Zdjęcia nr ${number} nie ma w załączniku, bo`);
  expect(lastText()).not.toContain('alert(1)');
  expect(harness.logged).toEqual([`["warn","photo is not a JPEG",{"id":"${id}","count":2}]`]);
});

test('the largest photos and others below the message make an e-mail under 10 MB', async () => {
  const photos = Array.from({ length: 6 }, (_, n) => jpeg(n, 1024 * 1024 - 200));
  await store(id, photos);
  expect(await harness.event(id)).toBe('sent');
  expect(attached()).toHaveLength(3);
  expect(harness.mailServer.arrived[0]?.raw.length).toBeLessThan(10_000_000);
});

test('a digest has their number, and they are deleted in 30 days; a digest of one message attaches them', async () => {
  harness.limits = { capPerHour: 1 };
  const other = 'messageBBBBBBBBBBBBB';
  await store(id, [jpeg(1), jpeg(2)]);
  await store(other, []);
  expect(await harness.event(await harness.store('messageFFFFFFFFFFFFF'))).toBe('sent');
  for (const each of [id, other]) expect(await harness.event(each)).toBe('held');
  expect(await harness.digest()).toBe(2);
  expect(attached().map(({ name }) => name)).toEqual(['messages.csv']);
  expect(lastText().match(/Zdjęcia: 2\]/g)).toHaveLength(2);
  const expiries = [...(await photosOf(id)).docs, await harness.db.doc(`contact_messages/${other}`).get()];
  const month = 30 * 24 * 3_600_000;
  const months = expiries.map((doc) => (doc.get('expireAt').toMillis() - Date.now()) / month);
  expect(months.map(Math.round)).toEqual([1, 1, 12]);

  const single = 'messageCCCCCCCCCCCCC';
  await store(single, [jpeg(3)]);
  await harness.event(single);
  expect(await harness.digest()).toBe(0);
  harness.advance(61);
  expect(await harness.digest()).toBe(1);
  expect(attached()).toHaveLength(1);
});

test('a transaction changes few of them, because all its documents may have 10 MiB', async () => {
  const ids = Array.from({ length: 6 }, (_, n) => `message000000000000${n}`);
  for (const [n, each] of ids.entries()) await store(each, n > 0 ? [jpeg(n)] : []);
  const run = vi.spyOn(harness.db, 'runTransaction');
  await harness.parts().ledger.changeEntries(ids, () => null);
  expect(run).toHaveBeenCalledTimes(3);
});

test('the operator sees, saves and deletes them', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'photos-'));
  await store(id, [jpeg(1), Buffer.from('<html>')]);
  await store('a b', [jpeg(2)]);
  await harness.event(id);
  expect((await messages('show', id)).out).toContain(`2 ("export ${id} --photos FOLDER"`);

  const photos = join(folder.path, 'new/photos');
  const { out } = await messages('export', '--photos', photos);
  expect(out).toMatch(/"photos"\r\n/);
  const names = [`${id}-1.jpg`, `${id}-2.bin`];
  expect(out).toContain(`"${names.join(', ')}"`);
  expect(readdirSync(photos).sort()).toEqual(['a_b-1.jpg', ...names]);
  const [image, other] = names.map((name) => readFileSync(join(photos, name)));
  expect([image?.equals(jpeg(1)), other?.toString()]).toEqual([true, '<html>']);
  expect(statSync(join(photos, 'a_b-1.jpg')).mode & 0o777).toBe(0o600);

  expect((await messages('delete', id, '--count', '1')).out).toContain('Deleted 1');
  expect((await photosOf(id)).size).toBe(0);
});
