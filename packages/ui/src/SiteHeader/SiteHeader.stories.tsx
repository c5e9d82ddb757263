import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { siteHeader as labels } from '../labels/en.js';
import { SiteHeader } from './SiteHeader.js';

const meta = {
  id: 'siteheader',
  component: SiteHeader,
  parameters: { job: 'frame', frameHeight: '340px', layout: 'fullscreen' },
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
  },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <main id="main" style={{ minHeight: '9rem', padding: 16 }}>
        <h1>Services</h1>
        <p>We control pests and remove mould.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

// A closed menu is hidden, so it has no accessible name.
const menu = (canvas: HTMLElement) => canvas.querySelector<HTMLElement>('nav[popover]')!;

export const Whole: Story = { name: 'With everything' };

const four = ['Start', 'Usługi', 'Cennik', 'Kontakt'];
const seven = ['Start', 'Services', 'Cennik', 'Galeria', 'Poradnik', 'Pytania', 'Kontakt'];
const long = ['Strona główna', 'Odgrzybianie i ozonowanie', 'Realizacje', 'Często zadawane pytania'];
const longName = 'Konstantynopolitańskie Przedsiębiorstwo Dezynfekcyjne';

/** Renders a header in containers of many widths, with and without the text spacing of WCAG 1.4.12. */
const inContainers = (name: string, texts: readonly string[], phone?: string, spacings = [0, 1]) =>
  [320, 480, 640, 768, 844, 960, 1100, 1280, 1600, 1919].flatMap((width) =>
    spacings.map((spacing) => (
      <div
        key={`${name} ${texts.join()} ${width} ${spacing}`}
        style={{ width, letterSpacing: `${spacing * 0.12}em`, wordSpacing: `${spacing * 0.16}em` }}
        data-width={width}
      >
        <SiteHeader
          name={name}
          items={texts.map((label) => ({ label, href: `#${label}` }))}
          phone={phone}
          labels={labels}
        />
      </div>
    )),
  );

const isWithin = (inner: DOMRect, outer: DOMRect) =>
  inner.left >= outer.left - 1 &&
  inner.right <= outer.right + 1 &&
  inner.top >= outer.top - 1 &&
  inner.bottom <= outer.bottom + 1;

/** The links that fit one line are in the bar. If one is not, the menu button is. Nothing overlaps or leaves the bar. */
export const FitsItsContainer: Story = {
  tags: ['!dev'],
  globals: { language: 'pl', viewport: { value: 'desktop' } },
  parameters: { frameHeight: '600px', a11y: { test: 'off' } },
  render: () => (
    <>
      {inContainers('Example', four, '600 700 800')}
      {inContainers('Example', seven, '+44 20 7946 0958')}
      {inContainers(longName, seven)}
      {inContainers(longName, long, '+44 20 7946 0958')}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const container of canvasElement.querySelectorAll<HTMLElement>('[data-width]')) {
      const bar = container.querySelector<HTMLElement>('.ui-SiteHeader-bar')!;
      const whole = bar.getBoundingClientRect();
      const isShown = (element: HTMLElement) => isWithin(element.getBoundingClientRect(), whole);
      const links = [...bar.querySelectorAll<HTMLElement>('nav:not([popover]) a')];
      const visible = links.filter((link) => link.checkVisibility() && isShown(link));
      await expect(isShown(bar.querySelector('button')!)).toBe(visible.length < links.length);
      const others = [...bar.querySelectorAll<HTMLElement>('a, button')].filter(
        (part) => part.checkVisibility() && !links.includes(part) && isShown(part),
      );
      const boxes = [...visible, ...others]
        .map((part) => part.getBoundingClientRect())
        .sort((a, b) => a.left - b.left);
      for (const [index, box] of boxes.entries())
        await expect(box.left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 1);
    }
  },
};

/** The bar does not cover the focused element, without a token of the page. */
export const LeavesTheFocusInSight: Story = {
  tags: ['!dev'],
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
  name: 'Logo and several numbers',
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

export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'mobile2' } } };

/** The browser opens it without scripting. Esc closes it and returns the focus. */
export const MenuOpen: Story = {
  name: 'Menu open on a phone',
  tags: ['state', 'played'],
  parameters: { frameHeight: '440px' },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvasElement }) => {
    const button = canvasElement.querySelector('button')!;
    button.click();
    await waitFor(() => expect(menu(canvasElement).matches(':popover-open')).toBe(true));
    await expect(button).toHaveAccessibleName(labels.menu);
    const { bottom } = button.getBoundingClientRect();
    await expect(menu(canvasElement).getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};

/** It is visible while it has the focus. */
export const SkipLink: Story = {
  name: 'Skip link focused',
  tags: ['state', 'played'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: labels.skip });
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};

export const MenuAlone: Story = {
  name: 'Menu only',
  args: { claims: undefined, phone: undefined, email: undefined, path: undefined },
};

export const LongNameWhereNarrow: Story = {
  name: 'Long name at 320 px',
  tags: ['edge'],
  args: { name: longName },
  globals: { language: 'pl', viewport: { value: 'mobile1' } },
};
