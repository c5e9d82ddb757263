import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Icon } from '../icons/icons.js';
import { drawings } from '../../../../.storybook/drawings';
import { ServiceCard } from './ServiceCard.js';

const meta = {
  id: 'servicecard',
  component: ServiceCard,
  parameters: { job: 'choose', frameHeight: '360px', width: '24rem' },
  args: {
    title: 'Bed bug control',
    text: '2–3 visits, 10–14 days apart. Full effect after 4–6 weeks.',
    href: '#/services/bed-bug-control',
  },
} satisfies Meta<typeof ServiceCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const link = (canvas: HTMLElement) => within(canvas).getByRole('link');

export const Plain: Story = { parameters: { frameHeight: '180px' } };

/** For a service in an emergency. */
export const Urgent: Story = {
  parameters: { frameHeight: '220px' },
  args: { tone: 'urgent', badge: 'With you in 30–60 min' },
};

/** The card has one link. Its name is the title. */
export const WithEverything: Story = {
  name: 'With icon, badge and points',
  args: {
    icon: <Icon name="check" />,
    badge: 'from €140',
    points: ['Free inspection', 'Free travel', 'Guarantee'],
  },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article', { name: 'Bed bug control' });
    await expect(card).toHaveTextContent(/^from €140.*Bed bug control.*2–3 visits.*Free inspection/);
  },
};

/** A picture above the text, and a price at the bottom next to an arrow. */
export const WithPictureAndFoot: Story = {
  name: 'With a picture and a price',
  tags: ['typical'],
  parameters: { frameHeight: '420px' },
  args: { picture: <img alt="" src={drawings.bedBugs} width={1200} height={900} />, foot: 'from €140' },
};

/** Content of your own. Its links and controls are above the link of the card. */
export const WithChildren: Story = {
  name: 'With a link of its own',
  parameters: { frameHeight: '210px' },
  args: { children: <a href="#/guarantee">Terms of the guarantee</a> },
  play: async ({ canvasElement }) => {
    const inner = within(canvasElement).getByRole('link', { name: 'Terms of the guarantee' });
    const { x, y, width, height } = inner.getBoundingClientRect();
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(inner);
  },
};

/** Words, picture, check marks and arrow lead to the link's address. The mouse reaches the text. */
export const ClickAnywhere: Story = {
  tags: ['!dev'],
  args: { ...WithEverything.args, ...WithPictureAndFoot.args },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    const places = [...card.querySelectorAll('*')].filter(
      (element) => element.getClientRects().length > 0 && !element.closest('a'),
    );
    await expect(places.length).toBeGreaterThan(8);
    const reached = new Set<string>();
    const onClick = fn((event: Event) => event.preventDefault());
    link(canvasElement).addEventListener('click', onClick);
    for (const place of places) {
      place.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = place.getBoundingClientRect();
      // Check marks and arrows are at the edges.
      for (const x of [left + 6, left + width / 2, left + width - 6]) {
        const target = document.elementFromPoint(x, top + height / 2)!;
        reached.add(target.localName);
        onClick.mockClear();
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        await expect(onClick).toHaveBeenCalledOnce();
      }
    }
    if (matchMedia('(hover: hover) and (pointer: fine)').matches) await expect(reached).toContain('p');
    scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** Cards in a row have the same height. */
export const InARow: Story = {
  name: 'In a row',
  parameters: { frameHeight: '310px', width: '60rem' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, grid: 'auto / repeat(auto-fit, minmax(min(14rem, 100%), 1fr))' }}>
      <ServiceCard {...args} badge="from €140" />
      <ServiceCard
        title="Marten control"
        text="First effects after 1–2 weeks, without harm to the animals."
        href="#/services/marten-control"
      />
      <ServiceCard
        title="Mould removal"
        text="We remove mould together with its cause. It takes 2–7 days, depending on the area and the walls."
        href="#/services/mould-removal"
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('article');
    if (innerWidth < 900) return;
    const heights = cards.map((card) => Math.round(card.getBoundingClientRect().height));
    await expect(new Set(heights).size).toBe(1);
  },
};

/** The text may contain links and buttons. They are above the link of the card. */
export const TextOfNodes: Story = {
  name: 'Text with a link and a button',
  parameters: { frameHeight: '240px' },
  args: {
    text: (
      <>
        The treatment takes 24–48 h. See <a href="#preparation">how to prepare the flat</a>.{' '}
        <button
          type="button"
          style={{ minHeight: 44, background: 'none', color: 'inherit', font: 'inherit' }}
        >
          Order a call back
        </button>
      </>
    ),
    points: [<strong key="from">from €130</strong>, 'free estimate'],
  },
  play: async ({ canvasElement }) => {
    for (const own of [
      within(canvasElement).getByRole('link', { name: 'how to prepare the flat' }),
      within(canvasElement).getByRole('button'),
    ]) {
      const { left, top } = own.getClientRects()[0]!;
      await expect(document.elementFromPoint(left + 4, top + 4)).toBe(own);
    }
  },
};

/** A word longer than the card, in Polish (`lang="pl"`). A browser that knows the language breaks it with a hyphen. */
export const LongText: Story = {
  name: 'Long words at 320 px',
  tags: ['edge'],
  parameters: { frameHeight: '600px' },
  globals: { language: 'pl', viewport: { value: 'mobile1', isRotated: false } },
  args: {
    ...WithEverything.args,
    title: 'Przeciwdziewięćdziesięciodziewięcioipółcentymetrowe zabezpieczenie poddasza',
    text: 'Sprawdzamy każdą szczelinę w dachu, podbitce i kanałach wentylacyjnych, a wejścia zamykamy siatką dopiero wtedy, gdy nikt za nimi nie został – ani dorosłe zwierzę, ani młode.',
    points: ['Zabezpieczenie wszystkich otworów wentylacyjnych i nieszczelności pokrycia dachowego'],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
