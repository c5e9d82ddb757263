import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Section } from '../Section/Section.js';
import { ActionLink } from './ActionLink.js';

const meta = {
  id: 'actionlink',
  component: ActionLink,
  tags: ['!autodocs'],
  args: { href: '#kontakt', children: 'Napisz do nas' },
} satisfies Meta<typeof ActionLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Napisz do nas' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Action: Story = { args: { tone: 'action' } };

/** In the colour of the words around it. */
export const OnTheBrand: Story = {
  render: (args) => (
    <Section title="Zapytaj o termin" tone="brand">
      <ActionLink {...args} />
    </Section>
  ),
};

export const LongWordsWhereNarrow: Story = {
  args: { children: 'Umów przeciwdrobnoustrojową dezynfekcję mieszkania' },
  globals: { viewport: { value: 'mobile1' } },
};
