import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SiteFooter } from './SiteFooter.js';

const links = (...labels: string[]) => labels.map((label) => ({ label, href: `#${encodeURI(label)}` }));

const meta = {
  id: 'sitefooter',
  component: SiteFooter,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Przykład',
    about: 'Zwalczamy szkodniki i usuwamy pleśń w całym województwie.',
    details: 'Przykład sp. z o.o., ul. Długa 1, 30-001 Kraków, NIP 000 000 00 00',
    columns: [
      { heading: 'Usługi', items: links('Deratyzacja', 'Dezynsekcja', 'Odgrzybianie') },
      {
        heading: 'Gdzie dojeżdżamy',
        pairs: true,
        items: links('Kraków', 'Tarnów', 'Olkusz', 'Bochnia'),
        more: { label: 'Wszystkie miasta', href: '#miasta' },
      },
      {
        heading: 'Kontakt',
        items: [{ label: '+48 000 000 000', href: 'tel:+48000000000' }, { label: 'Nagłe przypadki: 24/7' }],
      },
    ],
    legal: [{ label: '© 2026 Przykład' }, { label: 'Deklaracja dostępności', href: '#dostepnosc' }],
  },
  render: (args) => (
    <>
      <main style={{ padding: 16 }}>
        <p>Koniec strony.</p>
      </main>
      <SiteFooter {...args} />
    </>
  ),
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo');
    const headings = within(footer).getAllByRole('heading', { level: 2 });
    await expect(headings).toHaveLength(3);

    const baselineOf = (element: Element) => {
      const mark = element.appendChild(document.createElement('span'));
      mark.style.display = 'inline-block';
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      return Math.round(bottom);
    };
    const name = within(footer).getByText('Przykład');
    await expect(baselineOf(name)).toBe(baselineOf(headings[0]!));
  },
};

export const NameAlone: Story = { args: { about: undefined, details: undefined, columns: [], legal: [] } };

export const LongWordsWhereNarrow: Story = {
  args: {
    columns: [
      {
        heading: 'Przeciwdrobnoustrojowezabezpieczenie',
        items: links('kontakt@bardzo-dluga-nazwa-domeny-firmy.example'),
      },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
};
