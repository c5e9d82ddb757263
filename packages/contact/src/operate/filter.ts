import type { Firestore } from 'firebase-admin/firestore';
import { getText } from '../email/fieldLines.ts';
import { getGroupKey } from '../email/messageGroups.ts';
import { readMessageById, getState, type TracedMessage } from './messages.ts';
import { UsageError } from './output.ts';

/** Criteria for messages. A message must match all of them. */
export interface Filter {
  state?: string | undefined;
  /** Id of a message. Matches messages with the same text, as a digest groups them. */
  like?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  /** Start and end of a time span, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  /** Text in any field, case-insensitive. */
  containing?: string | undefined;
}

type Test = (message: TracedMessage) => boolean;

const states = ['new', 'sending', 'retry', 'held', 'parked', 'sent'];

/** Returns a function that tests a message. Throws a UsageError if a criterion is invalid. */
export async function createFilter(db: Firestore, filter: Filter): Promise<Test> {
  const { state, like, email, phone, from, to, containing } = filter;
  // An empty text would match too many messages.
  if ([like, email, containing].includes(''))
    throw new UsageError('A criterion is empty. Leave it out or fill it.');
  const tests: Test[] = [];
  if (state !== undefined) {
    if (!states.includes(state))
      throw new UsageError(`--state is one of ${states.join(', ')}, not "${state}".`);
    tests.push((message) => getState(message) === state);
  }
  if (like !== undefined) {
    const key = getGroupKey((await readMessageById(db, like)).content);
    tests.push(({ content }) => getGroupKey(content) === key);
  }
  if (email !== undefined) {
    const address = email.trim().toLowerCase();
    tests.push(({ content }) => getText(content, 'email').toLowerCase() === address);
  }
  if (phone !== undefined) {
    const digits = getLastDigits(phone);
    if (digits.length < 7) throw new UsageError('--phone needs at least seven digits.');
    tests.push(({ content }) => getLastDigits(getText(content, 'phone')) === digits);
  }
  if (from !== undefined || to !== undefined) {
    const [since, until] = [parseTime('from', from), parseTime('to', to)];
    tests.push(({ receivedAt }) => receivedAt !== null && receivedAt >= since && receivedAt <= until);
  }
  if (containing !== undefined) {
    const words = containing.toLowerCase();
    tests.push(({ content }) =>
      Object.values(content).some((value) => value?.toString().toLowerCase().includes(words)),
    );
  }
  return (message) => tests.every((test) => test(message));
}

/** Parses a time. Throws a UsageError if it is missing, because an open time span could match everything. */
function parseTime(name: string, text: string | undefined): number {
  const time = Date.parse(text ?? '');
  if (Number.isNaN(time))
    throw new UsageError(`--${name} is a time, such as 2026-11-20T14:00, not "${text ?? ''}".`);
  return time;
}

/** Returns a Polish phone number without its prefix, so that +48 600 100 200 equals 600100200. */
function getLastDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-9);
}
