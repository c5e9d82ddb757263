import { getPagePath } from '@tarcza/contact/contract';

let currentPath: string | undefined;
let previousPath: string | undefined;

/** Records a navigation. */
export function recordPage(path: string): void {
  if (path === currentPath) return;
  previousPath = currentPath;
  currentPath = path;
}

/** Returns the path of the page of this site from which the visitor came to the current one. Nothing is stored. */
export function getPreviousPage(): string | undefined {
  const path = getPagePath(previousPath ?? document.referrer, location.origin);
  return path === location.pathname ? undefined : path;
}
