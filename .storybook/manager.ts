import { addons } from 'storybook/manager-api';
import { create, getPreferredColorScheme } from 'storybook/theming';

addons.setConfig({
  theme: create({ base: getPreferredColorScheme(), brandTitle: 'Tarcza', brandTarget: '_self' }),
  // The theme tool has its own controls, and needs the room.
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => (storyId?.startsWith('theming--') ? false : shown),
  },
});
