import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRules, createId, RawValue, RestClient } from '../support/firestoreRest.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderFirestoreRules } from '../../packages/contact/src/rules/renderFirestoreRules.ts';
import { preparePhoto } from '../rules/photoCases.ts';
import { Harness } from './harness.ts';
import { runOperator } from './operator.ts';
import { jpeg, photosField, sendFromPage } from './browserGlobals.ts';
import { decoded } from './mailServer.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await Harness.open();
  harness.fields = [photosField];
  await loadRules(harness.project, renderFirestoreRules(harness.fields));
});
afterEach(() => harness.close());

const message = {
  name: 'Anna Tajna',
  email: null,
  phone: '600 100 200',
  service: null,
  message: 'Co to za owad?',
};

/** Sends from the form. Returns the id of the only message that is stored. */
async function send(photos: readonly Uint8Array<ArrayBuffer>[]): Promise<string> {
  const port = Number(process.env['FIRESTORE_EMULATOR_HOST']?.split(':')[1] ?? 8080);
  await sendFromPage({ project: harness.project, port, message, photos });
  const { docs } = await harness.db.collection('contact_messages').get();
  expect(docs).toHaveLength(1);
  return docs[0]?.id ?? '';
}

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

describe('from the form to the mailbox', () => {
  test.each([0, 1, 3])('%i photos arrive as files of one e-mail', async (count) => {
    const photos = Array.from({ length: count }, (_, n) => jpeg(n, 400 * 1024));
    const reference = await send(photos);
    const stored = (await harness.db.doc(`contact_messages/${reference}`).get()).data() ?? {};
    const { createdAt, ...values } = stored;
    expect(values).toEqual(message);
    expect((await photosOf(reference)).docs.map((photo) => Object.keys(photo.data()).sort())).toEqual(
      photos.map(() => ['bytes', 'createdAt', 'type']),
    );
    for (const photo of (await photosOf(reference)).docs) expect(photo.get('createdAt')).toEqual(createdAt);

    expect(await harness.event(reference)).toBe('sent');
    expect(harness.mailServer.arrived).toHaveLength(1);
    expect(attached().map(({ name, type }) => [name, type])).toEqual(
      photos.map((_, n) => [`zdjecie-${n + 1}.jpg`, 'image/jpeg']),
    );
    for (const [n, { content }] of attached().entries())
      expect(content.equals(photos[n] ?? Buffer.of())).toBe(true);
    if (count > 0) expect(lastText()).toContain(`\nZdjęcia: ${count} w załączniku\n`);
    else expect(lastText()).not.toContain('Zdjęcia');
  });
});

describe('hostile photos', () => {
  test('HTML as a JPEG is named in the e-mail and not attached, and the message arrives', async () => {
    const visitor = new RestClient(harness.project);
    const messageId = createId();
    const toValue = (bytes: Uint8Array) =>
      new RawValue({ bytesValue: Buffer.from(bytes).toString('base64') });
    const signature = Buffer.from([0xff, 0xd8, 0xff]);
    const html = toValue(Buffer.concat([signature, Buffer.from('<script>alert(1)</script>')]));
    const answer = await visitor.commit([
      visitor.prepare({ ...message }, { id: messageId }),
      preparePhoto(visitor, messageId, 0, { bytes: toValue(jpeg(1)) }),
      preparePhoto(visitor, messageId, 1, { bytes: html }),
    ]);
    expect(answer.status).toBe(200);
    expect(await harness.event(messageId)).toBe('sent');
    expect(attached().map(({ name }) => name)).toEqual(['zdjecie-1.jpg']);
    expect(lastText()).toContain('Zdjęcia nr 2 nie ma w załączniku, bo plik jest uszkodzony.');
    expect(lastText()).not.toContain('alert(1)');
    expect(harness.logged.join()).toContain('photo is not a JPEG');
  });

  test.each([
    ['no bytes', undefined],
    ['a text', 'aaa'],
  ])('a photo with %s does not stop the message', async (_, bytes) => {
    await store(id, [bytes]);
    expect(await harness.event(id)).toBe('sent');
    expect(attached()).toEqual([]);
    expect(lastText()).toContain('Zdjęcia nr 1 nie ma w załączniku');
  });

  test('the largest photos and others below the message make an e-mail under 10 MB', async () => {
    await store(
      id,
      Array.from({ length: 6 }, (_, n) => Buffer.from(jpeg(n, 1024 * 1024 - 200))),
    );
    expect(await harness.event(id)).toBe('sent');
    expect(attached()).toHaveLength(3);
    expect(harness.mailServer.arrived[0]?.raw.length).toBeLessThan(10_000_000);
  });
});

