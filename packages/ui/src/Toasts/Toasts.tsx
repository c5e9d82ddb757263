'use client';
import { useSyncExternalStore } from 'react';
import { rootProps } from '../rootProps.js';
import type { Toast, ToastsProps } from './ToastList.js';

/** Renders short messages at the edge of the screen. Use it once. Its code loads with the first toast. */
export function Toasts(props: ToastsProps) {
  const loaded = useSyncExternalStore(subscribe, getModule, getServerModule);
  return loaded ? <loaded.ToastList {...props} root={rootProps(props)} /> : null;
}

/**
 * Shows a short message at the edge of the screen. Shows nothing if the code fails to load, so the page needs the same
 * message. The next call loads it again.
 */
export async function notify(toast: Toast): Promise<void> {
  try {
    const { show } = await fetchModule();
    show(toast);
  } catch {
    // The page has the same message.
  }
}

/** Loads the code of toasts, so that one can be shown without a connection. */
export function prepareToasts(): void {
  fetchModule().catch(() => {});
}

type Module = typeof import('./ToastList.js');

let toastList: Module | undefined;
let request: Promise<Module> | undefined;
const listeners = new Set<() => void>();

const getModule = () => toastList;
const getServerModule = () => undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Makes one request at a time, and a new one after a failure. */
function fetchModule(): Promise<Module> {
  request ??= import('./ToastList.js').then(
    async (loaded) => {
      toastList = loaded;
      for (const listener of listeners) listener();
      await untilRegionIsKnown();
      return loaded;
    },
    (error: unknown) => {
      request = undefined;
      throw error;
    },
  );
  return request;
}

/** Screen readers announce only what is added to a region that already exists. */
const untilRegionIsKnown = () => new Promise((resolve) => setTimeout(resolve, 100));
