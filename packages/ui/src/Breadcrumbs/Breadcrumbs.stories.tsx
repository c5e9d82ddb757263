import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.js';

const meta = {
  id: 'breadcrumbs',
  component: Breadcrumbs,
  parameters: { job: 'frame', frameHeight: '90px', layout: 'fullscreen', isFluid: true },
  args: { trail: [{ label: 'Services', href: '#services' }, { label: 'Rodent control' }] },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoSteps: Story = { name: 'Two steps' };

/** Below another home page, such as that of a language. */
export const OneStep: Story = { name: 'One step', args: { trail: [{ label: 'Contact' }], home: '#en' } };

export const LongAndNarrow: Story = {
  name: 'Long names at 320 px',
  tags: ['edge'],
  args: {
    trail: [
      { label: 'Blog', href: '#blog' },
      { label: 'Jak przygotować mieszkanie do dezynsekcji przeciwpluskwowej krok po kroku' },
    ],
  },
  globals: { language: 'pl', viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    // Only screen readers read it. On a page the heading below shows it.
    const here = within(canvasElement).getByText(/^Jak przygotować/);
    await expect(here.closest('li')?.getBoundingClientRect().width).toBe(1);
    await expect(within(canvasElement).getByRole('link', { name: 'Blog' })).toBeVisible();
  },
};
