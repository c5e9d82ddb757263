import { pageKinds } from '../../tools/pageKinds.ts';
import { isShort } from '../../tools/testing/isShort.ts';

/** One page of each kind by its name; for `npm test` a third of them. Each third has other pages. */
export const kindsOf = (third: 0 | 1 | 2): [kind: string, address: string][] =>
  Object.entries(pageKinds).filter((_, index) => !isShort || index % 3 === third);
