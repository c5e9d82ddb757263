import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { siteHeader as labels } from '../labels/pl.js';
import { SiteHeader } from './SiteHeader.js';

const meta = {
  id: 'siteheader',
  component: SiteHeader,
  tags: ['!autodocs'],
  parameters: { frameHeight: '340px', layout: 'fullscreen' },
  args: {
    name: 'Example',
    items: [
      { label: 'Home', href: '#start' },
      { label: 'Services', href: '#services' },
      { label: 'Prices', href: '#prices' },
      { label: 'Contact', href: '#contact' },
    ],
    path: '#services',
    claims: ['Free estimate', 'We call back within the hour'],
    phone: '+48 000 000 000',
    email: 'office@firm.example',
    closeOn: 'closeMenus',
  },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <main id="main" style={{ minHeight: '24rem', padding: 16 }}>
        <h1>Services</h1>
        <p>We control pests and remove mould.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

// Closed it is out of sight, and has no name to be found by.
const menu = (canvas: HTMLElement) => canvas.querySelector('nav')!;

/** Waits until the component listens. */
const listening = (canvas: HTMLElement) =>
  waitFor(() => {
    menu(canvas).togglePopover(true);
    dispatchEvent(new Event('closeMenus'));
    return expect(menu(canvas).matches(':popover-open')).toBe(false);
  });

export const Whole: Story = {
  play: async ({ canvasElement }) => {
    const current = within(menu(canvasElement)).getByRole('link', { current: 'page', hidden: true });
    await expect(current).toHaveTextContent('Services');
  },
};

const many = ['Start', 'Services', 'Cennik', 'Galeria', 'Poradnik', 'Pytania', 'Opinie', 'Kontakt'];
const longer = [
  'Strona główna',
  'Odgrzybianie i ozonowanie',
  'Cennik usług',
  'Realizacje',
  'Często zadawane pytania',
];

const inContainer = (texts: readonly string[], width: number, more: object = {}) => (
  <div key={`${width} ${texts.join()} ${String('phone' in more)}`} style={{ width }} data-width={width}>
    <SiteHeader name="Example" items={texts.map((label) => ({ label, href: `#${label}` }))} {...more} />
  </div>
);

/** Either all items stand in one row, or the menu button is there. No word breaks, in any width of the container. */
export const FitsItsContainer: Story = {
  tags: ['!dev'],
  globals: { language: 'pl', viewport: { value: 'desktop' } },
  parameters: { frameHeight: '600px', chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  render: () => (
    <>
      {[320, 480, 640, 768, 900, 960, 1024, 1100, 1280].flatMap((width) => [
        inContainer(many.slice(0, 4), width, { phone: '600 700 800' }),
        inContainer(many, width, { phone: '600 700 800' }),
        inContainer(many, width),
        inContainer(longer, width, { phone: '600 700 800' }),
      ])}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const container of canvasElement.querySelectorAll<HTMLElement>('[data-width]')) {
      const list = container.querySelector('nav')!;
      const button = container.querySelector('button')!;
      await expect(list.checkVisibility()).toBe(!button.checkVisibility());
      const links = [...list.querySelectorAll<HTMLElement>('li > a')];
      if (!list.checkVisibility()) continue;
      await expect(new Set(links.map((link) => link.getBoundingClientRect().top)).size).toBe(1);
      for (const link of links) {
        const text = document.createRange();
        text.selectNodeContents(link);
        await expect(text.getClientRects()).toHaveLength(1);
      }
      await expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
    }
  },
};

/** The focused element stays below the bar, without a token of the page. */
export const LeavesTheFocusInSight: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <main id="main" style={{ padding: 16 }}>
        <h1>Services</h1>
        <p style={{ height: '150vh' }}>We control pests.</p>
        <a href="#a">Rodent control</a>
        <p style={{ height: '150vh' }}>We remove mould.</p>
        <a href="#b">Ozone treatment</a>
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByText('Ozone treatment').focus();
    const link = within(canvasElement).getByText('Rodent control');
    link.focus();
    link.scrollIntoView({ block: 'start' });
    const bar = canvasElement.querySelector('.ui-SiteHeader-bar')!;
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().bottom);
    scrollTo(0, 0);
  },
};

export const LogoAndSeveralNumbers: Story = {
  args: {
    logo: (
      <svg width="132" height="40" viewBox="0 0 132 40" aria-hidden="true">
        <rect width="132" height="40" rx="8" fill="#1f6b4a" />
        <path d="M14 20h104" stroke="#fff" strokeWidth="6" />
      </svg>
    ),
    phone: ['+48 000 000 000', '+48 000 000 001'],
    claims: [
      <>
        Open <strong>day and night</strong>
      </>,
    ],
  },
};

export const RightToLeft: Story = {
  parameters: { language: 'ar' },
  args: {
    name: 'مثال',
    items: ['الرئيسية', 'الخدمات', 'الأسعار', 'اتصل بنا'].map((label, index) => ({
      label,
      href: `#${index}`,
    })),
    path: '#الخدمات',
    claims: ['تقدير مجاني'],
    phone: '+420 123 456 789',
    labels: {
      skip: 'انتقل إلى المحتوى',
      home: 'الصفحة الرئيسية',
      menu: 'القائمة',
      call: 'اتصل',
    },
  },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const number = within(canvasElement).getAllByText(/420/)[0]!;
    await expect(getComputedStyle(number).direction).toBe('ltr');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
};

/** By the browser, without scripting. Esc closes it, and gives the focus back. */
export const MenuOpen: Story = {
  parameters: { frameHeight: '440px' },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvasElement }) => {
    await listening(canvasElement);
    const button = canvasElement.querySelector('button')!;
    button.click();
    await waitFor(() => expect(menu(canvasElement).matches(':popover-open')).toBe(true));
    await expect(button).toHaveAccessibleName(labels.menu);
    const { bottom } = button.getBoundingClientRect();
    await expect(menu(canvasElement).getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};

/** A link to the current page changes no address, and closes the menu all the same. */
export const MenuClosesOnALink: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvasElement }) => {
    await listening(canvasElement);
    canvasElement.querySelector('button')!.click();
    await waitFor(() => expect(menu(canvasElement).matches(':popover-open')).toBe(true));
    const link = within(menu(canvasElement)).getByText('Services');
    // A test's page must not go anywhere.
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    await waitFor(() => expect(menu(canvasElement).matches(':popover-open')).toBe(false));
  },
};

/** It comes into sight with the focus. */
export const SkipLink: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: labels.skip });
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};

export const MenuAlone: Story = {
  args: { claims: undefined, phone: undefined, email: undefined, path: undefined },
};

export const LongNameWhereNarrow: Story = {
  args: { name: 'Konstantynopolitańskie Przedsiębiorstwo Dezynfekcyjne' },
  globals: { language: 'pl', viewport: { value: 'mobile1' } },
};
