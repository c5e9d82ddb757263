import { hydrateRoot } from 'react-dom/client';
import { Demo } from './Demo.jsx';

/** Called by the loader on the first interaction, and again after a failure. */
export default async () => {
  if (document.readyState === 'loading') {
    await new Promise((read) => document.addEventListener('DOMContentLoaded', read));
  }
  await new Promise((resolve) => {
    hydrateRoot(document.getElementById('root'), <Demo onHydrated={() => setTimeout(resolve)} />);
  });
};
