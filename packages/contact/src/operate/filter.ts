import type { Firestore } from 'firebase-admin/firestore';
import { textOf } from '../email/fieldLine.ts';
import { groupKey } from '../email/messageGroups.ts';
import { oneMessage, stateOf, type TracedMessage } from './messages.ts';
import { Refusal } from './output.ts';

/** Which messages a command is about: those that fit all criteria. */
export interface Filter {
  state?: string | undefined;
  /** Id of a message: messages with the same text, as a digest groups them. */
  like?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  /** Start and end of a time span, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  /** Text in any field of a message, whatever its case. */
  containing?: string | undefined;
}

type Test = (message: TracedMessage) => boolean;

const states = ['new', 'sending', 'retry', 'held', 'parked', 'sent'];

/** Returns a function that tests a message. Throws a Refusal if a criterion is not valid. */
export async function filterOf(db: Firestore, filter: Filter): Promise<Test> {
  const { state, like, email, phone, from, to, containing } = filter;
  // An empty text fits everything, or each message without an e-mail.
  if ([like, email, containing].includes(''))
    throw new Refusal('A criterion is empty. Leave it out or fill it.');
  const tests: Test[] = [];
  if (state !== undefined) {
    if (!states.includes(state)) throw new Refusal(`--state is one of ${states.join(', ')}, not "${state}".`);
    tests.push((message) => stateOf(message) === state);
  }
  if (like !== undefined) {
    const key = groupKey((await oneMessage(db, like)).content);
    tests.push(({ content }) => groupKey(content) === key);
  }
  if (email !== undefined) {
    const address = email.trim().toLowerCase();
    tests.push(({ content }) => textOf(content, 'email').toLowerCase() === address);
  }
  if (phone !== undefined) {
    const digits = lastDigits(phone);
    if (digits.length < 7) throw new Refusal('--phone needs at least seven digits.');
    tests.push(({ content }) => lastDigits(textOf(content, 'phone')) === digits);
  }
  if (from !== undefined || to !== undefined) {
    const [since, until] = [timeIn('from', from), timeIn('to', to)];
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

/** Both ends are required, so that a missing one does not select everything. */
function timeIn(name: string, text: string | undefined): number {
  const time = Date.parse(text ?? '');
  if (Number.isNaN(time))
    throw new Refusal(`--${name} is a time, such as 2026-11-20T14:00, not "${text ?? ''}".`);
  return time;
}

/** A Polish number without its prefix, so that +48 600 100 200 and 600100200 are the same. */
function lastDigits(phone: string): string {
  return phone.replace(/\D/g, '').slice(-9);
}
