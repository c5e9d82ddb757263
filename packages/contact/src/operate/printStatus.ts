import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { readMessages, getState, type TracedMessage } from './messages.ts';
import { formatLocalTime, printTable } from './output.ts';

const minute = 60_000;

/** Prints undelivered messages, the reasons, and what to do. */
export async function printStatus(db: Firestore) {
  const open: TracedMessage[] = [];
  let sent = 0;
  for await (const message of readMessages(db)) {
    if (getState(message) === 'sent') sent++;
    else open.push(message);
  }
  const sweep = await db.doc('contact_state/sweep').get();
  const ranAt = sweep.get('ranAt') as Timestamp | undefined;
  const problems = (sweep.get('problems') as string[] | undefined) ?? [];
  const canary = await readCanaryState(db);
  const now = Date.now();
  const isSweepLate = ranAt === undefined || ranAt.toMillis() < now - 15 * minute;
  const late = open.filter(
    (one) => getState(one) !== 'parked' && (one.receivedAt ?? now) < now - 60 * minute,
  );
  const parked = open.filter((one) => getState(one) === 'parked');
  const days = open.flatMap(({ delivery }) => delivery?.expireAt ?? []).toSorted((one, other) => one - other);

  printTable([
    ['Accepted by the mail server', String(sent)],
    ['On their way', String(open.length - late.length - parked.length)],
    ['Late: an hour and more', String(late.length)],
    ['Parked', String(parked.length)],
    ['Last sweep', ranAt ? formatLocalTime(ranAt.toMillis()) : '(never)'],
    ['Last canary that arrived', canary.arrived],
  ]);
  for (const [reason, ids] of groupByReason([...late, ...parked])) {
    console.log(`\n${reason}: ${ids.length}, such as ${ids.slice(0, 3).join(', ')}`);
  }
  console.log('');
  for (const problem of problems) console.log(`Settings of the functions: ${problem}`);
  if (isSweepLate) console.log('The sweep does not run: look at the log of sweepContactMessages.');
  if (late.length > 0)
    console.log('Late ones are tried again by themselves. docs/operations.md explains each code.');
  if (parked.length > 0)
    console.log('Parked ones wait for you: "show ID", then "resume ID", "resume --all" or "delete ID".');
  if (days[0] !== undefined) {
    console.log(
      `${days.length} could not be sent for a year and will be deleted, the first on ${formatLocalTime(days[0])}: export them, ` +
        'or "resume ID" and fix what keeps them.',
    );
  }
  if (canary.missing) {
    console.log(
      `The hourly canary does not arrive (${canary.missing}), so visitors' messages may not either: look at the log of ` +
        'sendContactCanary and sendContactEmail.',
    );
  }
  if (!isSweepLate && !canary.missing && problems.length === 0 && late.length + parked.length === 0)
    console.log('Nothing is stuck.');
}

/** Groups messages by state and error, the largest group first. */
function groupByReason(messages: readonly TracedMessage[]): [reason: string, ids: string[]][] {
  const byReason = new Map<string, string[]>();
  for (const message of messages) {
    const reason = `${getState(message)} ${message.delivery?.lastError ?? '(no try yet)'}`;
    byReason.set(reason, [...(byReason.get(reason) ?? []), message.id]);
  }
  return [...byReason].sort(([, one], [, other]) => other.length - one.length);
}

/** Returns when the last canary arrived, and the reason if it is missing; else ''. */
async function readCanaryState(db: Firestore): Promise<{ arrived: string; missing: string }> {
  const state = await db.doc('contact_state/canary').get();
  const [plantedAt, arrivedAt] = ['plantedAt', 'arrivedAt'].map(
    (field) => (state.get(field) as Timestamp | undefined)?.toMillis() ?? null,
  );
  if (!plantedAt) return { arrived: '(none is sent: CANARY_TO is not set)', missing: '' };
  const lost = state.get('lost') as string | undefined;
  const silent = plantedAt < Date.now() - 2 * 60 * minute ? 'none was sent for two hours' : '';
  const late =
    plantedAt > (arrivedAt ?? 0) && plantedAt < Date.now() - 15 * minute ? 'the last one is late' : '';
  return { arrived: arrivedAt ? formatLocalTime(arrivedAt) : '(never)', missing: lost ?? (silent || late) };
}
