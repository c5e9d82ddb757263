import type { ExtraField } from '../contract/fields.ts';
import { type Case, TestForm, type Group } from './case.ts';
import { createCases } from './cases.ts';
import { clearDocuments, loadRules, RestClient } from './firestoreRest.ts';

/*
 * Tests the rules of a contact form on the Firestore emulator at FIRESTORE_EMULATOR_HOST (default: 127.0.0.1:8080). A
 * refusal counts only if each rule evaluated to false without an error.
 */

const storedId = 'storedMessage0000001';

/** Prepares a project in the emulator with the rules and one stored message. Keeps the active rules if `rules` is null. */
export async function prepareProject(
  project: string,
  rules: string | null,
  { validMessage }: TestForm,
): Promise<void> {
  if (rules !== null) {
    const { status, text } = await loadRules(project, rules);
    if (status !== 200) throw new Error(`The rules do not compile:\n${text}`);
  }
  await clearDocuments(project);
  const stored = await new RestClient(project, 'owner').create(validMessage, { id: storedId });
  if (stored.status !== 200) throw new Error(`The emulator answers ${stored.status}: ${stored.reason}`);
}

/** Runs a case. Returns the error, or null if the rules decide correctly. */
export async function runCase(project: string, { status, run }: Case): Promise<string | null> {
  const answer = await run(new RestClient(project), storedId);
  if (answer.status !== status) return `answered ${answer.status} instead of ${status}: ${answer.reason}`;
  if (status === 403 && !isCleanRefusal(answer.reason)) return `refused by accident: ${answer.reason}`;
  return null;
}

/** Runs all cases. Returns a line for each case in which the active rules decide wrongly. */
export async function runCases(project: string, groups: readonly Group[]): Promise<string[]> {
  const cases = groups.flatMap((group) => group.cases.map((each) => ({ group: group.name, each })));
  const red: string[] = [];
  const atOnce = 20;
  for (let start = 0; start < cases.length; start += atOnce) {
    const some = cases.slice(start, start + atOnce);
    const faults = await Promise.all(some.map(({ each }) => runCase(project, each)));
    faults.forEach((found, index) => {
      if (found) red.push(`${some[index]?.group}: ${some[index]?.each.title}: ${found}`);
    });
  }
  return red;
}

/**
 * Tests the rules of a form with all cases, in a separate project of the emulator.
 *
 * @returns A line for each case in which the rules decide wrongly; empty if all are correct.
 * @throws Error if no emulator responds, or the rules do not compile.
 */
export async function testRules(
  rules: string,
  fields: readonly ExtraField[] = [],
  project = 'demo-contact-rules',
): Promise<string[]> {
  const form = new TestForm(fields);
  await prepareProject(project, rules, form);
  return runCases(project, createCases(form));
}

/**
 * Returns whether a refusal was intended: each rule evaluated to false, none threw an error. (For a write with a server
 * time the emulator evaluates twice, first without that time. The error of the first pass is ignored.)
 */
function isCleanRefusal(reason: string): boolean {
  return (
    reason
      .split(', ')
      .every((part) => /^(false|evaluation error at L\d+:\d+) for '\w+' @ L\d+$/.test(part)) &&
    reason.includes('false for')
  );
}

/** The label of a clause, and the rules with `true` in its place. */
export interface RulesMutant {
  clause: string;
  rules: string;
}

export function createMutants(rules: string): RulesMutant[] {
  const lines = rules.split('\n');
  return lines.flatMap((line, index) => {
    const parts = /^(\s*(?:return |allow [\w, ]+: if )?)(.+?)( &&| \|\||;)?\s*\/\/ \[(.+)\]$/.exec(line);
    if (!parts) return [];
    const [, before = '', , after = '', clause = ''] = parts;
    return [{ clause, rules: lines.with(index, `${before}true${after}`).join('\n') }];
  });
}
