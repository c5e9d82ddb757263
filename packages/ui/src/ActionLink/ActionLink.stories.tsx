import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Section } from '../Section/Section.js';
import { ActionLink } from './ActionLink.js';

const meta = {
  id: 'actionlink',
  component: ActionLink,
  parameters: { job: 'choose', frameHeight: '120px' },
  args: { href: '#contact', children: 'Write to us' },
} satisfies Meta<typeof ActionLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Write to us' });
    await expect(link).toHaveAttribute('href', '#contact');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Action: Story = { args: { tone: 'action' } };

/** In the colour of the text around it. */
export const OnTheBrand: Story = {
  name: 'On the brand’s colour',
  parameters: { frameHeight: '300px' },
  render: (args) => (
    <Section title="Ask for a date" tone="brand">
      <ActionLink {...args} />
    </Section>
  ),
};

export const LongWordsWhereNarrow: Story = {
  name: 'Long words at 320 px',
  tags: ['edge'],
  args: { children: 'Umów przeciwdrobnoustrojową dezynfekcję mieszkania' },
  globals: { language: 'pl', viewport: { value: 'mobile1' } },
};
