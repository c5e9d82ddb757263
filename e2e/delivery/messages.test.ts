import { execFile } from 'node:child_process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getShortReference } from '../../packages/contact/src/contract/getShortReference.ts';
import { claimConfirmation } from '../../packages/contact/src/deliver/firestoreLedger/confirmations.ts';
import { recordHeartbeat } from '../../packages/contact/src/deliver/firestoreLedger/scan.ts';
import { polishLocale } from '../../packages/contact/src/email/locale.ts';
import { Harness } from './harness.ts';
import { runOperator } from './operator.ts';

let harness: Harness;
beforeEach(async () => {
  harness = await Harness.open();
});
afterEach(() => harness.close());

const messages = (...parameters: string[]) => runOperator(harness.project, ...parameters);

const first = 'messageAAAAAAAAAAAAA';
const second = 'messageBBBBBBBBBBBBB';

const ids = async () => (await harness.db.collection('contact_messages').get()).docs.map(({ id }) => id);

/** Stores the locale of the e-mails, as a sweep does. */
const sweepIn = (locale = polishLocale) => recordHeartbeat(harness.parts().ledger, { locale });

test('list and show print the state of a message, also by its reference', async () => {
  await harness.store(first);
  await harness.store(second);
  await harness.event(first);
  harness.mailServer.behaviour = '550';
  await harness.event(second);

  const { out } = await messages('list');
  expect(out).toMatch(new RegExp(`${first}.*sent\\s+1.*Anna Tajna\\s+\\+48 600 100 200`));
  expect(out).toMatch(new RegExp(`${second}.*retry\\s+1\\s+smtp-550`));
  expect((await messages('list', '--state', 'retry')).out).not.toContain(first);
  expect((await messages('list', '--limit', '1')).out).toContain('These are the newest 1.');
  const reference = getShortReference(first).toLowerCase();
  expect((await messages('show', reference)).out).toContain(`Tajna wiadomość ${first}`);
  expect((await messages('show', 'A-0000')).err).toContain('No message has the reference A-0000');
});

test('a reference that two messages share selects none', async () => {
  const known = new Map<string, string>();
  for (let n = 0; ; n++) {
    const id = `message${n.toString().padStart(13, '0')}`;
    const reference = getShortReference(id);
    const other = known.get(reference);
    known.set(reference, id);
    if (other === undefined) continue;
    for (const each of [id, other]) await harness.store(each);
    expect((await messages('delete', reference, '--count', '1')).err).toContain('2 messages have');
    return;
  }
});

