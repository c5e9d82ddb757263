import { useEffect, useState, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { themes } from './themes.css';

/** What the toolbar sets besides the viewport. */
export interface Globals {
  theme: keyof typeof themes;
  scheme: 'light' | 'dark' | 'system';
  /** Percent of the browser's own text size. */
  textSize: '100' | '150' | '200';
}

export const initialGlobals: Globals = { theme: 'brandless', scheme: 'system', textSize: '100' };

export const globalTypes = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        { value: 'brandless', title: 'Brandless theme' },
        { value: 'site', title: 'Theme of the site' },
      ],
    },
  },
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'system', title: 'As the system', icon: 'browser' },
      ],
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '150', title: 'Text 150 %' },
        { value: '200', title: 'Text 200 %' },
      ],
    },
  },
} as const;

/** The attributes by which an element wears a theme, in one scheme or in the system's. */
export const worn = ({ theme, scheme }: Pick<Globals, 'theme' | 'scheme'>) => ({
  'data-theme': theme,
  'data-scheme': scheme === 'system' ? undefined : scheme,
});

/** Dresses the whole page. */
export function wearOnPage({ textSize, ...globals }: Globals) {
  const page = document.documentElement;
  page.lang = 'pl';
  page.style.fontSize = textSize === '100' ? '' : `${textSize}%`;
  for (const [name, value] of Object.entries(worn(globals))) {
    if (value) page.setAttribute(name, value);
    else page.removeAttribute(name);
  }
}

/** What the toolbar says now, for pages that are not a story; an address may hold it too. */
export function useGlobals(): Globals {
  const [globals, setGlobals] = useState(() => {
    const channel = addons.getChannel();
    const [last] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as GlobalsEvent[];
    return { ...initialGlobals, ...last?.globals, ...last?.userGlobals };
  });
  useEffect(() => {
    const channel = addons.getChannel();
    // Not `globals`, into which a story mixes its own: stories in frames of a docs page report theirs here, too.
    const follow = ({ userGlobals }: GlobalsEvent) => setGlobals((before) => ({ ...before, ...userGlobals }));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return globals;
}

interface GlobalsEvent {
  globals: Partial<Globals>;
  userGlobals?: Partial<Globals>;
}

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');

function watchSystem(changed: () => void) {
  const query = darkSystem();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The scheme that is seen: the chosen one, or the system's. */
export function useSeenScheme(scheme: Globals['scheme']): 'light' | 'dark' {
  const dark = useSyncExternalStore(watchSystem, () => darkSystem().matches);
  if (scheme !== 'system') return scheme;
  return dark ? 'dark' : 'light';
}
