import { addons } from 'storybook/manager-api';
import { siteColors } from '../site/src/theme/siteColors';
import { createStorybookTheme, watchSystemScheme } from './storybookTheme';

/** Between link and success of the dark scheme: readable on dark bars and, as Storybook darkens it, under white text. */
const accents = { light: siteColors.light.link, dark: '#5fac81' };

watchSystemScheme((base) =>
  addons.setConfig({
    theme: createStorybookTheme(base, siteColors[base], '"Tarcza Sans", sans-serif', accents[base]),
  }),
);
