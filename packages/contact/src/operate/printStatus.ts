import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { getMessageState, type MailBudget, unsentStates } from '../deliver/delivery.ts';
import type { Ledger } from '../deliver/firestoreLedger/ledger.ts';
import { readDelivery, readTime } from '../deliver/firestoreLedger/records.ts';
import { findFaults, getAdvice } from './advice.ts';
import { noTry, readMessages } from './messages.ts';
import { formatLocalTime, printTable, type Settings } from './output.ts';

const minute = 60_000;

/** Number of the newest messages that are searched for those without an entry. A sweep finds the older ones. */
const searched = 300;

const waitingStates = unsentStates.filter((state) => state !== 'parked');

/** Reads the number of unsent and parked messages, and those without an entry. */
async function readUnsent(ledger: Ledger, now: number) {
  const unclaimed: { id: string; receivedAt: number }[] = [];
  let read = 0;
  for await (const { id, receivedAt, delivery, state } of readMessages(ledger, { isWithoutContent: true })) {
    if (!delivery && state === 'unsent') unclaimed.push({ id, receivedAt: receivedAt ?? now });
    if (++read === searched) break;
  }
  const waiting = ledger.deliveries.where('state', 'in', waitingStates);
  const [counted, first, { overdue, parked }] = await Promise.all([
    waiting.count().get(),
    waiting.orderBy('receivedAt').limit(1).get(),
    ledger.countWaiting(),
  ]);
  const times = unclaimed.map(({ receivedAt }) => receivedAt);
  return {
    unclaimed,
    parked,
    count: counted.data().count + unclaimed.length,
    oldest: Math.min(...times, readTime(first.docs[0], 'receivedAt') ?? now),
    late: overdue + times.filter((time) => time <= now - 60 * minute).length,
  };
}

/** Groups the ids of messages that something stops by state and error. Held ones leave with the next sweep. */
async function groupStopped(
  { deliveries, log }: Ledger,
  unclaimed: readonly { id: string; receivedAt: number }[],
  outage: MailBudget['outage'],
): Promise<[reason: string, ids: string[]][]> {
  const groups = new Map<string, string[]>();
  const add = (id: string, receivedAt: number, state = 'unsent', error: string | null = null) => {
    // A first try comes within seconds.
    if (!error && receivedAt > Date.now() - 10 * minute) return;
    const code = error ?? outage?.code ?? noTry;
    const reason = `${state} ${code} (${getAdvice(code)})`;
    const ids = groups.get(reason) ?? [];
    groups.set(reason, ids);
    ids.push(id);
  };
  const states = unsentStates.filter((state) => state !== 'held');
  const open = deliveries.where('state', 'in', states).stream();
  for await (const doc of open as AsyncIterable<QueryDocumentSnapshot>) {
    const delivery = readDelivery(doc, log);
    if (delivery) add(doc.id, delivery.receivedAt, getMessageState(delivery), delivery.lastError);
  }
  for (const { id, receivedAt } of unclaimed) add(id, receivedAt);
  return [...groups].sort(([, one], [, other]) => other.length - one.length);
}

/** Prints unsent messages, what stops them, and what to do. */
export async function printStatus(ledger: Ledger, settings: Settings) {
  const { deliveries, sweepRef, canaryRef, closedRef } = ledger;
  const now = Date.now();
  const sent = await deliveries.where('state', '==', 'sent').count().get();
  const { unclaimed, count, oldest, late, parked } = await readUnsent(ledger, now);
  const { outage } = await ledger.getBudget();
  const pause = outage && outage.until > now ? outage : null;
  const stopped = await groupStopped(ledger, unclaimed, outage);
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
    ['E-mails', pause ? `all paused until ${formatTime(pause.until)} (${pause.code})` : 'not paused'],
    ['Sent', String(sent.data().count)],
    ['Unsent', count > 0 ? `${count}, the oldest of ${formatTime(oldest)}` : '0'],
    ['Unsent for an hour and more', String(late)],
    ['Parked', String(parked)],
    ['Last sweep', formatTime(runs.ranAt)],
    ['Last canary that was sent', formatTime(runs.sentAt)],
    ['Last canary that arrived', formatTime(runs.arrivedAt)],
  ]);
  for (const [reason, ids] of stopped)
    console.log(`\n${reason}: ${ids.length}, such as ${ids.slice(0, 3).join(', ')}`);
  console.log('');
  for (const problem of texts) console.log(`Settings of the delivery: ${problem}`);
  if (closed.exists) console.log('The form refuses messages: "open" opens it.');
  for (const fault of faults) console.log(fault);
  if (pause) console.log(`The mail server accepts no e-mail (${pause.code}): ${getAdvice(pause.code)}.`);
  if (late > 0)
    console.log('Unsent ones are tried again by themselves: "list --state unsent" prints whom to call.');
  if (parked > 0)
    console.log(
      'Parked ones are not tried again: call these customers. "show ID" prints a message, ' +
        '"resend --parked" tries all now, "resend ID" one, "delete ID" ends it.',
    );
  if (texts.length + faults.length + late + stopped.length === 0 && !pause) console.log('Nothing is stuck.');
}
