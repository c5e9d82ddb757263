import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Icon } from '../icons/icons.js';
import { FaqGroup, type FaqGroupProps } from './FaqGroup.js';

const items = [
  {
    id: 'pluskwy-skad',
    question: 'Skąd biorą się pluskwy?',
    answer:
      'Najczęściej przyjeżdżają w bagażu, w używanych meblach albo przechodzą od sąsiadów. Nie świadczą o brudzie.',
  },
  {
    id: 'pluskwy-jak-rozpoznac',
    question: 'Jak rozpoznać pluskwy?',
    answer:
      'Po ugryzieniach ułożonych w linii, ciemnych kropkach na pościeli i wylinkach w szwach materaca.\n\nJeżeli nie masz pewności, zadzwoń – oględziny są bezpłatne.',
  },
  {
    id: 'pluskwy-ile-zabiegow',
    question: 'Ile zabiegów potrzeba?',
    answer: 'Zwykle 2–3 zabiegi co 10–14 dni. Pełny efekt widać po 4–6 tygodniach.',
  },
];

const meta = {
  id: 'faqgroup',
  component: FaqGroup,
  // The page beside this file is the documentation.
  tags: ['!autodocs'],
  args: { title: 'Zwalczanie pluskiew', items },
} satisfies Meta<typeof FaqGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

const question = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

/** Closed answers are to be as the server sent them, and an opened one is to have stopped moving. */
async function expectOnlyOpen(canvasElement: HTMLElement, id: string | null) {
  for (const panel of canvasElement.querySelectorAll('tarcza-panel')) {
    if (panel.id !== id) await expect(panel).toHaveAttribute('hidden', 'until-found');
    else await waitFor(() => expect(panel).toHaveStyle({ opacity: '1' }));
  }
}

export const Closed: Story = {
  play: ({ canvasElement }) => expectOnlyOpen(canvasElement, null),
};

export const Open: Story = {
  args: { defaultOpen: 'pluskwy-jak-rozpoznac' },
};

export const WithIcon: Story = {
  args: { icon: <Icon name="check" /> },
};

/** One question that opens closes the other, and a second tap closes it. */
export const OneAtATime: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(question(canvasElement, 'Skąd biorą się pluskwy?'));
    await expectOnlyOpen(canvasElement, 'pluskwy-skad');
    await userEvent.click(question(canvasElement, 'Ile zabiegów potrzeba?'));
    await expectOnlyOpen(canvasElement, 'pluskwy-ile-zabiegow');
    await userEvent.click(question(canvasElement, 'Ile zabiegów potrzeba?'));
    await expectOnlyOpen(canvasElement, null);
  },
};

/** Tab goes from question to question; Enter and Space open and close. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(question(canvasElement, 'Skąd biorą się pluskwy?')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expectOnlyOpen(canvasElement, 'pluskwy-jak-rozpoznac');
    await userEvent.keyboard(' ');
    await expectOnlyOpen(canvasElement, null);
    await userEvent.keyboard('{Enter}');
    await expectOnlyOpen(canvasElement, 'pluskwy-jak-rozpoznac');
  },
};

/** What a search of the browser does when it finds a word in a closed answer. */
export const FoundInPage: Story = {
  play: async ({ canvasElement }) => {
    canvasElement
      .querySelector('#pluskwy-ile-zabiegow')
      ?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expectOnlyOpen(canvasElement, 'pluskwy-ile-zabiegow');
    await expect(question(canvasElement, 'Ile zabiegów potrzeba?')).toHaveAttribute('aria-expanded', 'true');
  },
};

/** The touched question stays under the finger, though a long answer above it closes. */
export const KeepsItsPlace: Story = {
  // A window to scroll in; its frame on the docs page would grow with it.
  parameters: { docs: { story: { height: '36rem' } } },
  args: {
    title: 'Długie odpowiedzi',
    defaultOpen: 'dluga-11',
    items: Array.from({ length: 24 }, (_, index) => ({
      id: `dluga-${index}`,
      question: `Jak przygotować mieszkanie, krok ${index + 1}?`,
      answer: Array.from(
        { length: 12 },
        (__, step) => `${step + 1}. Odsuń meble od ścian, opróżnij szafki i upierz pościel w 60 °C.`,
      ).join('\n\n'),
    })),
  },
  play: async ({ canvasElement }) => {
    const next = question(canvasElement, 'Jak przygotować mieszkanie, krok 13?');
    next.scrollIntoView();
    const before = next.getBoundingClientRect().top;
    await userEvent.click(next);
    await expectOnlyOpen(canvasElement, 'dluga-12');
    await expect(Math.abs(next.getBoundingClientRect().top - before)).toBeLessThan(2);
  },
};

const decidedByThePage = `import { FaqGroup, type FaqGroupProps } from '@tarcza/ui';
import { useState } from 'react';

export function Questions({ items }: Pick<FaqGroupProps, 'items'>) {
  const [open, setOpen] = useState<string | null>('pluskwy-skad');
  return <FaqGroup title="Zwalczanie pluskiew" items={items} open={open} onOpenChange={setOpen} />;
}
`;

/** The page decides which question is open, and hears what the visitor wants. */
export const DecidedByThePage: Story = {
  parameters: { docs: { source: { code: decidedByThePage } } },
  args: { open: 'pluskwy-skad', onOpenChange: fn() },
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
    await userEvent.click(question(canvasElement, 'Jak rozpoznać pluskwy?'));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith('pluskwy-jak-rozpoznac');
    await expectOnlyOpen(canvasElement, 'pluskwy-jak-rozpoznac');
  },
};

export const LongText: Story = {
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

/** An answer may hold links and lists. */
export const AnswerOfNodes: Story = {
  args: {
    items: [
      {
        id: 'przygotowanie',
        question: 'Jak przygotować mieszkanie?',
        answer: (
          <>
            <p>Przed zabiegiem:</p>
            <ul>
              <li>wypierz pościel w 60 °C,</li>
              <li>odsuń łóżko od ściany.</li>
            </ul>
            <p>
              Całą listę znajdziesz w <a href="#poradnik">poradniku</a>.
            </p>
          </>
        ),
      },
      ...items,
    ],
    defaultOpen: 'przygotowanie',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'poradniku' })).toBeVisible();
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const Dark: Story = {
  args: { defaultOpen: 'pluskwy-skad', icon: <Icon name="check" /> },
  globals: { scheme: 'dark' },
};

export const RightToLeft: Story = {
  args: { defaultOpen: 'pluskwy-skad', icon: <Icon name="check" /> },
  decorators: [
    (Group) => (
      <div dir="rtl">
        <Group />
      </div>
    ),
  ],
};

export const Empty: Story = {
  args: { title: 'Pytania w przygotowaniu', items: [] },
};
