'use client';
import { useSyncExternalStore } from 'react';

// Defined once: React subscribes again when it receives another function.
const subscribe = () => () => {};
const getSnapshot = () => false;
const getServerSnapshot = () => true;

/** Returns true on the server and while React hydrates the server's HTML, false afterwards. */
export const useIsServerRendered = () => useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
