import React from 'react';
import { Select } from 'storybook/internal/components';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { create, getPreferredColorScheme } from 'storybook/theming';
import { widths } from './widths';

addons.setConfig({
  theme: create({ base: getPreferredColorScheme(), brandTitle: 'Tarcza', brandTarget: '_self' }),
  // The theme tool has its controls in itself, and needs the room.
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => (storyId?.startsWith('theming--') ? false : shown),
  },
});

const options = Object.entries(widths).map(([value, { name }]) => ({ value, title: name }));

/** What Storybook offers above a story alone: how wide the stories of a documentation page are. */
function Width() {
  const [{ viewport }, updateGlobals] = useGlobals();
  const { value } = (viewport ?? {}) as { value?: string };
  const choose = (width?: string) => updateGlobals({ viewport: { value: width, isRotated: false } });
  return (
    <Select
      ariaLabel="Width of the stories"
      options={options}
      defaultOptions={value}
      onSelect={(width) => choose(String(width))}
      onReset={() => choose()}
      resetLabel="As wide as the page"
      key={value}
    >
      Width
    </Select>
  );
}

addons.register('tarcza/width', () => {
  addons.add('tarcza/width', {
    type: types.TOOL,
    title: 'Width of the stories',
    match: ({ viewMode }) => viewMode === 'docs',
    render: () => <Width />,
  });
});
