'use client';
import { useSyncExternalStore } from 'react';

// One of each for all renders: React runs another effect after each that comes with a new one.
const neverChanges = () => () => {};
const inBrowser = () => false;
const onServer = () => true;

/** Whether this is the server's HTML, or what React finds of it when it comes: for what is there until then. */
export const useFromServer = () => useSyncExternalStore(neverChanges, inBrowser, onServer);