test('status says what stops e-mails', async () => {
  await harness.store(first, 700);
  await harness.store(second);
  harness.mailServer.behaviour = '550';
  await harness.event(second);
  for (const name of ['sweep', 'canary']) {
    const damaged = { ranAt: 1, problems: 'none', plantedAt: 1 };
    await harness.db.doc(`contact_state/${name}`).set(damaged);
  }
  const { out } = await messages('status');
  expect(out).toMatch(/The form +open\n[^]*Late: an hour and more +0\n/);
  expect(out).toContain(`new no try yet (nothing has tried`);
  expect(out).toMatch(/retry smtp-550 \(the mail server refuses: check the recipients/);
});

test('--like selects messages with the same text', async () => {
  for (const [n, text] of ['Okazja 1!', 'okazja 22', 'Mam mrówki'].entries())
    await harness.store(`messageLIKE00000000${n}`, 0, { message: text });
  const like = ['--like', 'messageLIKE000000000'];
  expect((await messages('list', ...like)).out.match(/messageLIKE/g)).toHaveLength(2);
  expect((await messages('delete', ...like, '--count', '2')).out).toContain('Deleted 2 message');
  expect(await ids()).toEqual(['messageLIKE000000002']);
  expect((await messages('list', '--like', 'nothing')).err).toContain('There is no message nothing');
});

test('resend --parked sends parked messages again', async () => {
  harness.mailServer.poison = ['600 100 200'];
  await harness.store(first);
  expect(await harness.event(first)).toBe('parked');
  harness.mailServer.poison = [];
  expect((await messages('status')).out).toMatch(/Parked +1\n[^]*parked smtp-554 \(the mail server refuses/);
  expect((await messages('resend', '--parked')).out).toContain('sends 1 message(s)');
  expect(await harness.sweep()).toMatchObject({ sent: 1 });
  expect((await messages('status')).out).toContain('Nothing is stuck.');
});

test('--person finds one person; export and delete print a receipt', async () => {
  await harness.store(first, 5, { email: 'Anna@Żółw.pl', phone: '+48 12 345 67 89 ext. 12' });
  await harness.db.doc(`contact_messages/${first}/photos/2`).set({ bytes: Buffer.from([0xff, 0xd8, 0xff]) });
  await harness.event(first);
  await harness.store(second, 3, { name: 'Łucja', email: 'joanna@żółw.pl', message: 'tel. 12 345 67 89' });
  await harness.store('messageCCCCCCCCCCCCC', 1, { email: 'x@example.org', phone: '+49 12 345 67 89' });

  const found = async (person: string) =>
    (await messages('list', '--person', person)).out.match(/message[A-C]+/g);
  expect(await found('anna@xn--w-uga1v8h.pl')).toEqual([first]);
  expect(await found('12 345-67-89')).toEqual([second, first]);
  expect(await found('LUCJA')).toEqual([second]);
  await sweepIn({ language: 'de', timeZone: 'Europe/Berlin', country: 'DE' });
  expect(await found('12 345 67 89')).toContain('messageCCCCCCCCCCCCC');
  await sweepIn();

  const exported = await messages('export', '--person', 'anna@żółw.pl');
  expect(exported.out).toMatch(new RegExp(`"${first}";"${getShortReference(first)}"[^]*"Anna@[^"]+"`));
  expect(exported.err).toContain('Exported 1 message(s).');

  const erase = ['delete', '--person', '123456789'];
  expect(await messages(...erase)).toMatchObject({ exit: 1, err: expect.stringContaining('No terminal') });
  expect((await messages(...erase, '--count', '3')).err).toContain('2 message(s) match, not 3');
  expect(await ids()).toHaveLength(3);
  const { out } = await messages(...erase, '--count', '2');
  expect(out).toMatch(new RegExp(`newest +${second}.*\\noldest +${first}`));
  expect(out).toMatch(/Deleted 2 message\(s\) with photos and ledger entries from project \S+ on \d{4}-/);
  expect(await ids()).toEqual(['messageCCCCCCCCCCCCC']);
  expect((await harness.db.collection('contact_deliveries').get()).size).toBe(0);
  expect((await harness.db.collectionGroup('photos').get()).size).toBe(0);
});

test('delete also erases the hash of an address that was sent a confirmation', async () => {
  const { ledger } = harness.parts();
  const take = (address: string) => claimConfirmation(ledger, address, 'me', Date.now());
  await harness.store(first, 0, { email: 'Anna@example.org' });
  expect([await take('Anna@example.org'), await take('anna+2@example.org')]).toEqual([true, false]);
  expect(await take('jan@example.org')).toBe(true);
  const { docs } = await harness.db.collection('contact_confirmations').get();
  for (const doc of docs) expect(doc.get('expireAt').toMillis()).toBeLessThan(Date.now() + 86_400_001);
  await messages('delete', first, '--count', '1');
  expect((await harness.db.collection('contact_confirmations').get()).size).toBe(1);
  expect(await take('jan@example.org')).toBe(false);
});

test('export prints every value, and stops quietly with its reader', async () => {
  await harness.store(first, 2, { phone: '0600100200' });
  const doc = harness.db.doc(`contact_messages/${first}`);
  await doc.update({
    page: '/kontakt',
    consent: true,
    state: '=1+1',
    createdAt: new Date('2026-11-20T13:00:05Z'),
  });
  await harness.storeMany(300, 1);

  const { out } = await messages('export', first);
  const [head, line] = out.split('\r\n');
  expect(head).toContain('"id";"reference";"receivedAt";"state";"name";"phone";"email";"service";"message"');
  expect(head).toContain('"consent";"page"');
  expect(line).toContain(`"${getShortReference(first)}";"2026-11-20 14:00:05";"new";`);
  expect(line).toContain(`"'0600100200"`);
  expect(line).toContain('"tak";"/kontakt"');
  const tool = new URL('../../packages/contact/src/operate/cli.ts', import.meta.url).pathname;
  const script = `set -o pipefail; "$0" --conditions=tarcza-source "$1" export --project "$2" | head -1`;
  const piped = await new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    execFile('bash', ['-c', script, process.execPath, tool, harness.project], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, out: stdout, err: stderr }),
    );
  });
  expect(piped).toMatchObject({ code: 0, err: expect.not.stringContaining('EPIPE') });
  expect(piped.out.match(/\n/g)).toHaveLength(1);
});

const errors: [string[], string][] = [
  [['show'], 'show needs the id'],
  [['show', 'nothing'], 'There is no message nothing'],
  [['show', '--', '-id'], 'There is no message -id'],
  [['show', 'a/b'], 'cannot be the id'],
  [['export', '--photos', '/dev/null'], 'EEXIST'],
  [['list', '--from', '2026-11-21', '--to', '2026-11-20'], 'ends before it begins'],
  [['delete'], 'delete needs an ID, or'],
  [['delete', first, '--person', 'a@example.org'], 'delete needs an ID, or'],
  [['delete', '--from', '2026-11-20'], 'delete needs an ID, or'],
  [['delete', '--from', '2026-11-20', '--to', 'jutro'], '--to is an existing day or time'],
  [['export', first, '--person', 'a@example.org'], 'export takes an ID or criteria'],
  [['resend'], 'resend needs the id'],
  [['resend', first, '--parked'], 'resend needs the id'],
];

test('an invalid command ends with a reason and no stack', async () => {
  await harness.store(first);
  await harness.db.doc(`contact_messages/${first}/photos/0`).set({ bytes: Buffer.from('<html>') });
  for (const [parameters, reason] of errors) {
    const { exit, err } = await messages(...parameters);
    expect(err).toContain(reason);
    expect(exit).toBe(1);
    expect(err).not.toMatch(/\n\s+at |Firestore refused/);
  }
});
