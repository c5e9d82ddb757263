import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Returns `inHtml` in the static HTML and while React hydrates it, afterwards what `read` returns. */
export const useBrowserValue = <Value>(read: () => Value, inHtml: Value) =>
  useSyncExternalStore(subscribe, read, () => inHtml);
