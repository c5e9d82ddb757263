import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { priceTable as english } from '../labels/en.js';
import { PriceTable } from './PriceTable.js';

const meta = {
  id: 'pricetable',
  component: PriceTable,
  tags: ['!autodocs'],
  args: {
    lines: [
      {
        name: 'Deratyzacja',
        href: '#deratyzacja',
        price: 'od 400 zł',
        details: [
          { label: 'Za co', text: 'za mieszkanie do 60 m²' },
          { label: 'Co zawiera', text: 'oględziny, stacje deratyzacyjne, wizyta po 14 dniach' },
        ],
      },
      {
        name: 'Odgrzybianie',
        href: '#odgrzybianie',
        price: 'od 600 zł',
        details: [{ label: 'Za co', text: 'za pomieszczenie' }],
      },
      { name: 'Dojazd i wycena', price: '0 zł' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, background: 'var(--ui-surface-sunken)' }}>
        <h1 hidden>Cennik</h1>
        <h2 hidden>Ceny</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const OnePrice: Story = { args: { lines: [{ name: 'Oględziny', price: '0 zł' }] } };

export const LongWordsWhereNarrow: Story = {
  args: {
    lines: [
      {
        name: 'Przeciwdrobnoustrojowezabezpieczeniewentylacyjne',
        href: '#dlugie',
        price: 'od 1 250 000 zł',
        details: [{ label: 'Konstantynopolitańczykowianeczka', text: 'a'.repeat(60) }],
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const InEnglish: Story = {
  parameters: { language: 'en' },
  args: { labels: english, lines: [{ name: 'Rodent control', href: '#rodents', price: 'from £90' }] },
};
