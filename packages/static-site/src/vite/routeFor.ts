import { matchAddress } from '../address.ts';
import type { Route } from '../pages.ts';

/** Returns the route that an address is rendered with: the first whose pattern matches. */
export const routeFor = (routes: readonly Route[], address: string) =>
  routes.find(({ path }) => matchAddress(path, address));
