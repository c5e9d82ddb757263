import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Delivery } from '../deliver/delivery.ts';
import type { Ledger } from '../deliver/firestoreLedger/ledger.ts';
import { readDelivery, readTime } from '../deliver/firestoreLedger/records.ts';
import { readMessages } from './messages.ts';
import { readClosingTime } from './closeForm.ts';
import { command, formatLocalTime, printTable, type Settings } from './output.ts';

const minute = 60_000;

/** What to do about an error code of `docs/operations.md`, in the order of the tests. */
const advice: readonly (readonly [code: RegExp, text: string])[] = [
  [/^EDNS/, 'the mail server is unknown: check the host in SMTP_URL'],
  [/^ETLS/, 'no encryption or a wrong certificate: port 465 needs smtps:, port 587 smtp:'],
  [/^(ESOCKET|ECONNECTION|ETIMEDOUT)/, 'the mail server does not answer: check server and port in SMTP_URL'],
  [/^(EAUTH|smtp-53[0-8])/, 'wrong user or password: set SMTP_URL again, and deploy the functions'],
  [/^smtp-4/, 'the mail server is busy or full: nothing to do, it is tried again'],
  [/^smtp-5/, 'the mail server refuses: check MAIL_TO, the mailbox, SPF and DKIM'],
  [/^cap/, 'more e-mails than MAIL_CAP_PER_HOUR: it leaves in a digest with the next sweep'],
  [
    /^no try/,
    'no function has tried: look at the log of sendContactEmail, and whether the functions are deployed',
  ],
  [/./, 'look at the log of sendContactEmail and sweepContactMessages'],
];

/** Number of the newest messages that are searched for those without an attempt. A sweep tries the older ones. */
const searched = 300;

/** Counts the messages, and groups those that something stops by state and error. */
async function countMessages(ledger: Ledger, now: number) {
  const { deliveries, log } = ledger;
  const held = deliveries.where('state', '==', 'held');
  const heldFor = (age: number) => held.where('receivedAt', '<=', Timestamp.fromMillis(now - age));
  // In a flood most messages are held, so they are counted by the database.
  const queries = [deliveries.where('state', '==', 'sent'), held, heldFor(10 * minute), heldFor(60 * minute)];
  const answers = await Promise.all(queries.map((query) => query.count().get()));
  const [sent = 0, open = 0, waiting = 0, late = 0] = answers.map((answer) => answer.data().count);
  const counts = { sent, open, late, parked: 0, expiring: 0, firstExpiry: Infinity };
  const stopped = new Map<string, { count: number; ids: string[] }>();
  if (waiting > 0) {
    const { docs } = await held.limit(3).select().get();
    stopped.set(getReason('held', 'cap reached'), { count: waiting, ids: docs.map(({ id }) => id) });
  }
  const add = (id: string, receivedAt: number, delivery: Delivery | null) => {
    const age = now - receivedAt;
    const { state = 'new', lastError = null, expireAt = null } = delivery ?? {};
    counts.open++;
    if (state === 'parked') counts.parked++;
    else if (age > 60 * minute) counts.late++;
    // A first try comes within seconds.
    if (lastError || age > 10 * minute || state === 'parked') {
      const reason = getReason(state, lastError ?? 'no try yet');
      const group = stopped.get(reason) ?? { count: 0, ids: [] };
      stopped.set(reason, group);
      group.count++;
      if (group.ids.length < 3) group.ids.push(id);
    }
    if (expireAt === null) return;
    counts.expiring++;
    counts.firstExpiry = Math.min(counts.firstExpiry, expireAt);
  };
  const others = deliveries.where('state', 'in', ['sending', 'retry', 'digest', 'parked']);
  for await (const doc of others.stream() as AsyncIterable<QueryDocumentSnapshot>) {
    const delivery = readDelivery(doc, log);
    if (delivery) add(doc.id, delivery.receivedAt, delivery);
  }
  let read = 0;
  for await (const { id, receivedAt, delivery } of readMessages(ledger, { isWithoutContent: true })) {
    if (!delivery) add(id, receivedAt ?? 0, null);
    if (++read === searched) break;
  }
  return { ...counts, stopped };
}

