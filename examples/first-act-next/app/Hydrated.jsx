'use client';
import { Demo } from './Demo.jsx';

/** Announces from an effect that React has hydrated: public/first-act-entry.js waits for it. */
const announce = () => setTimeout(() => window.dispatchEvent(new Event('next-hydrated')));

export function Hydrated() {
  return <Demo onHydrated={announce} />;
}
