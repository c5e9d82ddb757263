import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ActionLink } from '../ActionLink/ActionLink.js';
import { Section } from './Section.js';

const meta = {
  id: 'section',
  component: Section,
  tags: ['!autodocs'],
  parameters: { frameHeight: '300px', layout: 'fullscreen' },
  args: {
    title: 'How we work',
    lead: 'From the first call to the last check.',
    children: 'After the inspection you get a plan with a price and a date.',
  },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'How we work' });
    await expect(within(section).getByRole('heading', { level: 2 })).toBeVisible();
  },
};

/** Tells neighbours apart. */
export const Sunken: Story = { args: { tone: 'sunken' } };

/** For the one that matters most: links and rings take the colour of the words. */
export const Brand: Story = {
  parameters: { frameHeight: '330px' },
  args: {
    tone: 'brand',
    children: <ActionLink href="#contact">Ask for a date</ActionLink>,
  },
};

export const WithoutLead: Story = { args: { lead: undefined } };

export const LongTitle: Story = {
  parameters: { frameHeight: '420px' },
  args: { title: 'Najczęściej zadawane pytania o przygotowanie mieszkania do dezynsekcji przeciwpluskwowej' },
  globals: { language: 'pl', viewport: { value: 'mobile1' } },
};
