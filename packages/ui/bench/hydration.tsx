import { useEffect, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { contestants, type Name } from './contestants.tsx';

declare global {
  interface Window {
    /** Hydrates the server's HTML this many times, and gives the milliseconds of each. */
    hydrate: (name: Name, times: number) => number[];
    /** Opens this many questions of a page that is at work, one after the other. */
    toggle: (name: Name, times: number) => Promise<void>;
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

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

window.toggle = async (name, times) => {
  const Faq = contestants[name];
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = server;
  const root = flushSync(() => hydrateRoot(place, <Faq />));
  await nextFrame();
  const controls = place.querySelectorAll<HTMLElement>('button, summary');
  for (let press = 0; press < times; press++) {
    // Neither a neighbour nor the one that is open: each click opens one answer and closes another.
    controls[(press * 7) % controls.length]?.click();
    await nextFrame();
    const open = place.querySelectorAll('[aria-expanded="true"], details[open]').length;
    if (open !== 1) throw new Error(`${name} has ${open} open answers after ${press + 1} presses.`);
  }
  root.unmount();
  place.remove();
};
