import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { articles, blogCategories } from '../../content/articles/articles';
import { company } from '../../content/company/company';
import { loadLanguage } from '../../content/texts/languages';
import NotFoundPage from '../notFound/Page';
import { newsletterHref } from './newsletterHref';
import BlogPage from './Page';

beforeAll(() => loadLanguage('pl'));

vi.mock('../../pictures', () => ({ picture: (src: string) => ({ src, width: 3, height: 2 }) }));
vi.mock('./newsletterHref', async (original) => {
  const actual = await original<{ newsletterHref: typeof newsletterHref }>();
  // jsdom follows only links within the page.
  return { ...actual, newsletterHref: (a: string, b: string) => `#${actual.newsletterHref(a, b)}` };
});

const page = (
  <MemoryRouter>
    <BlogPage />
  </MemoryRouter>
);

test.each([...blogCategories, undefined])(
  'the category %s shows its articles, and says how many',
  (category) => {
    const { container } = render(page);
    expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
    const [featured, ...others] = articles.filter((article) =>
      [article.category, undefined].includes(category),
    );
    expect(screen.getByRole('group', { name: 'Kategorie artykułów' })).toBeVisible();
    const all = screen.getByRole('button', { name: 'Wszystkie', pressed: true });
    const button = category ? screen.getByRole('button', { name: category, pressed: false }) : all;
    fireEvent.click(button);
    expect(screen.getAllByRole('button', { pressed: true })).toEqual([button]);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(
      `Kategoria: ${button.textContent}. Liczba artykułów: ${others.length + 1}.`,
    );
    const shown = [...container.querySelectorAll('article')].map((card) => [
      card.querySelector('a')?.getAttribute('href'),
      card.textContent.startsWith('Polecany artykuł'),
    ]);
    expect(shown).toEqual(
      [featured!, ...others].map((article) => [`/blog/${article.slug}`, article === articles[0]]),
    );
  },
);

test('the newsletter explains an error, then opens a letter of the address', () => {
  render(page);
  const field = screen.getByRole('textbox', { name: /^Adres/ });
  const form = { noValidate: true, method: 'dialog' };
  expect(field).toMatchObject({ type: 'email', name: 'email', required: true, form });
  for (const name of ['autocomplete', 'inputmode']) expect(field).toHaveAttribute(name, 'email');
  const type = (value: string) => fireEvent.input(field, { target: { value } });
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Zapisz się' }));
  const states = () => [
    field.getAttribute('aria-invalid'),
    screen.queryByText(/w.postaci/) !== null,
    screen.queryByText(/^Otwieramy/) !== null,
    location.hash !== '',
  ];
  expect(states()).toEqual(['false', false, false, false]);
  type('anna@');
  submit();
  expect(states()).toEqual(['true', true, false, false]);
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/w.postaci/);
  type('anna@po');
  expect(states()).toEqual(['true', true, false, false]);
  type(' anna@poczta.pl ');
  expect(states()).toEqual(['false', false, false, false]);
  expect(field).not.toHaveAccessibleDescription();
  submit();
  expect(states()).toEqual(['false', false, true, true]);
  expect(location.hash).toBe(newsletterHref(company.email, 'anna@poczta.pl'));
  type('anna@');
  expect(states()).toEqual(['false', false, false, true]);
});

test.each([
  ['/blog/nic', 'Artykuł nie znaleziony', 'Powrót do bloga', '/blog'],
  ['/nic', 'Oops! Page not found', 'Wróć na stronę główną', '/'],
])('%s says what is missing, and leads to what there is', (address, name, label, href) => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  render(
    <MemoryRouter initialEntries={[address]}>
      <NotFoundPage />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
  expect(screen.queryByText(/nie można znaleźć tego artykułu/) !== null).toBe(href === '/blog');
  expect(log).toHaveBeenCalledExactlyOnceWith(`Nie ma strony pod adresem ${address}`);
  log.mockRestore();
});

test('the letter is addressed to the company and names the visitor, who can add nothing to it', () => {
  const typed = 'a&cc=b%0A$&+c@d.pl';
  const url = new URL(newsletterHref('firma@example.com', typed).slice(1).replaceAll('+', '%2B'));
  expect(url.protocol + url.pathname).toBe('mailto:firma@example.com');
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(url.searchParams.get('body')).toContain(`na adres ${typed}.\r\n`);
});
