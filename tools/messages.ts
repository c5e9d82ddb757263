/**
 * Reads and manages contact messages: `npm run messages -- list`. Talks to the local emulator, or with
 * `--project NAME` to the real database. docs/operations.md tells when to use what.
 */
import { createConnection } from 'node:net';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { type DocumentSnapshot, type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import type { Delivery } from '../functions/src/contact/ledger.ts';
import { readContactMessage } from '../functions/src/contact/readContactMessage.ts';
import { sweep } from '../functions/src/contact/sweep.ts';
import { firestoreLedger, readDelivery } from '../functions/src/firestoreLedger.ts';
import { smtpMailer } from '../functions/src/mail.ts';

const usage = `Usage: npm run messages -- COMMAND [--project NAME]

  list [--state STATE] [--limit N]   newest messages; STATE is new, sending, retry, held or sent
  show ID                            one message whole, with its delivery
  resend ID                          has its e-mail sent again by the next sweep
  export [--csv]                     all messages as JSON lines, or for a spreadsheet
  delete ID                          a message and its delivery, for good
  delete --email X | --phone X       every message of one person; --yes does not ask
  sweep                              emulator only: what runs every five minutes in the cloud

Without --project it talks to the emulator of project demo-tarcza (FIRESTORE_EMULATOR_HOST, else 127.0.0.1:8080).`;

/** An end that the user can understand without a stack trace. */
class Refusal extends Error {}

interface StoredMessage {
  id: string;
  content: ReturnType<typeof readContactMessage>;
  receivedAt: number | null;
  /** Null until the first try. */
  delivery: Delivery | null;
}

async function main() {
  const { values, positionals } = readArguments();
  const [command, id, ...rest] = positionals;
  if (rest.length > 0) throw new Refusal(`Too many arguments: ${rest.join(' ')}.\n\n${usage}`);
  if (values.help || !command) {
    console.log(usage);
    return;
  }
  const project = values.project ?? 'demo-tarcza';
  const run = () => connect(project);

  switch (command) {
    case 'list':
      return list(await run(), values.state, Number(values.limit));
    case 'show':
      return show(await run(), needed(id, 'show'));
    case 'resend':
      return resend(await run(), needed(id, 'resend'), project);
    case 'export':
      return exportAll(await run(), values.csv);
    case 'delete':
      return remove(await run(), { id, email: values.email, phone: values.phone, yes: values.yes }, project);
    case 'sweep':
      return sweepHere(await run(), project);
    default:
      throw new Refusal(`There is no command "${command}".\n\n${usage}`);
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        project: { type: 'string' },
        state: { type: 'string' },
        limit: { type: 'string', default: '50' },
        csv: { type: 'boolean', default: false },
        email: { type: 'string' },
        phone: { type: 'string' },
        yes: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`);
  }
}

function needed(id: string | undefined, command: string): string {
  if (!id) throw new Refusal(`${command} needs the id of a message: npm run messages -- ${command} ID`);
  if (!/^[^/]+$/.test(id)) throw new Refusal(`"${id}" cannot be the id of a message.`);
  return id;
}

const isLocal = (project: string) => project.startsWith('demo-');

async function connect(project: string): Promise<Firestore> {
  if (isLocal(project)) {
    const host = (process.env['FIRESTORE_EMULATOR_HOST'] ??= '127.0.0.1:8080');
    process.env['METADATA_SERVER_DETECTION'] ??= 'none';
    if (!(await answers(host))) {
      throw new Refusal(
        `No Firestore emulator answers at ${host}. Start one with "npm start", name another with ` +
          'FIRESTORE_EMULATOR_HOST, or name a real project with --project.',
      );
    }
  } else if (process.env['FIRESTORE_EMULATOR_HOST']) {
    // Otherwise the messages of a real project would seem to be gone.
    throw new Refusal(
      `--project ${project} is a real project, but FIRESTORE_EMULATOR_HOST points to an emulator. Unset it first.`,
    );
  }
  return getFirestore(initializeApp({ projectId: project }));
}

function answers(address: string): Promise<boolean> {
  const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(address) ?? [];
  return new Promise((resolve) => {
    const socket = createConnection({
      host: host.replace(/^\[|\]$/g, ''),
      port: Number(port),
      timeout: 2000,
    });
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket
      .once('connect', () => end(true))
      .once('error', () => end(false))
      .once('timeout', () => end(false));
  });
}

async function list(db: Firestore, state: string | undefined, limit: number) {
  const states = ['new', 'sending', 'retry', 'held', 'sent'];
  if (state && !states.includes(state))
    throw new Refusal(`--state is one of ${states.join(', ')}, not "${state}".`);
  if (!Number.isInteger(limit) || limit < 1) throw new Refusal('--limit is a whole number above 0.');

  const found: StoredMessage[] = [];
  for await (const message of allMessages(db)) {
    if (state && stateOf(message) !== state) continue;
    found.push(message);
    if (found.length === limit) break;
  }
  if (found.length === 0) {
    console.log(state ? `No message is in state "${state}".` : 'No messages.');
    return;
  }
  table([
    ['ID', 'RECEIVED', 'STATE', 'TRIES', 'LAST ERROR', 'NAME', 'PHONE'],
    ...found.map((message) => [
      message.id,
      localTime(message.receivedAt),
      `${stateOf(message)}${message.delivery?.possibleDuplicate ? ' (perhaps twice)' : ''}`,
      String(message.delivery?.attempts ?? 0),
      message.delivery?.lastError ?? '',
      message.content.name,
      message.content.phone,
    ]),
  ]);
}

async function show(db: Firestore, id: string) {
  const message = await oneMessage(db, id);
  const { content, delivery } = message;
  table([
    ['Id', message.id],
    ['Received', localTime(message.receivedAt)],
    ['Name', content.name],
    ['Phone', content.phone],
    ['E-mail', content.email ?? '(none)'],
    ['Service', content.service ?? '(none)'],
    ['State', stateOf(message)],
    ['Tries', String(delivery?.attempts ?? 0)],
    ['Last error', delivery?.lastError ?? '(none)'],
    ['Sent', localTime(delivery?.sentAt ?? null)],
    ['Perhaps sent twice', delivery?.possibleDuplicate ? 'yes' : 'no'],
    ['Message-ID', delivery?.messageId ?? '(none)'],
    ['Deleted after', localTime(delivery?.expireAt ?? null)],
  ]);
  console.log(`\n${content.message}`);
}

async function resend(db: Firestore, id: string, project: string) {
  const message = await oneMessage(db, id);
  if (stateOf(message) === 'new') {
    console.log(`${id} has not been tried yet. The next sweep sends it without further ado.`);
    return;
  }
  await db.runTransaction(async (transaction) => {
    const ref = db.doc(`contact_deliveries/${id}`);
    const entry = readDelivery(await transaction.get(ref));
    if (entry?.state === 'sending' && entry.leaseUntil > Date.now()) {
      throw new Refusal(`${id} is being sent at this moment. Look again in two minutes.`);
    }
    // A Message-ID of its own, because mail programs hide a second e-mail with the old one.
    const domain = /@([^>]+)>$/.exec(entry?.messageId ?? '')?.[1] ?? 'localhost';
    transaction.update(ref, {
      state: 'retry',
      owner: null,
      leaseUntil: Timestamp.now(),
      digest: null,
      messageId: `<${id}.${Date.now().toString(36)}@${domain}>`,
    });
  });
  const when = isLocal(project)
    ? 'Run "npm run messages -- sweep" to send it.'
    : 'It goes out within five minutes.';
  console.log(`${id} is up for sending again. ${when}`);
}

async function exportAll(db: Firestore, csv: boolean) {
  const columns = ['id', 'receivedAt', 'state', 'name', 'email', 'phone', 'service', 'message'];
  // The mark at the start tells spreadsheets that the file is UTF-8.
  if (csv) process.stdout.write(`\uFEFF${csvLine(columns)}`);
  for await (const message of allMessages(db)) {
    const { name, email, phone, service, message: text } = message.content;
    const row = {
      id: message.id,
      receivedAt: isoTime(message.receivedAt),
      state: stateOf(message),
    };
    const whole = { ...row, name, email, phone, service, message: text };
    process.stdout.write(csv ? csvLine(Object.values(whole)) : `${JSON.stringify(whole)}\n`);
  }
}

/**
 * A line for a spreadsheet, separated by semicolons as Polish ones expect. A cell that begins like a formula gets an
 * apostrophe in front, or a message could run commands on the machine of whoever opens the file.
 */
export function csvLine(cells: readonly (string | null)[]): string {
  const cell = (value: string | null) => {
    const text = value ?? '';
    const harmless = /^[\s]*[=+\-@|%＝＋－＠]/u.test(text) ? `'${text}` : text;
    return `"${harmless.replaceAll('"', '""')}"`;
  };
  return `${cells.map(cell).join(';')}\r\n`;
}

interface Selection {
  id: string | undefined;
  email: string | undefined;
  phone: string | undefined;
  yes: boolean;
}

async function remove(db: Firestore, { id, email, phone, yes }: Selection, project: string) {
  if ([id, email, phone].filter((one) => one !== undefined).length !== 1) {
    throw new Refusal('delete needs exactly one of: an ID, --email X, --phone X.');
  }
  const digits = phone === undefined ? undefined : lastDigits(phone);
  if (digits !== undefined && digits.length < 7) throw new Refusal('--phone needs at least seven digits.');

  const found: StoredMessage[] = [];
  if (id) found.push(await oneMessage(db, needed(id, 'delete')));
  else {
    for await (const message of allMessages(db)) {
      const { content } = message;
      const hit =
        digits === undefined
          ? content.email?.toLowerCase() === email?.trim().toLowerCase()
          : lastDigits(content.phone) === digits;
      if (hit) found.push(message);
    }
  }
  if (found.length === 0) {
    console.log('No message fits, so nothing was deleted.');
    return;
  }

  table(
    found.map((message) => [
      message.id,
      localTime(message.receivedAt),
      message.content.name,
      message.content.phone,
    ]),
  );
  if (!yes && !(await agreed(`Delete ${found.length} message(s) from ${project} for good?`))) {
    console.log('Nothing was deleted.');
    return;
  }
  for (const message of found) {
    const batch = db.batch();
    batch.delete(db.doc(`contact_messages/${message.id}`));
    batch.delete(db.doc(`contact_deliveries/${message.id}`));
    await batch.commit();
  }
  console.log(
    `Deleted ${found.length} message(s). Their e-mails are still in the company's mailbox: delete them there.`,
  );
}

async function agreed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Refusal('Nobody is there to ask. Add --yes to delete without a question.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [yes/NO] `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

async function sweepHere(db: Firestore, project: string) {
  if (!isLocal(project)) throw new Refusal('In the cloud the sweep runs by itself every five minutes.');
  const result = await sweep(
    {
      ledger: firestoreLedger({ db, mailDomain: 'example.com' }),
      mailer: smtpMailer({
        url: process.env['SMTP_URL'] ?? 'smtp://127.0.0.1:1025',
        from: 'formularz@example.com',
        to: 'biuro@example.com',
      }),
      log: (severity, event, facts) => console.error(`${severity}: ${event}`, facts ?? ''),
    },
    { budget: 200_000, clock: Date.now },
  );
  console.log(
    `Sent ${result.sent}, in digests ${result.inDigests}, failed ${result.failed}, overdue ${result.overdue}.`,
  );
}

async function oneMessage(db: Firestore, id: string): Promise<StoredMessage> {
  const [message, delivery] = await db.getAll(
    db.doc(`contact_messages/${id}`),
    db.doc(`contact_deliveries/${id}`),
  );
  if (!message?.exists)
    throw new Refusal(`There is no message ${id}. "npm run messages -- list" shows what there is.`);
  return storedMessage(message, delivery);
}

/** Every message, newest first, page by page. */
async function* allMessages(db: Firestore): AsyncGenerator<StoredMessage> {
  const page = db.collection('contact_messages').orderBy('createdAt', 'desc').limit(200);
  for (let last: DocumentSnapshot | undefined; ; ) {
    const { docs } = await (last ? page.startAfter(last) : page).get();
    last = docs.at(-1);
    if (!last) return;
    const deliveries = await db.getAll(...docs.map(({ id }) => db.doc(`contact_deliveries/${id}`)));
    for (const [index, message] of docs.entries()) yield storedMessage(message, deliveries[index]);
  }
}

function storedMessage(message: DocumentSnapshot, delivery: DocumentSnapshot | undefined): StoredMessage {
  const createdAt: unknown = message.get('createdAt');
  return {
    id: message.id,
    content: readContactMessage(message.data() ?? {}),
    receivedAt: createdAt instanceof Timestamp ? createdAt.toMillis() : null,
    delivery: readDelivery(delivery),
  };
}

function stateOf({ delivery }: StoredMessage): string {
  return delivery?.state ?? 'new';
}

function isoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

function localTime(time: number | null): string {
  const style = { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Warsaw' } as const;
  return time === null ? '(none)' : new Intl.DateTimeFormat('sv-SE', style).format(time);
}

/** A Polish number without its prefix, so that +48 600 100 200 and 600100200 are the same. */
function lastDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-9);
}

function table(rows: readonly (readonly string[])[]) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

function explained(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  const { message = String(error), code } = error as { message?: string; code?: unknown };
  if (/default credentials|invalid_grant|UNAUTHENTICATED/i.test(message)) {
    return 'Google Cloud does not know who you are. Run "gcloud auth application-default login" first.';
  }
  if (code === 7 || /PERMISSION_DENIED/.test(message)) {
    return `Your account may not read this project's database. Ask for the role "Cloud Datastore User".\n(${message})`;
  }
  return `Firestore refused: ${message}`;
}

if (import.meta.main) {
  const fail = (error: unknown) => {
    console.error(explained(error));
    process.exit(1);
  };
  // Google's client throws some errors beside the promise that it has given.
  process.on('uncaughtException', fail);
  main().catch(fail);
}
