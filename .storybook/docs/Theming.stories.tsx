import type { ArgTypes, Meta, StoryObj } from '@storybook/react-vite';
import { useGlobals } from 'storybook/preview-api';
import { expect, mocked, spyOn, userEvent, within } from 'storybook/test';
import { colorUses } from '../../packages/ui/src/tokens/uses.js';
import { getTheme } from '../ownTheme';
import type { Globals } from '../toolbar';
import { toAddress } from './themeInAddress';
import { ThemingTool, type Choices } from './ThemingTool';

const control = { type: 'color', presetColors: [] } as const;

const roles: ArgTypes = Object.fromEntries(
  (['light', 'dark'] as const).flatMap((scheme) =>
    Object.entries(colorUses).map(([role, description]) => [
      `${scheme}-${role}`,
      { name: role, description, control, table: { category: `Single colours, ${scheme}` } },
    ]),
  ),
);

const meta = {
  title: 'Foundations/Theming',
  id: 'theming',
  argTypes: {
    color: { name: 'Colour of your brand', description: 'A whole theme follows from it.', control },
    ...roles,
  },
  render: function Tool(choices) {
    const [globals, updateGlobals] = useGlobals();
    const shown = globals as unknown as Globals;
    return (
      <ThemingTool
        base={getTheme(shown)}
        name={shown.theme}
        choices={choices}
        onUse={(theme) => updateGlobals({ theme: 'mine', brand: toAddress(theme) })}
      />
    );
  },
} satisfies Meta<Choices>;
export default meta;

type Story = StoryObj<Choices>;

/** Shows your colours on components. The address contains the theme. */
export const ThemeTool: Story = { name: 'Theme tool' };

/** Derives both schemes from one colour. The dark button is bright, and the note has its contrast. */
export const FromOneColour: Story = {
  tags: ['!dev'],
  args: { color: '#1d6b45' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      /✔ All \d+ pairs.*In the dark scheme buttons are #2b9d65, with a contrast of \d\.\d:1/,
    );
  },
};

/** Names each pair with too little contrast. A value that is not a colour is ignored. */
export const TooPale: Story = {
  tags: ['!dev'],
  args: { 'light-text': '#777777', 'dark-link': 'url(https://tracker.example)' },
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      /light: text #777777 on surface #\w+ has 4\.\d\d:1 and needs 7:1/,
    );
    await expect(canvasElement).not.toHaveTextContent('tracker');
  },
};

/** Copies the code, and reports a denied clipboard. */
export const Copied: Story = {
  tags: ['!dev'],
  args: { color: '#1d6b45' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as CSS' }));
    await expect(await canvas.findByText('Copied.')).toBeVisible();
    await expect(mocked(clipboard)).toHaveBeenLastCalledWith(expect.stringContaining('--ui-action:'));

    clipboard.mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as CSS' }));
    await expect(await canvas.findByText(/^The browser denies access/)).toBeVisible();
    clipboard.mockRestore();
  },
};
