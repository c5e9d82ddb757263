import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LinkList } from './LinkList.js';

const towns = ['Kraków', 'Tarnów', 'Nowy Sącz', 'Oświęcim', 'Chrzanów', 'Zakopane'];

const meta = {
  id: 'linklist',
  component: LinkList,
  parameters: { job: 'choose', frameHeight: '310px' },
  args: { links: towns.map((town) => ({ href: `#${encodeURI(town)}`, label: `Rodent control in ${town}` })) },
} satisfies Meta<typeof LinkList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Columns: Story = { parameters: { frameHeight: '170px' }, args: { look: 'columns' } };

export const Narrow: Story = {
  name: 'Long words at 320 px',
  tags: ['edge'],
  parameters: { frameHeight: '130px' },
  args: {
    look: 'columns',
    links: [
      { href: '#1', label: 'Przeciwdrobnoustrojowe zabezpieczenie Małopolskiegocentrumdystrybucyjnego' },
    ],
  },
  globals: { language: 'pl', viewport: { value: 'mobile1' } },
};
