'use client';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { RootProps } from '../rootProps.js';

export interface Toast {
  /** What has happened, in a few words. */
  title: string;
  /** What follows from it, in a sentence. */
  text?: ReactNode;
  /**
   * `success` for what was done, `urgent` for what was not.
   * @default 'success'
   */
  tone?: 'success' | 'urgent';
}

export interface ToastsProps extends RootProps {
  /**
   * Milliseconds for which each toast is shown. Time stands still while one has the pointer or the focus.
   * @default 5000
   */
  duration?: number;
  /** Wording of the package, to be overridden. */
  labels?: Partial<ToastsLabels>;
}

export interface ToastsLabels {
  /** Name of the region in which toasts appear. */
  list: string;
  /** The button that closes a toast. */
  close: string;
}

/** The place where toasts appear, once on a page. Most visits see none, and never fetch what draws one. */
export function Toasts(props: ToastsProps) {
  const drawing = useSyncExternalStore(subscribe, fetched, notYet);
  return drawing ? <drawing.ToastList {...props} /> : null;
}

/**
 * Shows a short message at the edge of the screen. Whatever it says the page says as well: without a connection there
 * is none, and the next one asks for one again.
 */
export async function notify(toast: Toast): Promise<void> {
  try {
    const { show } = await fetchDrawing();
    show(toast);
  } catch {
    // The page says the same by itself.
  }
}

/** Fetches what draws a toast, so that one can be shown even when the connection breaks. */
export function prepareToasts(): void {
  fetchDrawing().catch(() => {});
}

type Drawing = typeof import('./ToastList.js');

let drawing: Drawing | undefined;
let coming: Promise<Drawing> | undefined;
const listeners = new Set<() => void>();

const fetched = () => drawing;
const notYet = () => undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** One request at a time; after a failure the next call makes another. */
function fetchDrawing(): Promise<Drawing> {
  coming ??= import('./ToastList.js').then(
    async (module) => {
      drawing = module;
      for (const listener of listeners) listener();
      await regionIsKnown();
      return module;
    },
    (error: unknown) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

/** Screen readers announce what comes into a region that they have met before. */
const regionIsKnown = () => new Promise((resolve) => setTimeout(resolve, 100));
