import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Returns `inHtml` in the static HTML and while React hydrates it, afterwards what `read` returns. */
export const useBrowserValue = <Value>(read: () => Value, inHtml: Value) =>
  useSyncExternalStore(neverChanges, read, () => inHtml);
