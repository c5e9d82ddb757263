import type { ExtraField } from '../contract/extraFields.ts';
import { type Case, Firm, type Group } from './case.ts';
import { casesFor } from './cases.ts';
import { clear, loadRules, Rest } from './firestoreRest.ts';

/*
 * Tries the rules of a contact form on the Firestore emulator that FIRESTORE_EMULATOR_HOST names (else
 * 127.0.0.1:8080): what must be stored is, and all else is refused, exactly so and not by accident.
 */

const storedId = 'storedMessage0000001';

/** A project of its own in the emulator, with active rules and one stored message. */
export async function prepare(project: string, rules: string | null, { good }: Firm): Promise<void> {
  if (rules !== null) {
    const { status, text } = await loadRules(project, rules);
    if (status !== 200) throw new Error(`The rules do not compile:\n${text}`);
  }
  await clear(project);
  const stored = await new Rest(project, 'owner').create(good, { id: storedId });
  if (stored.status !== 200) throw new Error(`The emulator answers ${stored.status}: ${stored.reason}`);
}

/** What is wrong with the answer to a case; null when nothing is. */
export async function fault(project: string, { status, run }: Case): Promise<string | null> {
  const answer = await run(new Rest(project), storedId);
  if (answer.status !== status) return `answered ${answer.status} instead of ${status}: ${answer.reason}`;
  if (status === 403 && !isPlainRefusal(answer.reason)) return `refused by accident: ${answer.reason}`;
  return null;
}

/** The cases in which the active rules decide wrongly, with the reason. */
export async function redCases(project: string, groups: readonly Group[]): Promise<string[]> {
  const cases = groups.flatMap((group) => group.cases.map((each) => ({ group: group.name, each })));
  const red: string[] = [];
  const atOnce = 20;
  for (let start = 0; start < cases.length; start += atOnce) {
    const some = cases.slice(start, start + atOnce);
    const faults = await Promise.all(some.map(({ each }) => fault(project, each)));
    faults.forEach((found, index) => {
      if (found) red.push(`${some[index]?.group}: ${some[index]?.each.title}: ${found}`);
    });
  }
  return red;
}

/**
 * Tries a firm's rules with all cases, in a project of its own in the emulator. Answers with those that were answered
 * wrongly; empty means that the rules hold.
 *
 * @throws when no emulator answers, or the rules do not compile.
 */
export async function wrongAnswers(
  rules: string,
  fields: readonly ExtraField[] = [],
  project = 'demo-contact-rules',
): Promise<string[]> {
  const firm = new Firm(fields);
  await prepare(project, rules, firm);
  return redCases(project, casesFor(firm));
}

/**
 * Whether a refusal was meant: each rule came out false, and none broke off with an error. (For a write with a
 * server time the emulator evaluates twice, first without that time; the error of that first pass means nothing.)
 */
function isPlainRefusal(reason: string): boolean {
  return (
    reason
      .split(', ')
      .every((part) => /^(false|evaluation error at L\d+:\d+) for '\w+' @ L\d+$/.test(part)) &&
    reason.includes('false for')
  );
}

/** A clause of the rules, known by the label at the end of its line, and the rules with `true` in its place. */
export interface Mutant {
  clause: string;
  rules: string;
}

export function mutants(rules: string): Mutant[] {
  const lines = rules.split('\n');
  return lines.flatMap((line, index) => {
    const parts = /^(\s*(?:return |allow [\w, ]+: if )?)(.+?)( &&| \|\||;)?\s*\/\/ \[(.+)\]$/.exec(line);
    if (!parts) return [];
    const [, before = '', , after = '', clause = ''] = parts;
    return [{ clause, rules: lines.with(index, `${before}true${after}`).join('\n') }];
  });
}
