import { useEffect, useState, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { pretend } from './pretend';
import type { themes } from './themes.css';
import type { widths } from './widths';

/** What the toolbar sets besides the width. */
export interface Globals {
  theme: keyof typeof themes;
  scheme: 'light' | 'dark' | 'system';
  /** Of the browser's own. Not a number alone, which an address would give back as one. */
  textSize: '100pct' | '150pct' | '200pct';
  /** Which way the words of stories run. */
  direction: 'ltr' | 'rtl';
  motion: 'system' | 'reduced';
  colours: 'theme' | 'forced';
}

/** Where Storybook keeps the width. */
export interface Width {
  viewport?: { value?: keyof typeof widths };
}

export const initialGlobals: Globals = {
  theme: 'brandless',
  scheme: 'system',
  textSize: '100pct',
  direction: 'ltr',
  motion: 'system',
  colours: 'theme',
};

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
        { value: '100pct', title: 'Text 100 %' },
        { value: '150pct', title: 'Text 150 %' },
        { value: '200pct', title: 'Text 200 %' },
      ],
    },
  },
  direction: {
    description: 'Direction of the words',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: true,
      items: [
        { value: 'system', title: 'Motion as the system' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  colours: {
    description: 'Forced colours',
    toolbar: {
      icon: 'accessibilityalt',
      dynamicTitle: true,
      items: [
        { value: 'theme', title: 'Colours of the theme' },
        { value: 'forced', title: 'Forced colours, imitated' },
      ],
    },
  },
} as const;

/** The attributes by which an element wears a theme, in one scheme or in the system's. */
export const worn = ({ theme, scheme, colours }: Pick<Globals, 'theme' | 'scheme'> & Partial<Globals>) => ({
  'data-theme': theme,
  'data-scheme': scheme === 'system' ? undefined : scheme,
  'data-forced': colours === 'forced' ? 'imitated' : undefined,
});

/** What an address says of the toolbar, to open a story as this page is. */
export function asAddress({ viewport, ...globals }: Globals & Width) {
  const width = viewport?.value ? `viewport.value:${viewport.value};` : '';
  return (
    width +
    (Object.keys(initialGlobals) as (keyof Globals)[]).map((name) => `${name}:${globals[name]}`).join(';')
  );
}

/** Dresses the whole page of a story whose words are of a language. */
export function wearOnPage(globals: Globals, lang: string) {
  const page = document.documentElement;
  page.lang = lang;
  page.dir = globals.direction;
  dress(page, globals);
}

/** Dresses a documentation page, whose words are English around those of the stories. */
export function wearOnDocs(globals: Globals) {
  document.documentElement.lang = 'en';
  dress(document.documentElement, globals);
  // The page around the stories is Storybook's, whose colours no token changes.
  document.documentElement.removeAttribute('data-forced');
}

function dress(page: HTMLElement, { textSize, motion, ...globals }: Globals) {
  page.style.fontSize = textSize === '100pct' ? '' : textSize.replace('pct', '%');
  for (const [name, value] of Object.entries(worn(globals))) {
    if (value) page.setAttribute(name, value);
    else page.removeAttribute(name);
  }
  pretend({ reducedMotion: motion === 'reduced', forcedColours: globals.colours === 'forced' });
}

/** What the toolbar says now, for pages that are not a story; an address may hold it too. */
export function useGlobals(): Globals & Width {
  const [globals, setGlobals] = useState<Globals & Width>(() => {
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
  globals: Partial<Globals & Width>;
  userGlobals?: Partial<Globals & Width>;
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
