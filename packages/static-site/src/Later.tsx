import { Suspense, use, type ReactNode } from 'react';
import { Below } from './Below.tsx';

let waking: Promise<unknown> | undefined;

/**
 * From now on what lies in a `Later` stays as it came. What this returns lets it come once the next frame has been seen, and
 * is done then.
 */
export function holdLater(): () => Promise<void> {
  let letCome = () => {};
  const woken = new Promise<void>((resolve) => (letCome = resolve));
  waking = woken;
  return () => {
    // Whatever is drawn anew from here on, by the act itself for instance, does not wait: so React marks what it has seen.
    void Object.assign(woken, { status: 'fulfilled' });
    requestAnimationFrame(() => setTimeout(letCome));
    return woken;
  };
}

/**
 * A part of the frame, or of a page below its first screen, that works by its HTML alone, such as links: React takes it
 * over after the visitor's first act has been made, which waits for less then. In other respects as `Below`.
 */
export function Later({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Waiting>{children}</Waiting>
    </Suspense>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  if (waking) use(waking);
  return <Below>{children}</Below>;
}
