'use client';
import { useLayoutEffect } from 'react';
import { addPageListeners } from './pageListeners.js';

/** Marks the document: a script runs, and controls work. Pages from a server set the mark before their first paint. */
export const useScriptMark = () =>
  useLayoutEffect(() => {
    document.documentElement.dataset['scripted'] = '';
    addPageListeners();
  }, []);
