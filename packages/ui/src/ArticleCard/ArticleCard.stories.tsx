import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Icon } from '../icons/icons.js';
import { drawings } from '../../../../.storybook/drawings';
import { ArticleCard } from './ArticleCard.js';

const meta = {
  id: 'articlecard',
  component: ArticleCard,
  parameters: { job: 'read', frameHeight: '500px' },
  args: {
    title: 'How to recognise bed bugs at home',
    text: 'Where to look with a torch, what black spots and shed skins look like, and which insects are easily mistaken for them.',
    href: '#bed-bugs',
    label: 'Guides',
    icon: <Icon name="check" />,
    date: { iso: '2026-11-05', text: '5 November 2026' },
    author: 'The editors',
  },
  decorators: [
    (Story, { args }) => (
      // As wide as in a list. The page that it stands on has headings of levels 1 and 2.
      <div style={{ maxWidth: args.look === 'featured' ? '60rem' : '26rem' }}>
        <h1 hidden>Blog</h1>
        <h2 hidden>Articles</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArticleCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const lists = [
  { title: 'Signs', items: ['Black spots on the mattress', 'Itching bites in a line'] },
  { title: 'Methods', items: ['Hot steam', 'Spraying', 'Fogging'] },
];

/** With a picture above the text. The label then needs no icon. */
export const WithPicture: Story = {
  name: 'With a picture',
  args: { picture: <img alt="" src={drawings.traces} width={1200} height={900} /> },
};

/** A click anywhere on the card follows the link, without scripting. */
export const Plain: Story = {
  parameters: { frameHeight: '310px' },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article', { name: 'How to recognise bed bugs at home' });
    await expect(card).toHaveTextContent(
      /^Guides.*bed bugs at home.*with a torch.*November 2026.*The editors$/,
    );
  },
};

/** Headings of its lists are one level deeper. */
export const WithLists: Story = { name: 'With lists', args: { lists } };

export const Featured: Story = {
  parameters: { frameHeight: '510px' },
  args: {
    look: 'featured',
    headingLevel: 2,
    lists,
    picture: <img alt="" src={drawings.traces} width={1200} height={900} />,
    action: 'Read the article',
    label: 'Recommended',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 3, name: 'Signs' })).toBeVisible();
    // The title is the link: the same link with another name would be read twice.
    await expect(within(canvasElement).getByText('Read the article')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** In a narrow container of a wide window it has one column, and no word is broken. */
export const FeaturedInANarrowContainer: Story = {
  name: 'Featured, in a narrow column',
  tags: ['edge'],
  ...Featured,
  parameters: { frameHeight: '860px', width: '20rem' },
  globals: { viewport: { value: 'desktop' } },
  args: { ...Featured.args, title: 'Zabezpieczenie przeciwpleśniowe' },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('link');
    const words = document.createRange();
    words.selectNodeContents(title);
    await expect(words.getClientRects()).toHaveLength(2);
  },
};

export const TitleAndTextAlone: Story = {
  name: 'Title and text only',
  parameters: { frameHeight: '230px' },
  args: { label: undefined, icon: undefined, date: undefined, author: undefined },
};

export const LongWordsWhereNarrow: Story = {
  name: 'Long words at 320 px',
  tags: ['edge'],
  parameters: { frameHeight: '620px' },
  args: {
    title: 'Przeciwdrobnoustrojowezabezpieczeniewentylacyjne',
    label: 'Konstantynopolitańczykowianeczka',
    lists,
  },
  globals: { language: 'pl', viewport: { value: 'mobile1' } },
};
