import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, spyOn, userEvent, within } from 'storybook/test';
import { brandless } from '../../packages/ui/src/theme/brandless.js';
import { ThemingTool } from './ThemingTool';

const meta = {
  title: 'Foundations/Theming',
  id: 'theming',
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
  play: async ({ canvasElement }) => {
    await write(colour(canvasElement, '--ui-text', 'Light'), '#777');
    await expect(verdict(canvasElement)).toHaveTextContent(/^✗ 3 of \d+ pairs/);
    await expect(canvasElement).toHaveTextContent('Light: text on surface has 4.47:1 and needs 7:1');
    // Nothing pale is left behind, which axe would find as well as the tool does.
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Start from the neutral theme' }),
    );
    await expect(verdict(canvasElement)).toHaveTextContent(/^✓/);
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

/** The code goes into the clipboard; where the browser keeps that shut, the page says where else it is. */
export const Copied: Story = {
  tags: ['!dev'],
  args: { start: 'site' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as TypeScript' }));
    await expect(await canvas.findByText('The TypeScript is in the clipboard.')).toBeVisible();
    await expect(clipboard).toHaveBeenLastCalledWith(expect.stringContaining("action: '#f6b73c'"));

    clipboard.mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as CSS' }));
    await expect(await canvas.findByText(/^The browser keeps the clipboard shut/)).toBeVisible();
    clipboard.mockRestore();
  },
};

/** The viewer, which opens outside of its pane, wears the colours of the pane that it was opened from. */
export const ViewerOfTheDarkPane: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    await fireEvent.input(colour(canvasElement, '--ui-backdrop', 'Dark'), { target: { value: '#330000' } });
    const dark = within(canvasElement).getAllByRole('button', { name: /Dom po zabiegu/ })[1];
    await userEvent.click(dark);
    await expect(await screen.findByRole('dialog')).toHaveStyle({ backgroundColor: 'rgb(51, 0, 0)' });
    await userEvent.keyboard('{Escape}');
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
