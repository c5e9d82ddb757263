import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { FaqGroup, type FaqGroupProps } from './FaqGroup.js';

const items = [
  { id: 'cena', question: 'Ile to kosztuje?', answer: 'Od 600 zł.\n\nWycena jest bezpłatna.' },
  { id: 'czas', question: 'Ile to trwa?', answer: 'Od 2 do 3 zabiegów.' },
  { id: 'dzieci', question: 'Czy dzieci są bezpieczne?', answer: 'Tak, po przewietrzeniu mieszkania.' },
];

const group = (props: Partial<FaqGroupProps> = {}) => <FaqGroup title="Pluskwy" items={items} {...props} />;
const question = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  history.replaceState(null, '', '/');
});

/** What a visitor has before React comes: the server's HTML, as the browser has changed it meanwhile. */
async function arrive(props: Partial<FaqGroupProps>, browserActs: (page: HTMLElement) => void = () => {}) {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<StrictMode>{group(props)}</StrictMode>);
  browserActs(page);
  const root = await act(() =>
    hydrateRoot(page, <StrictMode>{group(props)}</StrictMode>, {
      onRecoverableError: (error) => console.error(error),
    }),
  );
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
  return () => {
    act(() => root.unmount());
    page.remove();
  };
}

test('a question unfolds its answer, and folds it again', async () => {
  render(group());
  expect(question('Ile to kosztuje?')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Od 600 zł.')).not.toBeVisible();

  await userEvent.click(question('Ile to kosztuje?'));
  expect(question('Ile to kosztuje?')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Od 600 zł.')).toBeVisible();
  expect(screen.getByText('Wycena jest bezpłatna.')).toBeVisible();

  await userEvent.click(question('Ile to kosztuje?'));
  expect(screen.getByText('Od 600 zł.')).not.toBeVisible();
});

test('one question that opens closes the other', async () => {
  render(group());
  await userEvent.click(question('Ile to kosztuje?'));
  await userEvent.click(question('Ile to trwa?'));
  expect(screen.getByText('Od 600 zł.')).not.toBeVisible();
  expect(screen.getByText('Od 2 do 3 zabiegów.')).toBeVisible();
});

test('Enter and Space work on the focused question', async () => {
  render(group());
  await userEvent.tab();
  expect(question('Ile to kosztuje?')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Od 600 zł.')).toBeVisible();
  await userEvent.keyboard(' ');
  expect(screen.getByText('Od 600 zł.')).not.toBeVisible();
});

test('headings follow the outline of the page, and each question names its answer', () => {
  render(group({ headingLevel: 3, id: 'pluskwy' }));
  expect(screen.getByRole('heading', { level: 3, name: 'Pluskwy' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(items.length);
  for (const { id, question: name } of items) {
    expect(question(name)).toHaveAttribute('aria-controls', id);
    expect(document.getElementById(id)).toBeInTheDocument();
  }
});

test('the server sends every answer, closed so that the browser can find it', () => {
  const html = renderToString(group());
  for (const { id } of items)
    expect(html).toMatch(new RegExp(`<tarcza-panel id="${id}"[^>]* hidden="until-found"`));
  expect(html).toContain('Wycena jest bezpłatna.');
  expect(html).not.toContain('style=');
});

test('the address opens the question that it names, on arrival and later', async () => {
  history.replaceState(null, '', '/faq#czas');
  const leave = await arrive({});
  expect(screen.getByText('Od 2 do 3 zabiegów.')).toBeVisible();

  history.replaceState(null, '', '/faq#dzieci');
  fireEvent(window, new HashChangeEvent('hashchange'));
  expect(screen.getByText('Tak, po przewietrzeniu mieszkania.')).toBeVisible();
  expect(screen.getByText('Od 2 do 3 zabiegów.')).not.toBeVisible();

  await userEvent.click(question('Czy dzieci są bezpieczne?'));
  expect(screen.getByText('Tak, po przewietrzeniu mieszkania.')).not.toBeVisible();
  leave();
});

test('an answer that the browser opened before React came stays open', async () => {
  const leave = await arrive({}, (page) => page.querySelector('#czas')?.removeAttribute('hidden'));
  expect(question('Ile to trwa?')).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Od 2 do 3 zabiegów.')).toBeVisible();
  leave();
});

test('of several answers that the browser opened one stays open', async () => {
  const leave = await arrive({ defaultOpen: 'dzieci' }, (page) => {
    for (const panel of page.querySelectorAll('[hidden]')) panel.removeAttribute('hidden');
  });
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
  expect(document.querySelectorAll('tarcza-panel:not([hidden])')).toHaveLength(1);
  leave();
});

test('a search of the browser opens what it found', () => {
  const onOpenChange = vi.fn();
  render(group({ onOpenChange }));
  fireEvent(document.getElementById('czas')!, new Event('beforematch', { bubbles: true }));
  expect(question('Ile to trwa?')).toHaveAttribute('aria-expanded', 'true');
  expect(onOpenChange).toHaveBeenLastCalledWith('czas');
});

test('a page that decides itself is asked, and obeyed', async () => {
  const onOpenChange = vi.fn();
  const { rerender } = render(group({ open: 'cena', onOpenChange }));
  expect(screen.getByText('Od 600 zł.')).toBeVisible();

  await userEvent.click(question('Ile to kosztuje?'));
  expect(onOpenChange).toHaveBeenLastCalledWith(null);
  expect(screen.getByText('Od 600 zł.')).toBeVisible();

  rerender(group({ open: null, onOpenChange }));
  expect(screen.getByText('Od 600 zł.')).not.toBeVisible();
});

test('an open question is open in the HTML of the server as well', async () => {
  const leave = await arrive({ defaultOpen: 'cena' });
  expect(screen.getByText('Od 600 zł.')).toBeVisible();
  leave();
});

test('its ref is the element around the group', () => {
  const ref = createRef<HTMLElement>();
  render(group({ ref, id: 'pluskwy' }));
  expect(ref.current).toHaveAttribute('id', 'pluskwy');
});
