import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Figures } from './Figures.js';

const meta = {
  id: 'figures',
  component: Figures,
  parameters: { job: 'show', frameHeight: '130px' },
  args: {
    figures: [
      { label: 'to arrive in Kraków', value: '30–60 min' },
      { label: 'visits, 10–14 days apart', value: '2–3' },
      { label: 'to the full effect', value: '4–6 weeks' },
    ],
  },
} satisfies Meta<typeof Figures>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Medium: Story = { args: { size: 'medium' } };

export const Large: Story = { args: { size: 'large' } };

/** In a narrow container of a wide window no word is broken. */
export const LargeInANarrowContainer: Story = {
  name: 'Large, in a narrow column',
  tags: ['edge'],
  parameters: { frameHeight: '190px', width: '20rem' },
  args: {
    size: 'large',
    figures: [
      { label: 'klientów', value: '1000+' },
      { label: 'skuteczności', value: '98%' },
      { label: 'dojazd', value: '30 min' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/klientów.*1000\+.*dojazd.*30 min/);
    for (const value of within(canvasElement).getAllByRole('definition')) {
      const { lineHeight } = getComputedStyle(value);
      const lines = value.textContent.split(' ').length;
      await expect(value.getBoundingClientRect().height).toBeLessThan((lines + 0.5) * parseFloat(lineHeight));
    }
  },
};

export const LongValuesWhereNarrow: Story = {
  name: 'Long values at 320 px',
  tags: ['edge'],
  args: { figures: [{ label: 'powierzchni magazynowej', value: '1 250 000 m² Konstantynopolitańskie' }] },
  globals: { language: 'pl', viewport: { value: 'mobile1' } },
};
