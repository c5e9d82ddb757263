import { execFile } from 'node:child_process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Timestamp } from 'firebase-admin/firestore';
import { emailLanguages, polishLocale } from '../../packages/contact/src/email/locale.ts';
import { command } from '../../packages/contact/src/operate/output.ts';
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
const sweepIn = (locale = polishLocale) => harness.parts().ledger.recordHeartbeat({ locale });

/** Returns the lines without times, with one bar between cells. */
const lines = (out: string) => {
  const text = out.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/g, 'TIME').replaceAll(/ {2,}/g, ' | ');
  return text.trimEnd().split('\n');
};

test('list and show print the state of a message, also by its reference', async () => {
  expect((await messages('list')).out).toBe('No messages.\n');
  await harness.store(first, 1);
  await harness.event(first);
  await harness.store(second, 0, { message: 'Raz\nDwa' });
  await harness.db.doc(`contact_messages/${second}`).update({ page: 'Raz\nDwa' });
  harness.to = 'biuro@example.com, szef@example.com';
  harness.mailServer.unknown = ['szef@example.com'];
  await harness.event(second);
  expect(harness.logged.join()).toContain('"code":"smtp-550","recipients":1}');

  const newer = `${second} | W-4085 | TIME | unsent | 1 | smtp-550 | TIME | Anna Tajna | +48 600 100 200`;
  const older = `${first} | V-4509 | TIME | sent | 1 | Anna Tajna | +48 600 100 200`;
  const list = async (...options: string[]) => lines((await messages('list', ...options)).out).slice(1);
  expect(await list('--limit', '2')).toEqual([newer, older]);
  expect(await list('--state', 'sent')).toEqual([older]);
  expect(await list('--limit', '1')).toEqual([newer, expect.stringContaining('--limit N prints more')]);
  expect(lines((await messages('show', ' w–4085 ')).out).join('; ')).toBe(
    `Id | ${second}; Reference | W-4085; Received | TIME; Full name | Anna Tajna; Phone | 600 100 200; ` +
      'Email | anna.tajna@example.org; Service | not given; Page | Raz / Dwa; Photos | 0; State | unsent; ' +
      'Why | smtp-550; Next try | TIME; Tries | 1; Still missing | szef@example.com; E-mail has | whole; Last error | smtp-550; Sent | (none); ' +
      `Perhaps sent twice | no; Message-ID | <${second}@example.com>; Deleted after | (none); ; Raz; Dwa`,
  );
});

test('status groups what stops by state and error, with examples', async () => {
  await harness.store(first, 61);
  await harness.store(second, 9);
  harness.mailServer.behaviour = '550';
  await harness.store('messageCCCCCCCCCCCCC');
  await harness.event('messageCCCCCCCCCCCCC');
  const entry = await harness.entry('messageCCCCCCCCCCCCC');
  const add = (id: string, changed: object = {}) =>
    harness.db.doc(`contact_deliveries/${id}`).set({ ...entry, ...changed });
  for (const n of [1, 2, 3]) await add(`other${n}`);
  await add('sent', { state: 'sent' });
  // Sent a year ago. The database has deleted its entry first.
  await harness.store('messageDDDDDDDDDDDDD', 12);
  await harness.db.doc('contact_messages/messageDDDDDDDDDDDDD').update({ expireAt: Timestamp.now() });
  for (const age of [59, 61])
    await add(`held${age}`, { state: 'held', receivedAt: new Date(Date.now() - age * 60_000) });
  for (const name of ['sweep', 'canary'])
    await harness.db.doc(`contact_state/${name}`).set({ ranAt: 1, problems: 'none', sentAt: 1 });
  const status = lines((await messages('status')).out).filter(Boolean);
  expect(status.slice(0, 9).join('; ')).toBe(
    'The form | open; E-mails | all paused until TIME (smtp-550); Sent | 1; Unsent | 8, the oldest of TIME; ' +
      'Unsent for an hour and more | 2; Parked | 0; Last sweep | (none); Last canary that was sent | (none); ' +
      'Last canary that arrived | (none)',
  );
  expect(status.slice(9).map((line) => line.replace(/ \(.*?\)/, ''))).toEqual([
    'unsent smtp-550: 5, such as messageCCCCCCCCCCCCC, other1, other2',
    'The sweep does not run: look at its log.',
    expect.stringMatching(/^The mail server accepts no e-mail: the mail server refuses/),
    expect.stringMatching(/^Unsent ones are tried again by themselves/),
  ]);

  const problems = ['MAIL_TO is wrong.'];
  await harness.db.doc('contact_state/sweep').set({ ranAt: Timestamp.now(), problems });
  await harness.db.doc('contact_state/canary').set({ sentAt: Timestamp.now(), lost: 'smtp-550' });
  expect((await messages('status')).out).toMatch(/: MAIL_TO is wrong\.\n[^]*The canary did not arrive/);
  await messages('close');
  expect((await messages('status')).out).toMatch(/^The form +closed since \d{4}[^]*"open" opens it\./);
});

