import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceTable } from './PriceTable.js';

const meta = {
  id: 'pricetable',
  component: PriceTable,
  parameters: { job: 'choose', frameHeight: '420px' },
  args: {
    lines: [
      {
        name: 'Rodent control',
        href: '#rodent-control',
        price: 'from €95',
        details: [
          { label: 'For', text: 'a flat of up to 60 m²' },
          { label: 'Includes', text: 'inspection, bait stations, a visit after 14 days' },
        ],
      },
      {
        name: 'Mould removal',
        href: '#mould-removal',
        price: 'from €140',
        details: [{ label: 'For', text: 'a room' }],
      },
      { name: 'Travel and estimate', price: '€0' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, background: 'var(--ui-surface-sunken)' }}>
        <h1 hidden>Prices</h1>
        <h2 hidden>Our prices</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lines: Story = {};

export const OnePrice: Story = {
  name: 'One price',
  parameters: { frameHeight: '220px' },
  args: { lines: [{ name: 'Inspection', price: '€0' }] },
};

export const LongWordsWhereNarrow: Story = {
  name: 'Long words at 320 px',
  tags: ['edge'],
  args: {
    lines: [
      {
        name: 'Przeciwdrobnoustrojowezabezpieczeniewentylacyjne',
        href: '#dlugie',
        price: 'od 290 000 €',
        details: [{ label: 'Konstantynopolitańczykowianeczka', text: 'a'.repeat(60) }],
      },
    ],
  },
  globals: { language: 'pl', viewport: { value: 'mobile1' } },
};
