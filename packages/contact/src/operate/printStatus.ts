import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Delivery } from '../deliver/delivery.ts';
import type { Ledger } from '../deliver/firestoreLedger/ledger.ts';
import { readDelivery, readDigest, readTime } from '../deliver/firestoreLedger/records.ts';
import { dueStates } from '../deliver/firestoreLedger/scan.ts';
import { findFaults, getAdvice } from './advice.ts';
import { readMessages } from './messages.ts';
import { command, formatLocalTime, printTable, type Settings } from './output.ts';

const minute = 60_000;

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
    const reason = `${state ?? 'new'} ${code} (${getAdvice(code)})`;
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
  const runs = {
    ranAt: readTime(sweep, 'ranAt'),
    sentAt: readTime(canary, 'sentAt'),
    arrivedAt: readTime(canary, 'arrivedAt'),
    lost: canary.get('lost') as string | undefined,
  };
  const faults = findFaults(runs, closed.exists, now);
  const formatTime = (time: number | null) => formatLocalTime(time, settings);

  printTable([
    ['The form', closed.exists ? `closed since ${formatTime(readTime(closed, 'closedAt'))}` : 'open'],
    ['Accepted by the mail server', String(sent)],
    ['Held for the next digest', String(held)],
    ['Late: an hour and more', String(overdue)],
    ['Parked', String(parked)],
    ['Last sweep', formatTime(runs.ranAt)],
    ['Last canary that was sent', formatTime(runs.sentAt)],
    ['Last canary that arrived', formatTime(runs.arrivedAt)],
  ]);
  for (const [reason, ids] of stopped)
    console.log(`\n${reason}: ${ids.length}, such as ${ids.slice(0, 3).join(', ')}`);
  console.log('');
  for (const problem of texts) console.log(`Settings of the delivery: ${problem}`);
  if (closed.exists) console.log(`The form refuses messages: "${command} open" opens it.`);
  for (const fault of faults) console.log(fault);
  if (overdue > 0) console.log('Late ones are tried again by themselves.');
  if (parked > 0)
    console.log(
      'Parked ones are tried again once a day: call these customers. "show ID" prints a message, ' +
        '"resend --parked" tries all now, "resend ID" one, "delete ID" ends it.',
    );
  if (texts.length + faults.length + overdue + stopped.length === 0) console.log('Nothing is stuck.');
}
