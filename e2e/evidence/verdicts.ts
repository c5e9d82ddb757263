import { operable } from './operable.ts';
import { perceivable } from './perceivable.ts';
import type { Row } from './row.ts';
import { understandable } from './understandable.ts';

/** Every criterion of WCAG 2.2, levels A and AA, in the order of their numbers. */
export const verdicts: readonly Row[] = [...perceivable, ...operable, ...understandable];
