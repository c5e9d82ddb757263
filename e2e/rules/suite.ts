import { createSampleValue } from '../../packages/contact/src/contract/createSampleValue.ts';
import { type ExtraField, hasValue } from '../../packages/contact/src/contract/fields.ts';
import type { Fields, RestResponse } from '../support/firestoreRest.ts';
import { clearDocuments, loadRules, RestClient } from '../support/firestoreRest.ts';

/** Sends one request. `storedId` is the id of a stored message. */
export type Run = (visitor: RestClient, storedId: string) => Promise<RestResponse>;

/** A request of a visitor and its expected HTTP status. */
export interface Case {
  group: string;
  title: string;
  status: 200 | 403;
  run: Run;
}

/** Returns the cases of a group from requests by title. */
export function createGroup(
  group: string,
  { allowed = {}, refused = {} }: { allowed?: Record<string, Run>; refused?: Record<string, Run> },
): Case[] {
  return [
    ...Object.entries(allowed).map(([title, run]) => ({ group, title, status: 200 as const, run })),
    ...Object.entries(refused).map(([title, run]) => ({ group, title, status: 403 as const, run })),
  ];
}

/** Returns a valid message of a form. */
export function createMessage(fields: readonly ExtraField[]): Fields {
  return {
    name: 'Anna Żółć',
    email: 'anna@example.com',
    phone: '+48 600 100 200',
    service: 'Dezynsekcja',
    message: 'Dzień dobry, mam pluskwy.',
    ...Object.fromEntries(fields.filter(hasValue).map((field) => [field.name, createSampleValue(field)])),
  };
}

const storedId = 'storedMessage0000001';

/** Prepares a project in the emulator with the rules and one stored message. */
export async function prepareProject(project: string, rules: string, message: Fields): Promise<void> {
  await loadRules(project, rules);
  await clearDocuments(project);
  const stored = await new RestClient(project, 'owner').write(message, { id: storedId });
  if (stored.status !== 200) throw new Error(`The emulator answers ${stored.status}: ${stored.reason}`);
}

/** Runs a case. Returns the error, or null if the rules decide correctly. */
async function runCase(project: string, { status, run }: Case): Promise<string | null> {
  const answer = await run(new RestClient(project), storedId);
  if (answer.status !== status) return `answered ${answer.status} instead of ${status}: ${answer.reason}`;
  if (status === 403 && !isCleanRefusal(answer.reason)) return `refused by accident: ${answer.reason}`;
  return null;
}

/** Runs all cases. Returns a line for each case in which the rules decide wrongly. */
export async function runCases(project: string, cases: readonly Case[]): Promise<string[]> {
  const wrong: string[] = [];
  for (let start = 0; start < cases.length; start += 20) {
    const some = cases.slice(start, start + 20);
    const errors = await Promise.all(some.map((each) => runCase(project, each)));
    errors.forEach((error, n) => error && wrong.push(`${some[n]?.group}: ${some[n]?.title}: ${error}`));
  }
  return wrong;
}

/**
 * Returns whether a refusal was intended: each rule evaluated to false, none threw an error. (For a write with a server
 * time the emulator evaluates twice, first without that time. The error of the first pass is ignored.)
 */
function isCleanRefusal(reason: string): boolean {
  const part = /^(false|evaluation error at L\d+:\d+) for '\w+' @ L\d+$/;
  return reason.split(', ').every((each) => part.test(each)) && reason.includes('false for');
}
