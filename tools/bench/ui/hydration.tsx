import { useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { contestants, type Name } from './contestants.tsx';

declare global {
  interface Window {
    /** Hydrates the server's HTML this many times, and gives the milliseconds of each. */
    hydrate: (name: Name, times: number) => number[];
  }
}

/** Its effect is the last of the page's effects. */
function Probe({ children, onReady }: { children: ReactNode; onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return children;
}

const server = document.querySelector('#page')?.innerHTML ?? '';
document.querySelector('#page')?.remove();

// A render of any other root makes React finish the effects that it would leave for a quiet moment.
const bystander = createRoot(document.createElement('div'));

window.hydrate = (name, times) => {
  const Faq = contestants[name];
  return Array.from({ length: times }, (_, round) => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = server;
    // What the browser does with new HTML is not React's work.
    place.getBoundingClientRect();

    let taken: number | undefined;
    const started = performance.now();
    const root = flushSync(() =>
      hydrateRoot(
        place,
        <Probe
          onReady={() => {
            taken = performance.now() - started;
          }}
        >
          <Faq />
        </Probe>,
        {
          onRecoverableError: (error) => {
            throw error;
          },
        },
      ),
    );
    flushSync(() => bystander.render(round));
    if (taken === undefined) throw new Error('The page was not hydrated in one go.');
    root.unmount();
    place.remove();
    return taken;
  });
};
