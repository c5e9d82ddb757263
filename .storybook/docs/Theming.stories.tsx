import type { Meta, StoryObj } from '@storybook/react-vite';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { expect, fireEvent, fn, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { brandless } from '../../packages/ui/src/theme/brandless.js';
import { writeTokens } from '../../packages/ui/src/tokens/tokenFile.js';
import { fromAddress, toAddress } from './themeInAddress';
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

/** A brand of its own, and a link that is no colour. */
const address = toAddress({
  start: 'brandless',
  light: { ...brandless.light, brand: '#004400', link: 'url(https://tracker.example)' },
  dark: brandless.dark,
});

const colour = (canvas: HTMLElement, role: string, scheme: 'Light' | 'Dark') =>
  within(within(canvas).getByRole('group', { name: role })).getByLabelText(scheme);
const verdict = (canvas: HTMLElement) => within(canvas).getByText(/pairs of colours/);

async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Choose colours, look, and take the theme along. The address holds it, and the tab keeps it while it is open. */
export const ThemeTool: Story = {
  args: { keepAs: 'theme-tool' },
  render: (args, { id }) => (
    <ThemingTool
      {...args}
      onChange={(theme) =>
        addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs: { theme } })
      }
    />
  ),
};

/** A theme goes into an address and comes back from it. */
export const FromAnAddress: Story = {
  tags: ['!dev'],
  args: { theme: address, onChange: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(colour(canvasElement, '--ui-brand', 'Light')).toHaveValue('#004400');
    await expect(colour(canvasElement, '--ui-brand', 'Dark')).toHaveValue(brandless.dark.brand);
    // Of what is no colour nothing is taken.
    await expect(colour(canvasElement, '--ui-link', 'Light')).toHaveValue(brandless.light.link);

    await fireEvent.input(colour(canvasElement, '--ui-brand', 'Dark'), { target: { value: '#002200' } });
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    const told = String(mocked(args.onChange!).mock.lastCall?.[0]);
    await expect(told).toMatch(/^[\w-]+$/);
    await expect(fromAddress(told)?.light.brand).toBe('#004400');
    await expect(fromAddress(told)?.dark.brand).toBe('#002200');
  },
};

/** A colour shows in the components of its scheme, and nowhere else. */
export const AColourChanges: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    await expect(verdict(canvasElement)).toHaveTextContent(/^✓ All \d+ pairs/);
    await fireEvent.input(colour(canvasElement, '--ui-brand', 'Light'), { target: { value: '#004400' } });

    const [light, dark] = within(canvasElement).getAllByText('Emergency?');
    await expect(light?.parentElement).toHaveStyle({ backgroundColor: 'rgb(0, 68, 0)' });
    await expect(dark?.parentElement).not.toHaveStyle({ backgroundColor: 'rgb(0, 68, 0)' });
    await userEvent.click(within(canvasElement).getByText('CSS', { selector: 'summary' }));
    const code = await within(canvasElement).findByText(/^:root/);
    await expect(code).toHaveTextContent(`--ui-brand: light-dark(#004400, ${brandless.dark.brand});`);
  },
};

/** Too little contrast is reported at once: the pair, its contrast and the required one. */
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

/** So can one that a design tool wrote; what is wrong with a file is said. */
export const FromDesignTokens: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const read = async (text: string) => {
      await fireEvent.input(canvas.getByLabelText(/^Its CSS/), { target: { value: text } });
      await userEvent.click(canvas.getByRole('button', { name: 'Read the colours' }));
    };
    await userEvent.click(canvas.getByText('Go on with a theme of your own'));
    const { light, dark, shape } = brandless;
    const theme = { light: { ...light, action: '#0b6b5d' }, dark: { ...dark, action: '#7fdcca' }, shape };
    await read(JSON.stringify(writeTokens(theme)));
    await expect(colour(canvasElement, '--ui-action', 'Light')).toHaveValue('#0b6b5d');
    await expect(colour(canvasElement, '--ui-action', 'Dark')).toHaveValue('#7fdcca');

    await read('{ "color": {} }');
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^It cannot be read: Not a resolver document/);
    await expect(colour(canvasElement, '--ui-action', 'Light')).toHaveValue('#0b6b5d');
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
    await expect(await canvas.findByText('Copied as TypeScript.')).toBeVisible();
    await expect(clipboard).toHaveBeenLastCalledWith(expect.stringContaining("action: '#f6b73c'"));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as design tokens' }));
    await expect(clipboard).toHaveBeenLastCalledWith(expect.stringContaining('"version": "2025.10"'));

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
    const dark = within(canvasElement).getAllByRole('button', { name: /House after the treatment/ })[1]!;
    await userEvent.click(dark);
    await expect(await screen.findByRole('dialog')).toHaveStyle({ backgroundColor: 'rgb(51, 0, 0)' });
    await userEvent.keyboard('{Escape}');
  },
};

/** All of it is in one view: its parts scroll, the page does not. */
async function expectOneView() {
  const { scrollWidth, scrollHeight } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(innerWidth);
  await expect(scrollHeight).toBeLessThanOrEqual(innerHeight);
}

export const Narrow: Story = {
  tags: ['!dev'],
  args: { start: 'site' },
  globals: { viewport: { value: 'mobile1', isRotated: false }, theme: 'site', scheme: 'dark' },
  play: expectOneView,
};

export const Wide: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: expectOneView,
};
