import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SiteFooter } from './SiteFooter.js';

const links = (...labels: string[]) => labels.map((label) => ({ label, href: `#${encodeURI(label)}` }));

const meta = {
  id: 'sitefooter',
  component: SiteFooter,
  parameters: { job: 'frame', frameHeight: '480px', layout: 'fullscreen' },
  args: {
    name: 'Example',
    about: 'Pest control and mould removal in the whole region.',
    details: 'Example Ltd, 1 Long Street, 30-001 Kraków, VAT 000 000 00 00',
    columns: [
      { heading: 'Services', items: links('Rodent control', 'Insect control', 'Mould removal') },
      {
        heading: 'Where we work',
        pairs: true,
        items: links('Kraków', 'Tarnów', 'Olkusz', 'Bochnia'),
        more: { label: 'All towns', href: '#towns' },
      },
      {
        heading: 'Contact',
        items: [{ label: '+48 000 000 000', href: 'tel:+48000000000' }, { label: 'Emergencies: 24/7' }],
      },
    ],
    legal: [{ label: '© 2026 Example' }, { label: 'Accessibility statement', href: '#accessibility' }],
  },
  render: (args) => (
    <>
      <main style={{ padding: 16 }}>
        <p>The end of the page.</p>
      </main>
      <SiteFooter {...args} />
    </>
  ),
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  name: 'With everything',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo');
    await expect(footer).toHaveTextContent(/whole region.*Example Ltd.*Bochnia.*All towns.*Contact.*© 2026/);
    const headings = within(footer).getAllByRole('heading', { level: 2 });
    const baselineOf = (element: Element) => {
      const mark = element.appendChild(document.createElement('span'));
      mark.style.display = 'inline-block';
      const { bottom } = mark.getBoundingClientRect();
      mark.remove();
      return Math.round(bottom);
    };
    const name = within(footer).getByText('Example');
    await expect(baselineOf(name)).toBe(baselineOf(headings[0]!));
  },
};

export const NameAlone: Story = {
  name: 'Name only',
  parameters: { frameHeight: '230px' },
  args: { about: undefined, details: undefined, columns: [], legal: [] },
};

export const LongWordsWhereNarrow: Story = {
  name: 'Long words at 320 px',
  tags: ['edge'],
  args: {
    columns: [
      {
        heading: 'Przeciwdrobnoustrojowezabezpieczenie',
        items: links('kontakt@bardzo-long-nazwa-domeny-firmy.example'),
      },
    ],
  },
  globals: { language: 'pl', viewport: { value: 'mobile1' } },
};
