import { createContext, useContext } from 'react';
import { languages } from './labels';
import { scaleMediaQueries } from './textSize';
import { writeOwnTheme, type ShownTheme } from './ownTheme';

/** The globals of the toolbar. Storybook itself has the width. */
export interface Globals extends ShownTheme {
  scheme: 'light' | 'dark' | 'system';
  /** Of the browser's default. With a unit, since an address turns a number into one. */
  textSize: '100pct' | '150pct' | '200pct';
  direction: 'ltr' | 'rtl';
  /** Of the text and of the components' labels. */
  language: string;
}

/** The widths of the toolbar, by the names that stories ask for them. */
export const widths = {
  mobile1: { name: '320 px, small phone', type: 'mobile', styles: { width: '320px', height: '640px' } },
  mobile2: { name: '390 px, phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
  tablet: { name: '768 px, tablet', type: 'tablet', styles: { width: '768px', height: '1024px' } },
  desktop: { name: '1280 px, desktop', type: 'desktop', styles: { width: '1280px', height: '900px' } },
} as const;

export const initialGlobals: Globals = {
  theme: 'site',
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
    site: 'Tarcza',
    brandless: 'Neutral',
    mine: 'My theme, of the theme tool',
  }),
  scheme: menu('Colour scheme', 'contrast', { light: 'Light', dark: 'Dark', system: 'As the system' }),
  textSize: menu('Text size', 'paragraph', {
    '100pct': 'Text 100 %',
    '150pct': 'Text 150 %',
    '200pct': 'Text 200 %',
  }),
  direction: menu('Text direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  language: menu('Language of the labels', 'globe', languages),
} satisfies Record<Exclude<keyof Globals, 'brand'>, unknown>;

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
  const size = Number.parseInt(textSize, 10) / 100;
  page.style.fontSize = size === 1 ? '' : `${size * 100}%`;
  scaleMediaQueries(size);
  for (const [name, value] of Object.entries(themeAttributes(globals))) {
    if (value) page.setAttribute(name, value);
    else page.removeAttribute(name);
  }
}

export const GlobalsContext = createContext(initialGlobals);

/** Returns the globals of the toolbar, for the parts of a docs page. */
export const useGlobals = () => useContext(GlobalsContext);