test('resend sends a message to all again, or all parked ones', async () => {
  harness.mailServer.poison = ['600 100 200'];
  await harness.store(first);
  expect(await harness.event(first)).toBe('stopgap');
  await harness.db.doc(`contact_deliveries/${first}`).update({ state: 'parked' });
  harness.mailServer.poison = [];
  const advised = /Parked +1\n[^]*parked smtp-554 \(the mail server refuses[^]*\nParked ones are not tried/;
  expect((await messages('status')).out).toMatch(advised);
  for (const parameter of ['--parked', first]) {
    expect((await messages('resend', parameter)).out).toContain('sends 1 message(s)');
    expect(await harness.sweep()).toMatchObject({ sent: 1 });
  }
  expect((await messages('status')).out).toMatch(/^The form {21}open\n[^]*\nNothing is stuck\.\n$/);
  expect((await messages('list')).out).toContain('sent (perhaps twice)');
  expect((await messages('show', first)).out).toMatch(
    /Sent +(\d{4}).*\nPerhaps sent twice +yes\nMessage-ID +<messageA+\.[a-z\d]+@example\.com>\nDeleted after +(?!\1)\d/,
  );

  // The scans of the sweep have passed it.
  await harness.store(second, 600);
  expect((await messages('resend', second)).out).toContain('sends 1 message(s)');
  expect(await harness.sweep()).toMatchObject({ sent: 1 });

  await messages('resend', second);
  await harness.parts().ledger.claimMessage(second, 'busy');
  expect((await messages('resend', second)).err).toContain(`${second} is being sent at this moment`);
});

test('--person finds one person; export and delete print a receipt', async () => {
  await harness.store(first, 5, { email: 'Anna@Żółw.pl', phone: '+48 12 345 67 89 ext. 12' });
  await harness.db.doc(`contact_messages/${first}/photos/2`).set({ bytes: Buffer.from([0xff, 0xd8, 0xff]) });
  await harness.event(first);
  const other = { name: 'Łucja', email: 'joanna@żółw.pl', message: 'tel. 12 345 67 89\nwieczorem' };
  await harness.store(second, 3, other);
  await harness.store('messageCCCCCCCCCCCCC', 1, { email: 'x@example.org', phone: '+49 12 345 67 89' });

  const found = async (person: string) =>
    (await messages('list', '--person', person)).out.match(/message[A-C]+/g);
  expect(await found('12 345-67-89')).toEqual([second, first]);
  const language = Object.assign(Object.create(emailLanguages), emailLanguages.de);
  await sweepIn({ language, timeZone: 'Europe/Berlin', country: 'DE' });
  expect(await found('12 345 67 89')).toContain('messageCCCCCCCCCCCCC');
  await sweepIn();

  expect((await messages('export', '--person', 'anna@żółw.pl')).err).toContain('Exported 1 message(s).');

  const erase = ['delete', '--person', '123456789'];
  expect(await messages(...erase)).toMatchObject({ exit: 1, err: expect.stringContaining('No terminal') });
  expect((await messages(...erase, '--count', '3')).err).toContain('2 message(s) match, not 3');
  expect(await ids()).toHaveLength(3);
  expect(lines((await messages(...erase, '--count', '2')).out)).toEqual([
    `2 message(s) match in project ${harness.project}:`,
    `newest | ${second} | TIME | Łucja | +48 600 100 200 | tel. 12 345 67 89 wieczorem`,
    `oldest | ${first} | TIME | Anna Tajna | +48 12 345 67 89 ext. 12 | Tajna wiadomość ${first}`,
    expect.stringMatching(/^Deleted 2 message\(s\) with photos and ledger entries from project \S+ on TIME/),
  ]);
  expect(await ids()).toEqual(['messageCCCCCCCCCCCCC']);
  expect((await harness.db.collection('contact_deliveries').get()).size).toBe(0);
  // The count of the text remains.
  expect((await harness.db.collection('contact_counts').get()).size).toBe(1);
  expect((await harness.db.collectionGroup('photos').get()).size).toBe(0);
});

test('an address gets one confirmation a day, within the cap, and delete erases its hash', async () => {
  harness.limits = { capPerHour: 5 };
  const { ledger } = harness.parts();
  const take = (address: string, hours = 0) =>
    ledger.claimConfirmation(address, 'me', Date.now() - hours * 3_600_000);
  await harness.store(first, 0, { email: 'Anna@example.org' });
  expect([await take('Anna@example.org'), await take('an.na+2@example.org')]).toEqual([true, false]);
  expect([await take('jan@example.org', 25), await take('jan@example.org', 23)]).toEqual([false, true]);
  const { docs } = await harness.db.collection('contact_confirmations').get();
  const hours = docs.map((doc) => Math.round((doc.get('expireAt').toMillis() - Date.now()) / 3_600_000));
  expect(hours).toEqual([24, 24]);
  await messages('delete', first, '--count', '1');
  expect((await harness.db.collection('contact_confirmations').get()).size).toBe(1);
  expect(await take('jan@example.org')).toBe(false);
  expect([await take('anna@example.org'), await take('ewa@example.org')]).toEqual([true, false]);
});

test('export prints every value, and stops quietly with its reader', async () => {
  await harness.store(first, 2, { phone: '0600100200' });
  const more = { page: '/kontakt', consent: true, createdAt: new Date('2020-11-20T13:00:05Z') };
  await harness.db.doc(`contact_messages/${first}`).update(more);
  const many = await harness.storeMany(300, 1);

  const { out } = await messages('export', first);
  expect(out.split('\r\n')).toEqual([
    '\uFEFF"id";"reference";"receivedAt";"state";"name";"phone";"email";"service";"message";"consent";"page"',
    `"${first}";"V-4509";"2020-11-20 14:00:05";"unsent";"Anna Tajna";"'0600100200";"anna.tajna@example.org";"";"Tajna wiadomość ${first}";"tak";"/kontakt"`,
    '',
  ]);
  const span = ['--from', '2020-11-20T14:00:05', '--to', '2020-11-20'];
  for (const given of [span, span.slice(2)])
    expect((await messages('list', ...given)).out.match(/message\w+/g)).toEqual([first]);
  expect((await messages('list')).out).toMatch(/^(.*\n){51}These are the newest 50\./);
  const like = ['--like', many[0] ?? ''];
  expect((await messages('list', ...like)).out).toMatch(/^(.*\n){301}$/);
  // The status looks at the newest 300 messages.
  const late = async () => (await messages('status')).out.includes(`such as ${first}`);
  expect(await late()).toBe(false);

  const tool = `${import.meta.dirname}/../../packages/contact/src/operate/cli.ts`;
  const terminal = '--import "data:text/javascript,process.stdin.isTTY=true"';
  // The input stays open, as that of a terminal.
  const shell = (input: string, args: string, output = 'cat') =>
    new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
      const script = `set -o pipefail; "$0" --conditions=tarcza-source ${terminal} "$1" ${args} --project "$2" | ${output}`;
      const parts = ['-c', script, process.execPath, tool, harness.project];
      const program = execFile('bash', parts, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, out: stdout, err: stderr }),
      );
      program.stdin?.write(`${input}\n`);
    });
  const [wrong, piped, kept, deleted] = await Promise.all([
    shell('', 'show nothing'),
    shell('', 'export', 'head -1'),
    shell('y', `delete ${first}`),
    shell(' YES', `delete ${many[299]}`),
  ]);
  expect(wrong).toMatchObject({ code: 1, err: expect.stringMatching(/\nThere is no message nothing.*\n$/) });
  expect(piped).toMatchObject({ code: 0, err: expect.not.stringContaining('EPIPE') });
  expect(piped.out.match(/\n/g)).toHaveLength(1);
  expect(kept.out).toContain('Delete 1 message(s) for good? [yes/NO] Nothing was deleted.\n');
  expect(deleted.out).toContain('[yes/NO] Deleted 1 message(s)');
  expect(await late()).toBe(true);

  const examples = lines((await messages('delete', ...like, '--count', '299')).out).slice(1, -1);
  const places = examples.map((line) => line.replace(/ \| message0*(\d*) .*/, ' $1'));
  expect(places).toEqual(['newest 298', 'example 223', 'example 149', 'example 74', 'oldest ']);
  expect(await ids()).toEqual([first]);
  const anna = ['--person', 'Anna', ...span];
  expect((await messages('delete', ...anna, '--count', '1')).out).toContain('Deleted 1');
  expect((await messages('delete', ...anna)).out).toBe('No message matches, so nothing was deleted.\n');
});

