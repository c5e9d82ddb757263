import { useEffect } from 'react';

/** Calls `onDrop` with files that are dropped on the form, where the browser would leave the page to show them. */
export function useDrop(
  input: { readonly current: HTMLInputElement | null },
  onDrop: (files: File[]) => void,
) {
  useEffect(() => {
    const removal = new AbortController();
    for (const type of ['dragover', 'drop'] as const)
      input.current!.form?.addEventListener(
        type,
        (event) => {
          const { target, dataTransfer } = event;
          // The field itself accepts files.
          if (target === input.current || !dataTransfer?.types.includes('Files')) return;
          event.preventDefault();
          if (type === 'drop') onDrop([...dataTransfer.files]);
        },
        removal,
      );
    return () => removal.abort();
  });
}