/** Prints undelivered messages, what stops them, and what to do. */
export async function printStatus(ledger: Ledger, settings: Settings) {
  const now = Date.now();
  const { sent, open, late, parked, stopped, expiring, firstExpiry } = await countMessages(ledger, now);
  const sweep = await ledger.sweepRef.get();
  const ranAt = readTime(sweep, 'ranAt');
  const problems: unknown = sweep.get('problems');
  const texts = Array.isArray(problems) ? problems : [];
  const canary = await readCanaryState(ledger, settings);
  const closedAt = await readClosingTime(ledger);
  const isSweepLate = ranAt === null || ranAt.toMillis() < now - 15 * minute;

  printTable([
    ['The form', closedAt === undefined ? 'open' : `closed since ${formatLocalTime(closedAt, settings)}`],
    ['Accepted by the mail server', String(sent)],
    ['On their way', String(open - late - parked)],
    ['Late: an hour and more', String(late)],
    ['Parked', String(parked)],
    ['Last sweep', ranAt ? formatLocalTime(ranAt.toMillis(), settings) : '(never)'],
    ['Last canary that arrived', canary.arrived],
  ]);
  const groups = [...stopped].sort(([, one], [, other]) => other.count - one.count);
  for (const [reason, { count, ids }] of groups)
    console.log(`\n${reason}: ${count}, such as ${ids.join(', ')}`);
  console.log('');
  for (const problem of texts) console.log(`Settings of the functions: ${problem}`);
  if (closedAt !== undefined) console.log(`The form refuses messages: "${command} open" opens it.`);
  if (isSweepLate) console.log('The sweep does not run: look at the log of sweepContactMessages.');
  if (late > 0)
    console.log('Late ones are tried again by themselves. docs/operations.md explains each code.');
  if (parked > 0)
    console.log(
      'Parked ones are tried again once a day: call these customers. "show ID" prints a message, "resume" ' +
        'tries all now, "resend ID" one, "delete ID" ends it.',
    );
  if (expiring > 0) {
    console.log(
      `${expiring} unsent message(s) will be deleted, the first on ${formatLocalTime(firstExpiry, settings)}: export them, ` +
        'or "resend ID" and fix what keeps them.',
    );
  }
  if (canary.missing) {
    console.log(
      `The hourly canary does not arrive (${canary.missing}), so visitors' messages may not either: look at the log of ` +
        'sendContactCanary and sendContactEmail.',
    );
  }
  if (!isSweepLate && !canary.missing && texts.length + stopped.size === 0) console.log('Nothing is stuck.');
}

/** Returns state, error and advice. */
function getReason(state: string, code: string): string {
  return `${state} ${code} (${advice.find(([test]) => test.test(code))?.[1]})`;
}

/** Returns when the last canary arrived, and the reason if it is missing; else ''. */
async function readCanaryState(
  { canaryRef }: Ledger,
  settings: Settings,
): Promise<{ arrived: string; missing: string }> {
  const state = await canaryRef.get();
  const [plantedAt, arrivedAt] = ['plantedAt', 'arrivedAt'].map(
    (field) => readTime(state, field)?.toMillis() ?? null,
  );
  if (!plantedAt)
    return { arrived: '(none is sent: CANARY_TO is not set, or the form was closed)', missing: '' };
  const lost = state.get('lost') as string | undefined;
  const silent = plantedAt < Date.now() - 2 * 60 * minute ? 'none was sent for two hours' : '';
  const late =
    plantedAt > (arrivedAt ?? 0) && plantedAt < Date.now() - 15 * minute ? 'the last one is late' : '';
  return {
    arrived: arrivedAt ? formatLocalTime(arrivedAt, settings) : '(never)',
    missing: lost ?? (silent || late),
  };
}
