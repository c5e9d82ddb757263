/** A short message at the edge of the screen. Whatever it says is in the page as well. */
export interface Toast {
  tone: 'success' | 'urgent';
  title: string;
  text: string;
}

export type ShownToast = Toast & { id: number };

const mostAtOnce = 3;

let shown: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a toast; the oldest goes when there would be more than three. */
export function notify(toast: Toast) {
  lastId += 1;
  change([...shown, { ...toast, id: lastId }].slice(-mostAtOnce));
}

export function dismiss(id: number) {
  change(shown.filter((toast) => toast.id !== id));
}

export const shownToasts = () => shown;

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
