import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRules, newId, Rest } from '@tarcza/contact/test';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { firestoreRules } from '../../packages/contact/src/rules/firestoreRules.ts';
import { photoCreation } from '../../packages/contact/src/test/photos.ts';
import { RawValue } from '../../packages/contact/src/test/firestoreRest.ts';
import { Bench } from './bench.ts';
import { jpeg, photosField, sendFromPage, type Sending } from './browserGlobals.ts';
import { Outcomes } from './outcomes.ts';
import { decoded } from './postOffice.ts';

const outcomes = new Outcomes();
afterAll(() => outcomes.print());

let bench: Bench;
beforeEach(async () => {
  bench = await Bench.open();
  bench.fields = [photosField];
  expect((await loadRules(bench.project, firestoreRules(bench.fields))).status).toBe(200);
});
afterEach(() => bench.close());

const message = {
  name: 'Anna Tajna',
  email: null,
  phone: '600 100 200',
  service: null,
  message: 'Co to za owad?',
};

const emulatorPort = () => Number(process.env['FIRESTORE_EMULATOR_HOST']?.split(':')[1] ?? 8080);

/** Sends from the form. Returns the id of the only message that is stored. */
async function send(
  photos: readonly Uint8Array<ArrayBuffer>[],
  { port = emulatorPort(), onProgress }: { port?: number; onProgress?: Sending['onProgress'] } = {},
): Promise<string> {
  await sendFromPage({ project: bench.project, port, message, photos, ...(onProgress && { onProgress }) });
  const { docs } = await bench.db.collection('contact_messages').get();
  expect(docs).toHaveLength(1);
  return docs[0]?.id ?? '';
}

/** Stores photos past the rules, as the console may do. */
async function store(id: string, photos: readonly unknown[], minutesAgo = 0) {
  await bench.store(id, minutesAgo);
  for (const [place, bytes] of photos.entries()) {
    const data = bytes === undefined ? {} : { bytes };
    await bench.db
      .doc(`contact_messages/${id}/photos/${place}`)
      .set({ ...data, type: 'image/jpeg', createdAt: Timestamp.now() });
  }
}

const id = 'messageAAAAAAAAAAAAA';

const photosOf = (messageId: string) => bench.db.collection(`contact_messages/${messageId}/photos`).get();

/** The attached files of the e-mail that arrived last. */
function attached(): { name: string; type: string; content: Buffer }[] {
  const raw = bench.office.arrived.at(-1)?.raw ?? '';
  return raw.split(/^--[-\w]+\r?\n/m).flatMap((part) => {
    const [head = '', ...body] = part.split(/\r?\n\r?\n/);
    const name = /filename="?([^"\r\n]+)/.exec(head)?.[1];
    if (!name) return [];
    const type = /Content-Type: ([^;\r\n]+)/i.exec(head)?.[1] ?? '';
    return [{ name, type, content: Buffer.from(body.join(''), 'base64') }];
  });
}

const lastText = () => decoded(bench.office.arrived.at(-1)?.raw).replaceAll('\r\n', '\n');

function messages(...parameters: string[]): Promise<{ out: string; err: string }> {
  const tool = new URL('../../packages/contact/src/operate/cli.ts', import.meta.url).pathname;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--conditions=tarcza-source', tool, ...parameters, '--project', bench.project],
      { env: { ...process.env, NODE_OPTIONS: '' } },
      (_, out, err) => resolve({ out, err }),
    );
  });
}

