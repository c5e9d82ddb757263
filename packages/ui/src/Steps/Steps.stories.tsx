import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Steps } from './Steps.js';

const titles = ['Call', 'Inspection', 'Plan and price', 'Treatment', 'Check', 'Protection'];
const steps = titles.map((title) => ({ title, text: 'We say what happens and how long it takes.' }));

const meta = {
  id: 'steps',
  component: Steps,
  parameters: { job: 'read', frameHeight: '330px' },
  args: { steps },
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Six: Story = { name: 'Six steps' };

export const Three: Story = {
  name: 'Three steps',
  parameters: { frameHeight: '260px' },
  globals: { viewport: { value: 'desktop' } },
  args: { steps: steps.slice(0, 3) },
  play: async ({ canvasElement }) => {
    const [first, second, third] = within(canvasElement).getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^Call.*We say/);
    const top = first!.getBoundingClientRect().top;
    await expect(second!.getBoundingClientRect().top).toBe(top);
    await expect(third!.getBoundingClientRect().top).toBe(top);
  },
};

export const LongWordsWhereNarrow: Story = {
  name: 'Long words at 320 px',
  tags: ['edge'],
  parameters: { frameHeight: '140px' },
  args: {
    steps: [{ title: 'Przeciwdrobnoustrojowezabezpieczenie', text: 'Konstantynopolitańczykowianeczka' }],
  },
  globals: { language: 'pl', viewport: { value: 'mobile1' } },
};
