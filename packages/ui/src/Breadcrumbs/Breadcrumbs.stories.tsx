import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.js';

const meta = {
  id: 'breadcrumbs',
  component: Breadcrumbs,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { trail: [{ label: 'Usługi', href: '#uslugi' }, { label: 'Deratyzacja' }] },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoSteps: Story = {
  play: async ({ canvasElement }) => {
    const trail = within(canvasElement).getByRole('navigation', { name: 'Ścieżka nawigacji' });
    const steps = within(trail).getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual(['Start', 'Usługi', 'Deratyzacja']);
    await expect(within(trail).getByText('Deratyzacja')).toHaveAttribute('aria-current', 'page');
  },
};

export const OneStep: Story = { args: { trail: [{ label: 'Kontakt' }] } };

export const LongAndNarrow: Story = {
  args: {
    trail: [
      { label: 'Blog', href: '#blog' },
      { label: 'Jak przygotować mieszkanie do dezynsekcji przeciwpluskwowej krok po kroku' },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    // The heading below says it; only screen readers hear it twice.
    const here = within(canvasElement).getByText(/^Jak przygotować/);
    await expect(here.closest('li')?.getBoundingClientRect().width).toBe(1);
    await expect(within(canvasElement).getByRole('link', { name: 'Blog' })).toBeVisible();
  },
};

export const InEnglish: Story = {
  parameters: { language: 'en' },
  args: {
    trail: [{ label: 'Services', href: '#services' }, { label: 'Rodent control' }],
    labels: { trail: 'Breadcrumbs', home: 'Home' },
  },
};
