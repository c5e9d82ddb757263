import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { siteHeader as english } from '../labels/en.js';
import { SiteHeader } from './SiteHeader.js';

const meta = {
  id: 'siteheader',
  component: SiteHeader,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Przykład',
    items: [
      { label: 'Start', href: '#start' },
      { label: 'Usługi', href: '#uslugi' },
      { label: 'Cennik', href: '#cennik' },
      { label: 'Kontakt', href: '#kontakt' },
    ],
    path: '#uslugi',
    claims: ['Bezpłatna wycena', 'Oddzwaniamy w ciągu godziny'],
    phone: '+48 000 000 000',
    email: 'biuro@przyklad.example',
  },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <main id="main" style={{ minHeight: '24rem', padding: 16 }}>
        <h1>Usługi</h1>
        <p>Zwalczamy szkodniki i usuwamy pleśń.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

// Closed it is out of sight, and has no name to be found by.
const menu = (canvas: HTMLElement) => canvas.querySelector('nav')!;

/** Waits until the component listens: its first effect, which closes the menu of the page before, would close this one. */
const listening = (canvas: HTMLElement) =>
  waitFor(() => {
    menu(canvas).togglePopover(true);
    dispatchEvent(new Event('closeMenus'));
    return expect(menu(canvas).matches(':popover-open')).toBe(false);
  });

export const Whole: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const current = within(menu(canvasElement)).getByRole('link', { current: 'page', hidden: true });
    await expect(current).toHaveTextContent('Usługi');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
};

/** By the browser, without scripting. Esc closes it, and gives the focus back. */
export const MenuOpen: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvasElement }) => {
    await listening(canvasElement);
    const button = canvasElement.querySelector('button')!;
    button.click();
    await waitFor(() => expect(menu(canvasElement).matches(':popover-open')).toBe(true));
    await expect(button).toHaveAccessibleName('Zamknij menu');
    const { bottom } = button.getBoundingClientRect();
    await expect(menu(canvasElement).getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};

/** A link to the page at hand changes no address, and closes the menu all the same. */
export const MenuClosesOnALink: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvasElement }) => {
    await listening(canvasElement);
    canvasElement.querySelector('button')!.click();
    await waitFor(() => expect(menu(canvasElement).matches(':popover-open')).toBe(true));
    const link = within(menu(canvasElement)).getByText('Usługi');
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
    const link = within(canvasElement).getByRole('link', { name: 'Przejdź do treści' });
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};

export const MenuAlone: Story = {
  args: { claims: undefined, phone: undefined, email: undefined, path: undefined },
  globals: { viewport: { value: 'desktop' } },
};

export const LongNameWhereNarrow: Story = {
  args: { name: 'Konstantynopolitańskie Przedsiębiorstwo Dezynfekcyjne' },
  globals: { viewport: { value: 'mobile1' } },
};

export const InEnglish: Story = {
  parameters: { language: 'en' },
  args: {
    items: [
      { label: 'Services', href: '#services' },
      { label: 'Prices', href: '#prices' },
      { label: 'Polski', href: '#uslugi', language: 'pl' },
    ],
    path: '#services',
    claims: ['Free estimate', 'We call back within the hour'],
    labels: english,
  },
  globals: { viewport: { value: 'desktop' } },
};
