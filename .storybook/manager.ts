import { addons } from 'storybook/manager-api';
import { siteColors } from '../site/src/theme/siteColors';
import { createStorybookTheme, watchSystemScheme } from './storybookTheme';

watchSystemScheme((base) =>
  addons.setConfig({
    theme: createStorybookTheme(
      base,
      siteColors[base],
      '"Tarcza Sans", sans-serif',
      siteColors.light.success,
    ),
  }),
);
