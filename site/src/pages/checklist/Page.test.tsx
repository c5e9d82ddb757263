import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { checklists } from '../../content/services/checklists';
import { restoreTicks } from '../../ticks';
import { loadLanguage } from '../../content/texts/languages';
import ChecklistPage from './Page';

beforeAll(() => loadLanguage('pl'));
beforeEach(() => localStorage.clear());

const page = (index = 0) => (
  <MemoryRouter>
    <ChecklistPage data={checklists[index]!} />
  </MemoryRouter>
);
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const ticked = () => boxes().flatMap(({ checked }, index) => (checked ? [index] : []));
const key = `ticks:${checklists[0]!.slug}`;

test('the device keeps the ticked lines of each list for the next visit, and nothing else', async () => {
  const first = render(page());
  for (const index of [0, 1, 1]) await userEvent.click(boxes()[index]!);
  expect(Object.keys(localStorage)).toEqual([key]);
  first.unmount();

  const other = render(page(1));
  expect(ticked()).toEqual([]);
  other.unmount();

  render(page());
  expect(ticked()).toEqual([0]);
  await userEvent.click(boxes()[0]!);
  expect(localStorage).toHaveLength(0);
});

test('the boxes tick where the browser stores nothing', async () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  render(page());
  await userEvent.click(boxes()[0]!);
  expect(ticked()).toEqual([0]);
  blocked.mockRestore();
});

test('before hydration the loader ticks the static list; nonsense in the storage is ignored', () => {
  document.body.innerHTML = renderToString(page());
  localStorage.setItem(key, '{"a');
  restoreTicks();
  expect(ticked()).toEqual([]);

  localStorage.setItem(key, JSON.stringify([boxes()[0]!.parentElement!.textContent]));
  restoreTicks();
  expect(ticked()).toEqual([0]);
  for (const index of [0, 1]) boxes()[index]!.click();
  render(page(), { container: document.body, hydrate: true });
  expect(ticked()).toEqual([1]);
  expect(JSON.parse(localStorage.getItem(key)!)).toHaveLength(1);
});

test('the button prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  render(page());
  await userEvent.click(screen.getByRole('button', { name: 'Wydrukuj listę' }));
  expect(print).toHaveBeenCalledOnce();
});
