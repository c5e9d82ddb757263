import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PhoneButton } from '../PhoneButton/PhoneButton.js';
import { CallBar } from './CallBar.js';

const meta = {
  id: 'callbar',
  component: CallBar,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { phone: '+48 000 000 000' },
  globals: { viewport: { value: 'mobile2' } },
} satisfies Meta<typeof CallBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const bar = (canvas: HTMLElement) => within(canvas).getByLabelText('Szybki kontakt');

export const Needed: Story = {
  play: async ({ canvasElement }) => {
    await expect(bar(canvasElement)).toHaveAttribute('data-state', 'needed');
  },
};

/** Another call button is in view: one is enough. */
export const Spare: Story = {
  render: (args) => (
    <>
      <main style={{ padding: 16 }}>
        <PhoneButton phone={args.phone} />
      </main>
      <CallBar {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(bar(canvasElement)).toHaveAttribute('data-state', 'spare'));
    await expect(bar(canvasElement)).not.toBeVisible();
  },
};

export const InEnglish: Story = {
  parameters: { language: 'en' },
  args: { children: 'Call us', labels: { bar: 'Quick contact' } },
};
