'use client';
import { Demo } from './Demo.jsx';

/** Says, from an effect, that React is at work: public/first-act-entry.js waits for it. */
const alive = () => setTimeout(() => window.dispatchEvent(new Event('next-alive')));

export function Alive() {
  return <Demo onAlive={alive} />;
}
