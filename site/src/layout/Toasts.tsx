import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { shownToasts, subscribe, type ShownToast } from './toastStore';

// Most visits never see a toast, and never fetch what draws one. Where it cannot be fetched there is none:
// the page says the same by itself.
const fetchToastList = (): Promise<{ default: ComponentType<{ toasts: readonly ShownToast[] }> }> =>
  import('./ToastList').catch(() => ({ default: () => null }));
const ToastList = lazy(fetchToastList);

/** Fetches what draws a toast, so that one can be shown even when the connection breaks. */
export const prepareToasts = () => void fetchToastList();
const none: ReturnType<typeof shownToasts> = [];

/** The place where toasts appear. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribe, shownToasts, () => none);
  return toasts.length > 0 ? (
    <Suspense>
      <ToastList toasts={toasts} />
    </Suspense>
  ) : null;
}
