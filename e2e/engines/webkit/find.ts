import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RoleOptions, Role, Words } from '../../support/page.ts';

/** How a page's locator is written down for the page itself. */
export type Step =
  | { by: 'css'; selector: string; text?: Pattern }
  | { by: 'role'; role: Role; name?: Pattern; level?: number; pressed?: boolean }
  | { by: 'label' | 'text' | 'filter'; text: Pattern }
  /** One of those found, counted from the end where it is negative. */
  | { by: 'place'; index: number };

interface Pattern {
  source: string;
  flags: string;
}

/** The rules of Testing Library about roles, names and labels, for the page. */
export const library = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

/** Text as a regular expression that fits nothing else. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export function pattern(words: Words, exact = false): Pattern {
  if (words instanceof RegExp) return { source: words.source, flags: words.flags };
  const source = escaped(words);
  return exact ? { source: `^${source}$`, flags: '' } : { source, flags: 'i' };
}

export function byRole(role: Role, { name, exact, ...others }: RoleOptions = {}): Step {
  return { by: 'role', role, ...others, ...(name !== undefined && { name: pattern(name, exact) }) };
}

interface Queries {
  queryAllByRole(root: HTMLElement, role: string, options: object): HTMLElement[];
  queryAllByLabelText(root: HTMLElement, fits: (text: string) => boolean): HTMLElement[];
}

/** Runs in the page, which is sent its text alone: all that fits the steps, in the order of the document. */
export function find(steps: Step[]): HTMLElement[] {
  const { TestingLibraryDom: queries } = window as unknown as { TestingLibraryDom: Queries };
  const top = document as unknown as HTMLElement;
  const plain = (text: string | null) =>
    (text ?? '')
      .replace(/[\u200b\u00ad]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const fits = (words: Pattern | undefined) => {
    const wanted = words && new RegExp(words.source, words.flags.replace('g', ''));
    return (text: string | null) => !wanted || wanted.test(plain(text));
  };
  const select = (root: HTMLElement, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const within = (root: HTMLElement, step: Step): HTMLElement[] => {
    if (step.by === 'css') {
      const fitting = fits(step.text);
      return select(root, step.selector).filter((element) => fitting(element.textContent));
    }
    if (step.by === 'role') {
      const { role, name, level, pressed } = step;
      const options = {
        ...(name && { name: fits(name) }),
        ...(level && { level }),
        ...(pressed !== undefined && { pressed }),
      };
      return queries.queryAllByRole(root, role, options);
    }
    if (step.by === 'label') return queries.queryAllByLabelText(root, fits(step.text));
    if (step.by === 'text') {
      const fitting = fits(step.text);
      const all = select(root, ':not(head, head *, script, style, noscript, template)');
      const having = (root === top ? all : [root, ...all]).filter((element) => fitting(element.textContent));
      // The innermost alone.
      return having.filter(
        (element) => !having.some((other) => other !== element && element.contains(other)),
      );
    }
    return [];
  };
  let found = [top];
  for (const step of steps) {
    if (step.by === 'place') found = found.slice(step.index).slice(0, 1);
    else if (step.by === 'filter') {
      const fitting = fits(step.text);
      found = found.filter((element) => fitting(element.textContent));
    } else found = [...new Set(found.flatMap((root) => within(root, step)))];
  }
  return found;
}
