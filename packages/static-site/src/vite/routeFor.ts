import { matchPath } from 'react-router-dom';
import { normalAddress } from '../address.ts';
import type { Route } from '../screens.ts';

/** Returns the route that an address is rendered with: the first whose pattern matches. */
export const routeFor = (routes: readonly Route[], address: string) =>
  routes.find(({ path }) => matchPath(normalAddress(path), address));

/** Decodes a pathname, unless it is not valid percent-encoding. An encoded slash stays encoded. */
export function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname.replaceAll(/%2f/gi, '%252F'));
  } catch {
    return pathname;
  }
}
