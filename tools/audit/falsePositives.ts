import type { FalsePositive } from '../../packages/audit/src/audit.ts';

/** Findings that are known to be wrong: at most five, each with its reason. */
export const falsePositives: readonly FalsePositive[] = [
  {
    engine: 'IBM Equal Access',
    rule: 'element_attribute_deprecated',
    about: /"http-equiv" is deprecated for the <meta>/,
    reason:
      'The HTML Standard defines http-equiv="Content-Security-Policy" (4.2.5.3 Pragma directives), and no part of it is deprecated. The Nu HTML Checker accepts it. Visitors do not meet it.',
  },
];
