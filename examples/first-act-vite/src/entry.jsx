import { hydrateRoot } from 'react-dom/client';
import { Demo } from './Demo.jsx';

/** Called by the loader on the first act; again, should it fail. */
export default async () => {
  if (document.readyState === 'loading') {
    await new Promise((read) => document.addEventListener('DOMContentLoaded', read));
  }
  await new Promise((alive) => {
    hydrateRoot(document.getElementById('root'), <Demo onAlive={() => setTimeout(alive)} />);
  });
};
