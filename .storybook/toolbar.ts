import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { writeOwnTheme, type ShownTheme } from './ownTheme';

/** The globals of the toolbar. Storybook itself has the width. */
export interface Globals extends ShownTheme {
  scheme: 'light' | 'dark' | 'system';
  /** Of the browser's default. With a unit, since an address turns a number into one. */
  textSize: '100pct' | '150pct' | '200pct';
  direction: 'ltr' | 'rtl';
  /** Of the text, for stories in another language. */
  language: string;
}

/** The widths of the toolbar, by the names that stories ask for them. */
export const widths = {
  mobile1: { name: '320 px, small phone', type: 'mobile', styles: { width: '320px', height: '640px' } },
  mobile2: { name: '390 px, phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
  tablet: { name: '768 px, tablet', type: 'tablet', styles: { width: '768px', height: '1024px' } },
  desktop: { name: '1280 px, desktop', type: 'desktop', styles: { width: '1280px', height: '900px' } },
} as const;

/** The global of a story for its width. */
export interface Width {
  viewport?: { value?: keyof typeof widths };
}

export const initialGlobals: Globals = {
  theme: 'brandless',
  scheme: 'system',
  textSize: '100pct',
  direction: 'ltr',
  language: 'en',
  brand: '',
};

/** Returns a menu of the toolbar. */
const menu = <Icon extends string>(
  description: string,
  icon: Icon,
  titles: Readonly<Record<string, string>>,
) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
});

export const globalTypes = {
  theme: menu('Theme', 'paintbrush', {
    brandless: 'Neutral theme',
    site: 'Theme of the site',
    mine: 'My theme, of the theme tool',
  }),
  scheme: menu('Colour scheme', 'contrast', { light: 'Light', dark: 'Dark', system: 'As the system' }),
  textSize: menu('Text size', 'paragraph', {
    '100pct': 'Text 100 %',
    '150pct': 'Text 150 %',
    '200pct': 'Text 200 %',
  }),
  direction: menu('Text direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
} satisfies Record<Exclude<keyof Globals, 'brand' | 'language'>, unknown>;

/** Returns the attributes that give an element a theme in one scheme, or in the system's. */
export const themeAttributes = ({ theme, scheme }: Pick<Globals, 'theme' | 'scheme'>) => ({
  'data-theme': theme,
  'data-scheme': scheme === 'system' ? undefined : scheme,
});

/** Returns the globals as a parameter of an address. */
export const toAddressParameter = (globals: Globals) =>
  (Object.keys(initialGlobals) as (keyof Globals)[]).map((name) => `${name}:${globals[name]}`).join(';');

/** Applies the globals to the page. */
export function applyToPage({ textSize, direction, language, ...globals }: Globals) {
  const page = document.documentElement;
  writeOwnTheme(globals.brand);
  page.lang = language;
  page.dir = direction;
  page.style.fontSize = textSize === '100pct' ? '' : textSize.replace('pct', '%');
  for (const [name, value] of Object.entries(themeAttributes(globals))) {
    if (value) page.setAttribute(name, value);
    else page.removeAttribute(name);
  }
}

/** Returns the globals of the toolbar or the address, for pages that are not a story. */
export function useGlobals(): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const channel = addons.getChannel();
    const [last] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as GlobalsEvent[];
    return { ...initialGlobals, ...last?.globals, ...last?.userGlobals };
  });
  useEffect(() => {
    const channel = addons.getChannel();
    // `globals` contains those of a story, too.
    const update = ({ userGlobals }: GlobalsEvent) => setGlobals((before) => ({ ...before, ...userGlobals }));
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  return globals;
}

interface GlobalsEvent {
  globals: Partial<Globals>;
  userGlobals?: Partial<Globals>;
}