test('a command that cannot run says why', async () => {
  for (const id of [first, 'message0000000010080', 'message0000000005506']) await harness.store(id);
  await harness.db.doc(`contact_messages/${first}/photos/0`).set({ bytes: Buffer.from('<html>') });
  expect((await messages()).out).toContain(`Usage: ${command} COMMAND`);
  const host = process.env['FIRESTORE_EMULATOR_HOST'];
  const database = `Database: project ${harness.project} in the emulator at ${host}\n`;
  expect((await messages('list')).err).toBe(database);
  for (const [parameters, reason] of [
    [['show', 'A-0000'], 'No message has the reference A-0000'],
    [['delete', 'K-0575', '--count', '1'], '2 messages have the reference'],
    [['show', 'a/b'], '"a/b" cannot be the id'],
    [['show', '__a__'], 'cannot be the id'],
    [['show', 'a'.repeat(201)], `"${'a'.repeat(40)}" cannot be the id`],
    [['export', '--photos', '/dev/null'], 'EEXIST'],
    [['list', '--from', '2026-11-21', '--to', '2026-11-20'], 'ends before it begins'],
    [['status', '--project', 'a-demo-b'], 'a-demo-b is a real project, but FIRESTORE_EMULATOR_HOST'],
    [['status', '--project', 'demob'], 'demob is a real project, but FIRESTORE_EMULATOR_HOST'],
  ] as const)
    expect(await messages(...parameters)).toMatchObject({ exit: 1, err: expect.stringContaining(reason) });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:1');
  expect((await messages('list')).err).toContain('No Firestore emulator answers at 127.0.0.1:1. Start one');
  vi.unstubAllEnvs();
});
