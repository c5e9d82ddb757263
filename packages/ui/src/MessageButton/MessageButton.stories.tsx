import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { messageButton as labels } from '../labels/en.js';
import { MessageButton } from './MessageButton.js';

const meta = {
  id: 'messagebutton',
  component: MessageButton,
  parameters: { job: 'call', frameHeight: '120px' },
  args: { app: 'whatsapp', phone: '+48 000 000 000', text: 'Hello, I am writing about ' },
} satisfies Meta<typeof MessageButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WhatsApp: Story = {
  name: 'WhatsApp',
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: labels.whatsapp });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Sms: Story = { name: 'Text message', args: { app: 'sms' } };

export const LongWordsWhereNarrow: Story = {
  name: 'Long words at 320 px',
  tags: ['edge'],
  args: { children: 'Wyślij zdjęcie nieprzyjaznych owadów przez WhatsApp' },
  globals: { language: 'pl', viewport: { value: 'mobile1' } },
};
