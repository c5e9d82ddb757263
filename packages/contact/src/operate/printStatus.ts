import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Delivery } from '../deliver/delivery.ts';
import type { Ledger } from '../deliver/firestoreLedger/ledger.ts';
import { readDelivery, readDigest, readTime } from '../deliver/firestoreLedger/records.ts';
import { dueStates } from '../deliver/firestoreLedger/scan.ts';
import { readMessages } from './messages.ts';
import { command, formatLocalTime, printTable, type Settings } from './output.ts';

const minute = 60_000;

/** What to do about an error code, in the order of the tests. */
const advice: readonly (readonly [code: RegExp, text: string])[] = [
  [/^EDNS/, 'the mail server is unknown: check the host in SMTP_URL'],
  [/^ETLS/, 'no encryption or a wrong certificate: port 465 needs smtps:, port 587 smtp:'],
  [/^(ESOCKET|ECONNECTION|ETIMEDOUT)/, 'the mail server does not answer: check server and port in SMTP_URL'],
  [/^(EAUTH|smtp-53[0-8])/, 'wrong user or password: correct SMTP_URL, then deploy or restart the delivery'],
  [/^smtp-4/, 'the mail server is busy or full: nothing to do, it is tried again'],
  [/^smtp-5/, 'the mail server refuses: check the recipients, the mailbox, SPF and DKIM'],
  [/^no try/, 'nothing has tried: check that the delivery runs, and its log'],
  [/./, 'look at the log of the delivery and of the sweep'],
];

/** Number of the newest messages that are searched for those without an attempt. A sweep tries the older ones. */
const searched = 300;

/** Groups the ids of messages that something stops by state and error. */
async function groupStopped(ledger: Ledger, now: number): Promise<[reason: string, ids: string[]][]> {
  const groups = new Map<string, string[]>();
  const { outage } = await ledger.getBudget();
  const digests = (await ledger.digests.get()).docs.flatMap((doc) => readDigest(doc, ledger.log) ?? []);
  const errors = new Map(digests.flatMap(({ ids, lastError }) => ids.map((id) => [id, lastError] as const)));
  const add = (id: string, receivedAt: number, { state, lastError }: Partial<Delivery> = {}) => {
    const error = lastError ?? errors.get(id);
    // A first try comes within seconds.
    if (!error && receivedAt > now - 10 * minute) return;
    const code = error ?? outage?.code ?? 'no try yet';
    const reason = `${state ?? 'new'} ${code} (${advice.find(([test]) => test.test(code))?.[1]})`;
    const ids = groups.get(reason) ?? [];
    groups.set(reason, ids);
    ids.push(id);
  };
  const open = ledger.deliveries.where('state', 'in', dueStates);
  for await (const doc of open.stream() as AsyncIterable<QueryDocumentSnapshot>) {
    const delivery = readDelivery(doc, ledger.log);
    if (delivery) add(doc.id, delivery.receivedAt, delivery);
  }
  let read = 0;
  for await (const { id, receivedAt, state } of readMessages(ledger, { isWithoutContent: true })) {
    if (state === 'new') add(id, receivedAt ?? 0);
    if (++read === searched) break;
  }
  return [...groups].sort(([, one], [, other]) => other.length - one.length);
}

/** Prints undelivered messages, what stops them, and what to do. */
export async function printStatus(ledger: Ledger, settings: Settings) {
  const { deliveries, sweepRef, canaryRef, closedRef } = ledger;
  const now = Date.now();
  const counted = ['sent', 'held'].map((state) => deliveries.where('state', '==', state).count().get());
  const [sent = 0, held = 0] = (await Promise.all(counted)).map((answer) => answer.data().count);
  const { overdue, parked } = await ledger.countWaiting();
  const stopped = await groupStopped(ledger, now);
  const [sweep, canary, closed] = await Promise.all([sweepRef.get(), canaryRef.get(), closedRef.get()]);
  const problems: unknown = sweep.get('problems');
  const texts = Array.isArray(problems) ? problems : [];
  const ranAt = readTime(sweep, 'ranAt');
  const isSweepLate = ranAt === null || ranAt < now - 15 * minute;
  const canaryFault = closed.exists ? undefined : findCanaryFault(canary, now);

  printTable([
    [
      'The form',
      closed.exists ? `closed since ${formatLocalTime(readTime(closed, 'closedAt'), settings)}` : 'open',
    ],
    ['Accepted by the mail server', String(sent)],
    ['Held for the next digest', String(held)],
    ['Late: an hour and more', String(overdue)],
    ['Parked', String(parked)],
    ['Last sweep', formatLocalTime(ranAt, settings)],
    ['Last canary that was sent', formatLocalTime(readTime(canary, 'plantedAt'), settings)],
    ['Last canary that arrived', formatLocalTime(readTime(canary, 'arrivedAt'), settings)],
  ]);
  for (const [reason, ids] of stopped)
    console.log(`\n${reason}: ${ids.length}, such as ${ids.slice(0, 3).join(', ')}`);
  console.log('');
  for (const problem of texts) console.log(`Settings of the delivery: ${problem}`);
  if (closed.exists) console.log(`The form refuses messages: "${command} open" opens it.`);
  if (isSweepLate) console.log('The sweep does not run: look at its log.');
  if (overdue > 0) console.log('Late ones are tried again by themselves.');
  if (parked > 0)
    console.log(
      'Parked ones are tried again once a day: call these customers. "show ID" prints a message, ' +
        '"resend --parked" tries all now, "resend ID" one, "delete ID" ends it.',
    );
  if (canaryFault)
    console.log(`The canary ${canaryFault}: look at the log of the canary and of the delivery.`);
  if (!isSweepLate && !canaryFault && texts.length + overdue + stopped.length === 0)
    console.log('Nothing is stuck.');
}

/** Returns what is wrong with the hourly canary; undefined if nothing is, or none was ever sent. */
function findCanaryFault(canary: DocumentSnapshot, now: number): string | undefined {
  const plantedAt = readTime(canary, 'plantedAt');
  const lost = canary.get('lost') as string | undefined;
  if (plantedAt === null) return undefined;
  if (lost) return `did not arrive (${lost})`;
  if (plantedAt < now - 120 * minute) return 'was not sent for two hours';
  const isAwaited = plantedAt > (readTime(canary, 'arrivedAt') ?? 0);
  return isAwaited && plantedAt < now - 15 * minute ? 'is late' : undefined;
}
