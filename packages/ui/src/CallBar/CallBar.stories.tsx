import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { callBar as labels, phoneButton } from '../labels/en.js';
import { PhoneButton } from '../PhoneButton/PhoneButton.js';
import { CallBar } from './CallBar.js';

const meta = {
  id: 'callbar',
  component: CallBar,
  parameters: { job: 'call', frameHeight: '270px', layout: 'fullscreen' },
  args: { phone: '+48 000 000 000', children: 'Call us' },
  globals: { viewport: { value: 'mobile2' } },
} satisfies Meta<typeof CallBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const bar = (canvas: HTMLElement) => within(canvas).getByLabelText(labels.bar);

export const Visible: Story = {
  tags: ['played'],
  render: (args) => (
    <>
      <main style={{ boxSizing: 'border-box', minHeight: '100svh', padding: 16 }}>
        <p>The content of the page.</p>
      </main>
      <CallBar {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).toHaveAttribute('data-state', 'visible');
  },
};

/** Another call button is in view. */
export const Hidden: Story = {
  name: 'Hidden beside another call button',
  tags: ['state', 'played'],
  render: (args) => (
    <>
      <main style={{ padding: 16 }}>
        <PhoneButton phone={args.phone} labels={phoneButton} />
      </main>
      <CallBar {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(bar(canvasElement)).toHaveAttribute('data-state', 'hidden'));
    await expect(bar(canvasElement)).not.toBeVisible();
  },
};

const hidden: Record<string, CSSProperties> = {
  transparent: { opacity: 0 },
  invisible: { visibility: 'hidden' },
  clipped: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  'scaled away': { transform: 'scale(0)' },
};

/** Hidden only while a call link, such as in a menu, or a modal dialog is visible. */
export const OthersUnseen: Story = {
  tags: ['!dev'],
  parameters: { a11y: { test: 'off' } },
  args: { before: 'Open until 6 pm' },
  render: (args) => (
    <>
      <main style={{ padding: 16 }}>
        {Object.entries(hidden).map(([name, style]) => (
          <div key={name} style={style}>
            <PhoneButton phone={args.phone} labels={phoneButton} />
          </div>
        ))}
      </main>
      <div popover="auto">
        <PhoneButton phone={args.phone} labels={phoneButton} />
      </div>
      <div role="dialog" aria-label="Cookies" style={{ position: 'fixed', top: 0, right: 0, height: 40 }}>
        We use cookies.
      </div>
      <dialog style={{ height: '80vh' }}>A modal</dialog>
      <CallBar {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const becomes = (isVisible: boolean) =>
      waitFor(() => expect(getComputedStyle(bar(canvasElement)).visibility === 'visible').toBe(isVisible));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await becomes(true);
    await expect(bar(canvasElement)).toHaveTextContent(/^Open until 6 pm.*000/);
    const main = canvasElement.querySelector('main')!;
    main.append(main.querySelector('a')!.cloneNode(true));
    await becomes(false);
    main.replaceChildren();
    await becomes(true);
    const menu = canvasElement.querySelector<HTMLElement>('[popover]')!;
    menu.showPopover();
    await becomes(false);
    menu.hidePopover();
    await becomes(true);
    const dialog = canvasElement.querySelector('dialog')!;
    dialog.showModal();
    await becomes(false);
    dialog.close();
    await becomes(true);
  },
};