describe('photos follow their message', () => {
  test('are attached after a failed try, parking and resending', async () => {
    await store(id, [Buffer.from(jpeg(1)), Buffer.from(jpeg(2))]);
    harness.mailServer.behaviour = '451';
    await harness.event(id);
    harness.advance(6);
    harness.mailServer.behaviour = '554';
    await harness.event(id);
    await harness.event(id);
    expect(await harness.states()).toEqual({ parked: 1 });
    harness.mailServer.behaviour = 'accept';
    expect((await messages('resume', id)).out).toContain('1 resumed');
    expect(await harness.sweep()).toMatchObject({ sent: 1 });
    expect(attached()).toHaveLength(2);
    expect((await messages('resend', id)).out).toContain('up for sending again');
    expect(await harness.sweep()).toMatchObject({ sent: 1 });
    expect(attached()).toHaveLength(2);
  });

  test('a digest has their number and the command that saves them; a digest of one message attaches them', async () => {
    harness.rules = { singleShare: 0 };
    const other = 'messageBBBBBBBBBBBBB';
    await store(id, [Buffer.from(jpeg(1)), Buffer.from(jpeg(2))]);
    await store(other, []);
    for (const each of [id, other]) expect(await harness.event(each)).toBe('held');
    expect(await harness.digest()).toBe(2);
    expect(attached().map(({ name }) => name)).toEqual(['zapytania.csv']);
    expect(lastText()).toContain('npx tarcza-messages export ID --photos FOLDER');
    expect(lastText().match(/Zdjęcia: 2\]/g)).toHaveLength(2);

    const single = 'messageCCCCCCCCCCCCC';
    await store(single, [Buffer.from(jpeg(3))]);
    await harness.event(single);
    expect(await harness.digest()).toBe(1);
    expect(attached()).toHaveLength(1);
  });

  test('the operator sees, saves and deletes them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'photos-'));
    await store(id, [Buffer.from(jpeg(1)), Buffer.from('<html>')]);
    await harness.event(id);
    expect((await messages('show', id)).out).toMatch(/Photos +2 /);

    const { out } = await messages('export', id, '--photos', folder);
    expect(JSON.parse(out)).toMatchObject({ id, photos: `${id}-1.jpg, ${id}-2.bin` });
    expect(readdirSync(folder).sort()).toEqual([`${id}-1.jpg`, `${id}-2.bin`]);
    expect(readFileSync(join(folder, `${id}-1.jpg`)).equals(jpeg(1))).toBe(true);
    rmSync(folder, { recursive: true });

    expect(JSON.parse((await messages('export')).out)).not.toHaveProperty('photos');
    expect((await messages('export', '--csv', '--photos', folder)).out).toContain(
      `;"${id}-1.jpg, ${id}-2.bin"`,
    );
    expect((await messages('export', '--photos', '')).err).toContain('--photos is blank');
    rmSync(folder, { recursive: true });

    expect((await messages('delete', id, '--yes', '--count', '1')).out).toContain('Deleted 1');
    expect((await photosOf(id)).size).toBe(0);
  });

  test('sending in a digest or without the text sets a day of deletion in 30 days', async () => {
    const inDays = async (messageId: string) => {
      const { expireAt } = (await harness.db.doc(`contact_messages/${messageId}`).get()).data() ?? {};
      expect((await photosOf(messageId)).docs.map((photo) => photo.get('expireAt'))).toEqual([expireAt]);
      return Math.round((expireAt.toMillis() - Date.now()) / (24 * 3_600_000));
    };
    await store(id, [Buffer.from(jpeg(1))]);
    harness.mailServer.poison = ['Tajna wiadomość'];
    await harness.event(id);
    expect(await harness.event(id)).toBe('sent');
    expect(await inDays(id)).toBe(30);

    harness.rules = { singleShare: 0 };
    const other = 'messageBBBBBBBBBBBBB';
    await store(other, [Buffer.from(jpeg(1))]);
    await harness.store('messageCCCCCCCCCCCCC');
    for (const each of [other, 'messageCCCCCCCCCCCCC']) await harness.event(each);
    harness.mailServer.poison = [];
    expect(await harness.digest()).toBe(2);
    expect(await inDays(other)).toBe(30);
  });

  test('an unsent message sets their day of deletion, and resuming removes it', async () => {
    await store(id, [Buffer.from(jpeg(1))]);
    harness.mailServer.behaviour = '554';
    await harness.event(id);
    await harness.event(id);
    harness.mailServer.behaviour = 'accept';
    harness.advance(366 * 24 * 60);
    await harness.sweep();
    const { expireAt } = (await harness.db.doc(`contact_messages/${id}`).get()).data() ?? {};
    expect((await photosOf(id)).docs.map((photo) => photo.get('expireAt'))).toEqual([expireAt]);
    await messages('resume', id);
    expect((await photosOf(id)).docs.map((photo) => photo.get('expireAt'))).toEqual([undefined]);
  });
});
