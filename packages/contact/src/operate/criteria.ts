import type { Ledger } from '../deliver/firestoreLedger/ledger.ts';
import { getGroupKey } from '../email/messageGroups.ts';
import { readMessageById, readMessages, resolveId, type TracedMessage } from './messages.ts';
import type { Options } from './options.ts';
import { formatLocalTime, type Settings } from './output.ts';
import { createTimeFilter } from './createTimeFilter.ts';
import { createPersonTest } from './searchText.ts';

type Test = (message: TracedMessage) => boolean;

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
  if (state !== undefined) tests.push((message) => message.state === state);
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
