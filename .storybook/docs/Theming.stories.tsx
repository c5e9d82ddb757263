import type { Meta, StoryObj } from '@storybook/react-vite';
import { useGlobals } from 'storybook/preview-api';
import { expect, fireEvent, fn, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { brandless } from '../../packages/ui/src/theme/brandless.js';
import { fromAddress, toAddress } from './themeInAddress';
import { ThemingTool } from './ThemingTool';
import type { Globals } from '../toolbar';

const meta = {
  title: 'Foundations/Theming',
  id: 'theming',
  component: ThemingTool,
  args: { base: 'brandless', onChange: fn(), onUse: fn() },
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
  },
} satisfies Meta<typeof ThemingTool>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A brand colour, and a link colour that is not a colour. */
const address = toAddress({
  light: { ...brandless.light, brand: '#004400', link: 'url(https://tracker.example)' },
  dark: brandless.dark,
});

const getColour = (canvas: HTMLElement, role: string, scheme: 'Light' | 'Dark') =>
  within(within(canvas).getByRole('group', { name: role })).getByLabelText(scheme);
const getResult = (canvas: HTMLElement) => within(canvas).getByText(/pairs of colours/);

async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Shows your colours on components. The address contains the theme. */
export const ThemeTool: Story = {
  name: 'Theme tool',
  render: function Tool(args) {
    const [globals, updateGlobals] = useGlobals();
    const { theme, brand } = globals as unknown as Globals;
    return (
      <ThemingTool
        {...args}
        base={theme}
        theme={brand || args.theme}
        onChange={(changed) => updateGlobals({ brand: changed })}
        onUse={() => updateGlobals({ theme: 'mine' })}
      />
    );
  },
};

/** The address contains the theme. Values that are not colours are ignored. */
export const FromAnAddress: Story = {
  tags: ['!dev'],
  args: { theme: address },
  play: async ({ canvasElement, args }) => {
    await expect(getColour(canvasElement, '--ui-brand', 'Light')).toHaveValue('#004400');
    await expect(getColour(canvasElement, '--ui-brand', 'Dark')).toHaveValue(brandless.dark.brand);
    await expect(getColour(canvasElement, '--ui-link', 'Light')).toHaveValue(brandless.light.link);

    await fireEvent.input(getColour(canvasElement, '--ui-brand', 'Dark'), { target: { value: '#002200' } });
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    const encoded = String(mocked(args.onChange).mock.lastCall?.[0]);
    await expect(encoded).toMatch(/^[\w-]+$/);
    await expect(fromAddress(encoded)?.light.brand).toBe('#004400');
    await expect(fromAddress(encoded)?.dark.brand).toBe('#002200');
  },
};

/** A colour changes the components of its scheme only, and a notice names the other scheme. */
export const AColourChanges: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    await expect(getResult(canvasElement)).toHaveTextContent(/^✔ All \d+ pairs/);
    await fireEvent.input(getColour(canvasElement, '--ui-brand', 'Light'), { target: { value: '#004400' } });

    const [light, dark] = within(canvasElement).getAllByText('Emergency?');
    await expect(light?.parentElement).toHaveStyle({ backgroundColor: 'rgb(0, 68, 0)' });
    await expect(dark?.parentElement).not.toHaveStyle({ backgroundColor: 'rgb(0, 68, 0)' });
    await expect(within(canvasElement).getByRole('group', { name: '--ui-brand' })).toHaveTextContent(
      `Light is changed, dark is still the neutral ${brandless.dark.brand}.`,
    );
    const code = await within(canvasElement).findByText(/^:root/);
    await expect(code).toHaveTextContent(`--ui-brand: light-dark(#004400, ${brandless.dark.brand});`);
  },
};

/** Lists each pair with too little contrast. */
export const TooPale: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    await write(getColour(canvasElement, '--ui-text', 'Light'), '#777');
    await expect(getResult(canvasElement)).toHaveTextContent(/^✖ 3 of \d+ pairs/);
    await expect(canvasElement).toHaveTextContent(
      'light: text #777 on surface #ffffff has 4.47:1 and needs 7:1',
    );
    // axe runs afterwards, and fails on low contrast.
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Reset/ }));
    await expect(getResult(canvasElement)).toHaveTextContent(/^✔/);
  },
};

/** Derives both schemes from one colour. The dark button is bright, and the note has its contrast. */
export const FromOneColour: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await write(canvas.getByLabelText('Colour of your brand'), '#1d6b45');
    await expect(getColour(canvasElement, '--ui-action', 'Light')).toHaveValue('#1d6b45');
    await expect(getColour(canvasElement, '--ui-action', 'Dark')).toHaveValue('#2b9d65');
    await expect(
      canvas.getByText(/In the dark scheme buttons are #2b9d65, with a contrast of \d\.\d:1/),
    ).toBeVisible();
    await expect(getResult(canvasElement)).toHaveTextContent(/^✔/);
  },
};

/** An incomplete colour does not change the theme. The field says which formats are valid. */
export const HalfWritten: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const field = getColour(canvasElement, '--ui-action', 'Dark');
    await write(field, '#a9');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^Not a colour yet/);
    await expect(getResult(canvasElement)).toHaveTextContent(/^✔/);
    await userEvent.tab();
    await expect(field).toHaveValue(brandless.dark.action);
  },
};

/** Copies the code, and reports a denied clipboard. */
export const Copied: Story = {
  tags: ['!dev'],
  args: { base: 'site' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as CSS' }));
    await expect(await canvas.findByText('Copied.')).toBeVisible();
    await expect(clipboard).toHaveBeenLastCalledWith(expect.stringContaining('--ui-action:'));

    clipboard.mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy as CSS' }));
    await expect(await canvas.findByText(/^The browser denies access/)).toBeVisible();
    clipboard.mockRestore();
  },
};
