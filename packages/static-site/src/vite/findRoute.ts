import { matchAddress } from '../address.ts';
import type { Route } from '../pages.ts';

/** Returns the first route whose pattern matches the address. */
export const findRoute = (routes: readonly Route[], address: string) =>
  routes.find(({ path }) => matchAddress(path, address));
