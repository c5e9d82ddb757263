import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { breadcrumbs as labels } from '../labels/pl.js';
import { Breadcrumbs } from './Breadcrumbs.js';

const meta = {
  id: 'breadcrumbs',
  component: Breadcrumbs,
  tags: ['!autodocs'],
  parameters: { frameHeight: '90px', layout: 'fullscreen', isFluid: true },
  args: { trail: [{ label: 'Services', href: '#services' }, { label: 'Rodent control' }] },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoSteps: Story = {
  play: async ({ canvasElement }) => {
    const trail = within(canvasElement).getByRole('navigation', { name: labels.trail });
    const steps = within(trail).getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([labels.home, 'Services', 'Rodent control']);
    const links = within(trail).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '#services']);
    await expect(within(trail).getByText('Rodent control')).toHaveAttribute('aria-current', 'page');
  },
};

/** Below another home page, such as that of a language. */
export const OneStep: Story = {
  args: { trail: [{ label: 'Contact' }], home: '#en' },
  play: async ({ canvasElement }) => {
    const home = within(canvasElement).getByRole('link', { name: labels.home });
    await expect(home).toHaveAttribute('href', '#en');
  },
};

export const LongAndNarrow: Story = {
  args: {
    trail: [
      { label: 'Blog', href: '#blog' },
      { label: 'Jak przygotować mieszkanie do dezynsekcji przeciwpluskwowej krok po kroku' },
    ],
  },
  globals: { language: 'pl', viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    // The heading below says it; only screen readers hear it twice.
    const here = within(canvasElement).getByText(/^Jak przygotować/);
    await expect(here.closest('li')?.getBoundingClientRect().width).toBe(1);
    await expect(within(canvasElement).getByRole('link', { name: 'Blog' })).toBeVisible();
  },
};
