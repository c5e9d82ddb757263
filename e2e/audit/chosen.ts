import type { Subject } from '../../packages/audit/src/audit.ts';
import { Problem } from '../../packages/local/src/problem.ts';

/**
 * The pages and stories that the words name: an address, the name of a component, or either's beginning and a `*`; all
 * without a word. A word that names nothing is a mistake of whoever typed it.
 */
export function chosen(subjects: readonly Subject[], words: readonly string[] | undefined): Subject[] {
  const unknown = words?.find((word) => !subjects.some((subject) => names(word, subject)));
  if (unknown) throw new Problem(`No page and no component is called ${unknown}.`);
  return subjects.filter((subject) => !words || words.some((word) => names(word, subject)));
}

/** Storybook files its components in groups: `Components/FaqGroup`. */
function names(word: string, { name, component }: Subject): boolean {
  const own = component?.split('/').at(-1) ?? name;
  return word.endsWith('*') ? own.startsWith(word.slice(0, -1)) : own === word;
}