describe('from the form to the mailbox', () => {
  test.each([0, 1, 3])('%i photos arrive as files of one e-mail', async (count) => {
    const photos = Array.from({ length: count }, (_, n) => jpeg(n, 400 * 1024));
    const reference = await send(photos);
    const stored = (await bench.db.doc(`contact_messages/${reference}`).get()).data() ?? {};
    const { createdAt, ...values } = stored;
    expect(values).toEqual(message);
    expect((await photosOf(reference)).docs.map((photo) => Object.keys(photo.data()).sort())).toEqual(
      photos.map(() => ['bytes', 'createdAt', 'type']),
    );
    for (const photo of (await photosOf(reference)).docs) expect(photo.get('createdAt')).toEqual(createdAt);

    expect(await bench.event(reference)).toBe('sent');
    expect(bench.office.arrived).toHaveLength(1);
    expect(attached().map(({ name, type }) => [name, type])).toEqual(
      photos.map((_, n) => [`zdjecie-${n + 1}.jpg`, 'image/jpeg']),
    );
    for (const [n, { content }] of attached().entries())
      expect(content.equals(photos[n] ?? Buffer.of())).toBe(true);
    if (count > 0) expect(lastText()).toContain(`\nZdjęcia: ${count} w załączniku\n`);
    else expect(lastText()).not.toContain('Zdjęcia');
    outcomes.note(`${count} photos`, `1 e-mail with ${attached().length} files, bytes unchanged`);
  });

  test('a lost answer stores message and photos once, and reports progress from the start of each try', async () => {
    const proxy = await faultyProxy((n) => n === 0);
    const progress: number[] = [];
    const reference = await send([jpeg(1, 300_000)], {
      port: proxy.port,
      onProgress: (sent, total) => progress.push(sent / total),
    });
    await proxy.close();
    expect(proxy.commits()).toBeGreaterThanOrEqual(2);
    expect((await photosOf(reference)).size).toBe(1);
    expect(progress.at(-1)).toBe(1);
    expect(await bench.event(reference)).toBe('sent');
    expect(attached()).toHaveLength(1);
    outcomes.note('the answer to a commit with photos is lost', 'stored once, 1 e-mail');
  });

  test('a refusal by the rules stores nothing', async () => {
    await expect(send([0, 1, 2, 3].map((n) => jpeg(n)))).rejects.toMatchObject({
      code: 'permission-denied',
      kind: 'refused',
    });
    expect((await bench.db.collection('contact_messages').get()).size).toBe(0);
  });

  test('a photo of 2 MB stores nothing', async () => {
    await expect(send([jpeg(1, 2 * 1024 * 1024)])).rejects.toMatchObject({ kind: 'refused' });
    expect((await bench.db.collection('contact_messages').get()).size).toBe(0);
  });
});

describe('hostile photos', () => {
  test('HTML as a JPEG is named in the e-mail and not attached, and the message arrives', async () => {
    const visitor = new Rest(bench.project);
    const messageId = newId();
    const html = new RawValue({ bytesValue: Buffer.from('<script>alert(1)</script>').toString('base64') });
    const answer = await visitor.commit([
      visitor.creation({ ...message }, { id: messageId }),
      photoCreation(visitor, messageId, 0),
      photoCreation(visitor, messageId, 1, { bytes: html }),
    ]);
    expect(answer.status).toBe(200);
    expect(await bench.event(messageId)).toBe('sent');
    expect(attached().map(({ name }) => name)).toEqual(['zdjecie-1.jpg']);
    expect(lastText()).toContain('Zdjęcia nr 2 nie ma w załączniku, bo plik jest uszkodzony.');
    expect(lastText()).not.toContain('alert(1)');
    expect(bench.said.join()).toContain('photo is not a JPEG');
    outcomes.note('HTML as JPEG', 'named, not attached; the message arrives');
  });

  test.each([
    ['no bytes', undefined],
    ['a text', 'aaa'],
    ['no byte', Buffer.alloc(0)],
    ['two bytes of a JPEG', Buffer.from([0xff, 0xd8])],
    ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  ])('a photo with %s does not stop the message', async (_, bytes) => {
    await store(id, [bytes]);
    expect(await bench.event(id)).toBe('sent');
    expect(attached()).toEqual([]);
    expect(lastText()).toContain('Zdjęcia nr 1 nie ma w załączniku');
  });

  test('the largest photos and others below the message make an e-mail under 10 MB', async () => {
    await store(
      id,
      Array.from({ length: 6 }, (_, n) => Buffer.from(jpeg(n, 1024 * 1024 - 200))),
    );
    expect(await bench.event(id)).toBe('sent');
    expect(attached()).toHaveLength(3);
    expect(bench.office.arrived[0]?.raw.length).toBeLessThan(10_000_000);
    outcomes.note(
      'three photos of 1 MB',
      `${Math.round((bench.office.arrived[0]?.raw.length ?? 0) / 1e5) / 10} MB`,
    );
  });
});

