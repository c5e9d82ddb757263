import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { brandless } from '../../packages/ui/src/theme/brandless.js';
import { ThemingTool } from './ThemingTool';

const meta = {
  title: 'Theming',
  component: ThemingTool,
  // The page beside this file is the documentation.
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    // What a theme changes is seen in the components' own stories.
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof ThemingTool>;
export default meta;

type Story = StoryObj<typeof meta>;

const colour = (canvas: HTMLElement, role: string, scheme: 'Light' | 'Dark') =>
  within(within(canvas).getByRole('group', { name: role })).getByLabelText(scheme);
const verdict = (canvas: HTMLElement) => within(canvas).getByText(/pairs of colours/);

async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Choose colours, look, and take the theme along. Your work is kept while the tab is open. */
export const ThemeTool: Story = { args: { keepAs: 'theme-tool' } };

/** A colour shows in the components of its scheme, and nowhere else. */
export const AColourChanges: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    await expect(verdict(canvasElement)).toHaveTextContent(/^✓ All \d+ pairs/);
    await fireEvent.input(colour(canvasElement, '--ui-brand', 'Light'), { target: { value: '#004400' } });

    const [light, dark] = within(canvasElement).getAllByText('Pilny przypadek?');
    await expect(light?.parentElement).toHaveStyle({ backgroundColor: 'rgb(0, 68, 0)' });
    await expect(dark?.parentElement).not.toHaveStyle({ backgroundColor: 'rgb(0, 68, 0)' });
    await userEvent.click(within(canvasElement).getByText('CSS'));
    await expect(within(canvasElement).getByText(/^:root/)).toHaveTextContent('--ui-brand: #004400;');
    await expect(within(canvasElement).getByText(/^:root/)).toHaveTextContent(
      `:root[data-scheme='dark'] { --ui-brand: ${brandless.dark.brand};`,
    );
  },
};

/** Too little contrast is told at once, with the pair, what it has and what it needs. */
export const TooPale: Story = {
  tags: ['!dev'],
  // The pale text is what this is about, and axe finds it as well as the tool does.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    await write(colour(canvasElement, '--ui-text', 'Light'), '#777');
    await expect(verdict(canvasElement)).toHaveTextContent(/^✗ 3 of \d+ pairs/);
    await expect(canvasElement).toHaveTextContent('Light: text on surface has 4.47:1 and needs 7:1');
  },
};

/** What is no colour yet leaves the theme as it was, and says what would be one. */
export const HalfWritten: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const field = colour(canvasElement, '--ui-action', 'Dark');
    await write(field, '#a9');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^Not a colour yet/);
    await expect(verdict(canvasElement)).toHaveTextContent(/^✓/);
    await userEvent.tab();
    await expect(field).toHaveValue(brandless.dark.action);
  },
};

/** The theme of a sister site, five variables in plain CSS, can be opened and worked on. */
export const FromOwnCss: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Go on with a theme of your own'));
    const css = ':root { --ui-action: light-dark(#0b6b5d, #7fdcca); }';
    await fireEvent.input(canvas.getByLabelText(/^Its CSS/), { target: { value: css } });
    await userEvent.click(canvas.getByRole('button', { name: 'Read the colours' }));
    await expect(colour(canvasElement, '--ui-action', 'Light')).toHaveValue('#0b6b5d');
    await expect(colour(canvasElement, '--ui-action', 'Dark')).toHaveValue('#7fdcca');
    await expect(colour(canvasElement, '--ui-link', 'Dark')).toHaveValue(brandless.dark.link);
  },
};

export const Narrow: Story = {
  tags: ['!dev'],
  args: { start: 'site' },
  globals: { viewport: { value: 'mobile1', isRotated: false }, theme: 'site', scheme: 'dark' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
