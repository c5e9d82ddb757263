import { deliveryStates } from '../deliver/delivery.ts';
import type { Ledger } from '../deliver/firestoreLedger/ledger.ts';
import { getGroupKey } from '../email/messageGroups.ts';
import { readMessageById, readMessages, resolveId, type TracedMessage } from './messages.ts';
import { criteria, type Options } from './options.ts';
import { formatLocalTime, type Settings } from './output.ts';
import { createTimeFilter } from './createTimeFilter.ts';
import { createPersonTest } from './searchText.ts';

type Test = (message: TracedMessage) => boolean;

export function hasCriterion(options: Options): boolean {
  return criteria.some((name) => options[name] !== undefined);
}

/** Returns whether criteria may select messages to delete. State or text alone could match those of a whole year. */
export function hasSelection({ person, like, from, to }: Options): boolean {
  return [person, like, from && to].some((criterion) => criterion !== undefined);
}

/** Returns the message with an id, or all that match the criteria, the newest first. */
export async function* findMessages(
  ledger: Ledger,
  id: string | undefined,
  options: Options,
  settings: Settings,
): AsyncGenerator<TracedMessage> {
  const matches = await createFilter(ledger, options, settings);
  if (id !== undefined) yield await readMessageById(ledger, id);
  else for await (const message of readMessages(ledger)) if (matches(message)) yield message;
}

/** Returns a function that tests a message for all criteria. Throws an Error if one is invalid. */
async function createFilter(ledger: Ledger, options: Options, settings: Settings): Promise<Test> {
  const { state, like, person, from, to } = options;
  const tests: Test[] = [];
  if (from !== undefined || to !== undefined) {
    const isInSpan = createTimeFilter(from, to);
    tests.push(({ receivedAt }) => receivedAt !== null && isInSpan(formatLocalTime(receivedAt, settings)));
  }
  if (state !== undefined) {
    const states = ['new', ...deliveryStates];
    if (!states.includes(state)) throw new Error(`--state is one of ${states.join(', ')}, not "${state}".`);
    tests.push((message) => message.state === state);
  }
  if (like !== undefined) {
    const key = getGroupKey((await readMessageById(ledger, await resolveId(ledger, like))).content);
    tests.push(({ content }) => getGroupKey(content) === key);
  }
  if (person !== undefined) {
    const isPerson = createPersonTest(person, settings.locale.country);
    tests.push(({ id, content }) => isPerson(id, content));
  }
  return (message) => tests.every((test) => test(message));
}
