import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ArticleCard } from './ArticleCard.js';

const card = (
  <ArticleCard
    title="Jak rozpoznać pluskwy"
    text="Gdzie zajrzeć z latarką."
    href="/blog/pluskwy"
    label="Poradniki"
    icon={<svg aria-hidden="true" />}
    date={{ iso: '2026-11-05', text: '5 listopada 2026' }}
    author="Ekspert"
    lists={[{ title: 'Objawy', items: ['Plamki na prześcieradle', 'Ślady ukąszeń'] }]}
    action="Czytaj artykuł"
  />
);

test('is an article named by its title, with one link', () => {
  render(card);
  const article = screen.getByRole('article', { name: 'Jak rozpoznać pluskwy' });
  const [link, ...others] = within(article).getAllByRole('link');
  expect(link).toHaveAttribute('href', '/blog/pluskwy');
  expect(others).toEqual([]);
  expect(screen.getByRole('heading', { level: 3, name: 'Jak rozpoznać pluskwy' })).toContainElement(link!);
});

test('shows label, date and author', () => {
  render(card);
  expect(screen.getByText('Poradniki')).toBeVisible();
  expect(screen.getByText('5 listopada 2026')).toHaveAttribute('datetime', '2026-11-05');
  expect(screen.getByText('Ekspert')).toBeVisible();
});

test('headings of its lists are one level deeper', () => {
  render(card);
  expect(screen.getByRole('heading', { level: 4, name: 'Objawy' })).toBeVisible();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
});

test('the text that looks like a button is hidden from screen readers', () => {
  render(card);
  expect(screen.getByText('Czytaj artykuł')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.queryByRole('button')).toBeNull();
});

test('renders a title and a text alone', () => {
  render(<ArticleCard title="Sam tytuł" text="Tekst" href="/blog/sam" headingLevel={2} look="featured" />);
  expect(screen.getByRole('article').querySelectorAll('p')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 2, name: 'Sam tytuł' })).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

test('a text of nodes is not in a paragraph', () => {
  render(<ArticleCard title="Tytuł" text={<p data-testid="own">Tekst</p>} href="/blog" />);
  expect(screen.getByTestId('own').closest('p p')).toBeNull();
});