describe('photos follow their message', () => {
  test('through a failed try, parking and sending again', async () => {
    bench.rules = { parkAfter: 1 };
    await store(id, [Buffer.from(jpeg(1)), Buffer.from(jpeg(2))]);
    bench.office.manners = '451';
    await bench.event(id);
    bench.turnForward(6);
    bench.office.manners = '554';
    await bench.event(id);
    expect(await bench.states()).toEqual({ parked: 1 });
    bench.office.manners = 'accept';
    expect((await messages('resume', id)).out).toContain('1 resumed');
    expect(await bench.sweep()).toMatchObject({ sent: 1 });
    expect(attached()).toHaveLength(2);
    expect((await messages('resend', id)).out).toContain('up for sending again');
    expect(await bench.sweep()).toMatchObject({ sent: 1 });
    expect(attached()).toHaveLength(2);
  });

  test('a digest names their number and the command that saves them; a digest of one attaches them', async () => {
    bench.rules = { capPerHour: 0 };
    const other = 'messageBBBBBBBBBBBBB';
    await store(id, [Buffer.from(jpeg(1)), Buffer.from(jpeg(2))]);
    await store(other, []);
    for (const each of [id, other]) expect(await bench.event(each)).toBe('held');
    expect(await bench.digest()).toBe(2);
    expect(attached()).toEqual([]);
    const command = `npx tarcza-messages export ${id} --photos FOLDER`;
    expect(lastText()).toContain(`\nZdjęcia: 2; zapisze je polecenie „${command}”\n`);
    expect(lastText().match(/\nZdjęcia: /g)).toHaveLength(1);

    const single = 'messageCCCCCCCCCCCCC';
    await store(single, [Buffer.from(jpeg(3))]);
    await bench.event(single);
    expect(await bench.digest()).toBe(1);
    expect(attached()).toHaveLength(1);
  });

  test('the operator sees, saves and deletes them', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'photos-'));
    await store(id, [Buffer.from(jpeg(1)), Buffer.from('<html>')]);
    await bench.event(id);
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
    expect((await messages('export', '--photos', '')).err).toContain('--photos needs a folder');
    rmSync(folder, { recursive: true });

    expect((await messages('delete', id, '--yes')).out).toContain('Deleted 1');
    expect((await photosOf(id)).size).toBe(0);
  });

  test('they get the day of deletion of their message when it is sent', async () => {
    await store(id, [Buffer.from(jpeg(1)), Buffer.from(jpeg(2))]);
    await bench.event(id);
    const { expireAt } = (await bench.db.doc(`contact_messages/${id}`).get()).data() ?? {};
    expect(expireAt).toBeInstanceOf(Timestamp);
    expect((await photosOf(id)).docs.map((photo) => photo.get('expireAt'))).toEqual([expireAt, expireAt]);
  });

  test('they get and lose the day of deletion of an unsent message', async () => {
    await store(id, [Buffer.from(jpeg(1))]);
    bench.office.manners = '554';
    bench.rules = { parkAfter: 1 };
    await bench.event(id);
    bench.turnForward(366 * 24 * 60);
    await bench.sweep();
    const { expireAt } = (await bench.db.doc(`contact_messages/${id}`).get()).data() ?? {};
    expect((await photosOf(id)).docs.map((photo) => photo.get('expireAt'))).toEqual([expireAt]);
    await messages('resume', id);
    expect((await photosOf(id)).docs.map((photo) => photo.get('expireAt'))).toEqual([undefined]);
  });
});

/** Passes requests on to the emulator, and drops the answers to some commits with photos. */
async function faultyProxy(isDropped: (n: number) => boolean) {
  let commits = 0;
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const isCommit = incoming.method === 'POST';
    const n = isCommit ? commits++ : -1;
    const { method, url, headers } = incoming;
    const passed = request(
      { host: '127.0.0.1', port: emulatorPort(), method, path: url, headers },
      (answer) => {
        if (isCommit && isDropped(n)) {
          answer.resume();
          outgoing.destroy();
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(passed);
  };
  const server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    commits: () => commits,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
