import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../icons/icons.js';
import { expectOnlyOpen } from '../testing/expectOnlyOpen.js';
import { FaqGroup, type FaqGroupProps } from './FaqGroup.js';

const items = [
  {
    id: 'bed-bugs-from',
    question: 'Where do bed bugs come from?',
    answer: 'Most arrive in luggage or used furniture, or come from a neighbour. They are no sign of dirt.',
  },
  {
    id: 'bed-bugs-signs',
    question: 'How do I recognise bed bugs?',
    answer:
      'By bites in a line, dark spots on the bedding and shed skins in the seams of the mattress.\n\nIf you are not sure, call us: the inspection is free.',
  },
  {
    id: 'bed-bugs-visits',
    question: 'How many visits does it take?',
    answer: 'Usually 2–3 visits, 10–14 days apart. The full effect shows after 4–6 weeks.',
  },
];

const meta = {
  id: 'faqgroup',
  component: FaqGroup,
  parameters: { job: 'read', frameHeight: '380px' },
  args: { title: 'Bed bug control', items },
} satisfies Meta<typeof FaqGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

const question = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

export const Closed: Story = { name: 'All closed' };

export const Open: Story = { name: 'One open', tags: ['state'], args: { defaultOpen: 'bed-bugs-signs' } };

export const WithIcon: Story = {
  name: 'With an icon',
  parameters: { frameHeight: '270px' },
  args: { icon: <Icon name="check" /> },
};

/** A question that is tapped stays in its place while a long answer above it closes. */
export const KeepsItsPlace: Story = {
  tags: ['!dev'],
  args: {
    title: 'Long answers',
    defaultOpen: 'long-11',
    items: Array.from({ length: 24 }, (_, index) => ({
      id: `long-${index}`,
      question: `How to prepare the flat, step ${index + 1}?`,
      answer: Array.from(
        { length: 12 },
        (__, step) =>
          `${step + 1}. Move furniture away from the walls, empty the cupboards and wash the bedding at 60 °C.`,
      ).join('\n\n'),
    })),
  },
  play: async ({ canvasElement }) => {
    const next = question(canvasElement, 'How to prepare the flat, step 13?');
    next.scrollIntoView();
    const before = next.getBoundingClientRect().top;
    await userEvent.click(next);
    await expectOnlyOpen(canvasElement, 'How to prepare the flat, step 13?');
    await expect(Math.abs(next.getBoundingClientRect().top - before)).toBeLessThan(2);
  },
};

const decidedByThePage = `import { FaqGroup, type FaqGroupProps } from '@tarcza/ui';
import { useState } from 'react';

export function Questions({ items }: Pick<FaqGroupProps, 'items'>) {
  const [open, setOpen] = useState<string | null>('bed-bugs-from');
  return <FaqGroup title="Bed bug control" items={items} open={open} onOpenChange={setOpen} />;
}
`;

/** The page controls which question is open. */
export const DecidedByThePage: Story = {
  name: 'Opened by the page',
  parameters: { docs: { source: { code: decidedByThePage } } },
  args: { open: 'bed-bugs-from', onOpenChange: fn() },
  render: function Page(args: FaqGroupProps) {
    const [open, setOpen] = useState(args.open);
    return (
      <FaqGroup
        {...args}
        open={open}
        onOpenChange={(id) => {
          args.onOpenChange?.(id);
          setOpen(id);
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(question(canvasElement, 'How do I recognise bed bugs?'));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith('bed-bugs-signs');
    await expectOnlyOpen(canvasElement, 'How do I recognise bed bugs?');
  },
};

export const LongText: Story = {
  name: 'Long question and answer',
  tags: ['edge'],
  parameters: { frameHeight: '480px' },
  globals: { language: 'pl' },
  args: {
    title: 'Najdłuższa z długich nazw: konstantynopolitańczykowianeczka i dezynfekcja poprzeprowadzkowa',
    items: [
      {
        id: 'dlugie-pytanie',
        question:
          'Czy po zabiegu w mieszkaniu dwupoziomowym z antresolą, garderobą i trzema łazienkami muszę wyprać także rzeczy, które leżały w zamkniętych pudłach?',
        answer:
          'Tak, ale tylko te, które stały bliżej niż 2 m od łóżka. Resztę wystarczy przejrzeć.\n\nSłowo, które się łamie: przeciwdziewięćdziesięciodziewięcioipółcentymetrowy.',
      },
      ...items,
    ],
    defaultOpen: 'dlugie-pytanie',
  },
};

/** An answer may contain links and lists. */
export const AnswerOfNodes: Story = {
  name: 'Answer with links and a list',
  parameters: { frameHeight: '460px' },
  args: {
    items: [
      {
        id: 'preparation',
        question: 'How do I prepare the flat?',
        answer: (
          <>
            <p>Before the visit:</p>
            <ul>
              <li>wash the bedding at 60 °C,</li>
              <li>move the bed away from the wall.</li>
            </ul>
            <p>
              The whole list is in the <a href="#guide">guide</a>.
            </p>
          </>
        ),
      },
      ...items,
    ],
    defaultOpen: 'preparation',
  },
};

/** The same in a box that scrolls. */
export const KeepsItsPlaceInABox: Story = {
  ...KeepsItsPlace,
  tags: ['!dev'],
  decorators: [
    (Questions) => (
      <div style={{ height: 300, overflow: 'auto' }}>
        <Questions />
      </div>
    ),
  ],
};
