import { lazy, Suspense, useSyncExternalStore } from 'react';
import { shownToasts, subscribe } from './toastStore';

// Most visits never see a toast, and never fetch what draws one.
const ToastList = lazy(() => import('./ToastList'));
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
