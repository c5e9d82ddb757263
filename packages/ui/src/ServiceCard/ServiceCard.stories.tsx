import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../icons/icons.js';
import { ServiceCard } from './ServiceCard.js';

const meta = {
  id: 'servicecard',
  component: ServiceCard,
  // The page beside this file is the documentation.
  tags: ['!autodocs'],
  args: {
    title: 'Zwalczanie pluskiew',
    text: '2–3 zabiegi co 10–14 dni. Pełny efekt po 4–6 tygodniach.',
    href: '#/uslugi/zwalczanie-pluskiew',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ServiceCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const link = (canvas: HTMLElement) => within(canvas).getByRole('link');

/** Listens to clicks on the card’s link without leaving the page. */
function followed(canvas: HTMLElement) {
  const follow = fn((event: Event) => event.preventDefault());
  link(canvas).addEventListener('click', follow);
  return follow;
}

export const Plain: Story = {};

/** For the one service that cannot wait. */
export const Urgent: Story = { args: { tone: 'urgent', badge: 'Dojazd w 30–60 min' } };

export const WithEverything: Story = {
  args: {
    icon: <Icon name="check" />,
    badge: 'od 600 zł',
    points: ['Bezpłatne oględziny', 'Dojazd bez opłat', 'Gwarancja'],
  },
};

/** A picture as a data address, so that the story needs no network. */
const picture = (
  <img
    alt=""
    src={`data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#1f6b4a" d="M0 0h4v3H0z"/><circle cx="3" cy="1" r=".5" fill="#f2c14e"/></svg>')}`}
  />
);

/** A cover, and a price at the foot before an arrow that says at rest that the card leads on. */
export const WithPictureAndFoot: Story = { args: { picture, foot: 'od 600 zł' } };

/** One link, and its name is the title: what a screen reader’s list of links shows. */
export const OneLink: Story = {
  ...WithEverything,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1);
    await expect(link(canvasElement)).toHaveAccessibleName('Zwalczanie pluskiew');
    await expect(
      within(canvasElement).getByRole('heading', { level: 3, name: 'Zwalczanie pluskiew' }),
    ).toBeVisible();
  },
};

/** A click on the words follows the link as well as one on the title. */
export const ClickAnywhere: Story = {
  ...WithEverything,
  play: async ({ canvasElement }) => {
    const follow = followed(canvasElement);
    await userEvent.click(within(canvasElement).getByText(/zabiegi/));
    await userEvent.click(within(canvasElement).getByText('od 600 zł'));
    await userEvent.click(within(canvasElement).getByText('Gwarancja'));
    await userEvent.click(link(canvasElement));
    await expect(follow).toHaveBeenCalledTimes(4);

    // The link's own area covers what is left of the card.
    const { left, bottom } = within(canvasElement).getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 8, bottom - 8)).toBe(link(canvasElement));
  },
};

/** Words that are being selected are not a click. */
export const SelectingText: Story = {
  ...WithEverything,
  play: async ({ canvasElement }) => {
    const follow = followed(canvasElement);
    const text = within(canvasElement).getByText(/zabiegi/);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: text, offset: 0 },
      { target: text, offset: 11 },
      { keys: '[/MouseLeft]', target: text, offset: 11 },
    ]);
    await expect(String(getSelection())).toBe('2–3 zabiegi');
    await expect(follow).not.toHaveBeenCalled();
    getSelection()?.removeAllRanges();
  },
};

/** The ring goes round the whole card. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const follow = followed(canvasElement);
    await userEvent.tab();
    await expect(link(canvasElement)).toHaveFocus();
    await expect(getComputedStyle(link(canvasElement), '::after').outlineWidth).toBe('3px');
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};

/** Cards of a row are as high as the highest. */
export const InARow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 'min(60rem, 92vw)' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div
      style={{ display: 'grid', gap: '1.5rem', gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' }}
    >
      <ServiceCard {...args} badge="od 600 zł" />
      <ServiceCard
        title="Odstraszanie kun"
        text="Pierwsze efekty po 1–2 tygodniach, bez krzywdy dla zwierząt."
        href="#/uslugi/odstraszanie-kun"
      />
      <ServiceCard
        title="Odgrzybianie"
        text="Usuwamy pleśń razem z przyczyną. Prace trwają 2–7 dni, zależnie od powierzchni i stanu ścian."
        href="#/uslugi/odgrzybianie"
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

/** The words may hold links of their own, which lead where they say. */
export const TextOfNodes: Story = {
  args: {
    text: (
      <>
        Zabieg trwa 24–48 h. Zobacz, <a href="#przygotowanie">jak przygotować mieszkanie</a>.
      </>
    ),
    points: [<strong key="od">od 550 zł</strong>, 'wycena bezpłatna'],
  },
  play: async ({ canvasElement }) => {
    const places: string[] = [];
    const stay = (event: Event) => {
      event.preventDefault();
      places.push((event.target as Element).closest('a')?.getAttribute('href') ?? '');
    };
    canvasElement.addEventListener('click', stay);
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'jak przygotować mieszkanie' }));
    canvasElement.removeEventListener('click', stay);
    await expect(places).toEqual(['#przygotowanie']);
  },
};

export const LongText: Story = {
  args: {
    ...WithEverything.args,
    title: 'Przeciwdziewięćdziesięciodziewięcioipółcentymetrowe zabezpieczenie poddasza',
    text: 'Sprawdzamy każdą szczelinę w dachu, podbitce i kanałach wentylacyjnych, a wejścia zamykamy siatką dopiero wtedy, gdy nikt za nimi nie został – ani dorosłe zwierzę, ani młode.',
    points: ['Zabezpieczenie wszystkich otworów wentylacyjnych i nieszczelności pokrycia dachowego'],
  },
};

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const TextTwiceAsLarge: Story = {
  ...Narrow,
  globals: { ...Narrow.globals, textSize: '200pct' },
};

export const Dark: Story = { ...WithEverything, globals: { scheme: 'dark' } };

export const RightToLeft: Story = {
  ...WithEverything,
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};
