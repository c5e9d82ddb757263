import { addons } from 'storybook/manager-api';
import { siteColors } from '../site/src/theme/siteColors';
import { createStorybookTheme, watchSystemScheme } from './storybookTheme';

watchSystemScheme((base) =>
  addons.setConfig({ theme: createStorybookTheme(base, siteColors[base], '"Tarcza Sans", sans-serif') }),
);
addons.setConfig({
  // The theme tool has its own controls, and needs the room.
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => (storyId?.startsWith('theming--') ? false : shown),
  },
});
