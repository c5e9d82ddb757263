import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { readMessages, getState, type TracedMessage } from './messages.ts';
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

/** Prints undelivered messages, what stops them, and what to do. */
export async function printStatus(db: Firestore, settings: Settings) {
  const open: TracedMessage[] = [];
  let sent = 0;
  for await (const message of readMessages(db)) {
    if (getState(message) === 'sent') sent++;
    else open.push(message);
  }
  const sweep = await db.doc('contact_state/sweep').get();
  const ranAt = sweep.get('ranAt') as Timestamp | undefined;
  const problems = (sweep.get('problems') as string[] | undefined) ?? [];
  const canary = await readCanaryState(db, settings);
  const closedAt = await readClosingTime(db);
  const now = Date.now();
  const isSweepLate = ranAt === undefined || ranAt.toMillis() < now - 15 * minute;
  const parked = open.filter((one) => getState(one) === 'parked');
  const late = open.filter((one) => !parked.includes(one) && (one.receivedAt ?? 0) < now - 60 * minute);
  // A first try comes within seconds.
  const stopped = open.filter(
    (one) => one.delivery?.lastError || (one.receivedAt ?? 0) < now - 10 * minute || parked.includes(one),
  );
  const days = open.flatMap(({ delivery }) => delivery?.expireAt ?? []).toSorted((one, other) => one - other);

  printTable([
    ['The form', closedAt === undefined ? 'open' : `closed since ${formatLocalTime(closedAt, settings)}`],
    ['Accepted by the mail server', String(sent)],
    ['On their way', String(open.length - late.length - parked.length)],
    ['Late: an hour and more', String(late.length)],
    ['Parked', String(parked.length)],
    ['Last sweep', ranAt ? formatLocalTime(ranAt.toMillis(), settings) : '(never)'],
    ['Last canary that arrived', canary.arrived],
  ]);
  for (const [reason, ids] of groupByReason(stopped)) {
    console.log(`\n${reason}: ${ids.length}, such as ${ids.slice(0, 3).join(', ')}`);
  }
  console.log('');
  for (const problem of problems) console.log(`Settings of the functions: ${problem}`);
  if (closedAt !== undefined) console.log(`The form refuses messages: "${command} open" opens it.`);
  if (isSweepLate) console.log('The sweep does not run: look at the log of sweepContactMessages.');
  if (late.length > 0)
    console.log('Late ones are tried again by themselves. docs/operations.md explains each code.');
  if (parked.length > 0)
    console.log('Parked ones wait for you: "show ID", then "resume ID", "resume --all" or "delete ID".');
  if (days[0] !== undefined) {
    console.log(
      `${days.length} unsent message(s) will be deleted, the first on ${formatLocalTime(days[0], settings)}: export them, ` +
        'or "resume ID" and fix what keeps them.',
    );
  }
  if (canary.missing) {
    console.log(
      `The hourly canary does not arrive (${canary.missing}), so visitors' messages may not either: look at the log of ` +
        'sendContactCanary and sendContactEmail.',
    );
  }
  if (!isSweepLate && !canary.missing && problems.length + stopped.length === 0)
    console.log('Nothing is stuck.');
}

/** Groups messages by state and error, the largest group first. */
function groupByReason(messages: readonly TracedMessage[]): [reason: string, ids: string[]][] {
  const byReason = new Map<string, string[]>();
  for (const message of messages) {
    const isHeld = getState(message) === 'held';
    const code = message.delivery?.lastError ?? (isHeld ? 'cap reached' : 'no try yet');
    const text = advice.find(([test]) => test.test(code))?.[1];
    const reason = `${getState(message)} ${code} (${text})`;
    byReason.set(reason, [...(byReason.get(reason) ?? []), message.id]);
  }
  return [...byReason].sort(([, one], [, other]) => other.length - one.length);
}

/** Returns when the last canary arrived, and the reason if it is missing; else ''. */
async function readCanaryState(
  db: Firestore,
  settings: Settings,
): Promise<{ arrived: string; missing: string }> {
  const state = await db.doc('contact_state/canary').get();
  const [plantedAt, arrivedAt] = ['plantedAt', 'arrivedAt'].map(
    (field) => (state.get(field) as Timestamp | undefined)?.toMillis() ?? null,
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
