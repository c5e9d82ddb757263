import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { checklists } from '../../content/services/checklists';
import { restoreTicks, saveTick } from '../../ticks';
import { loadLanguage } from '../../content/texts/languages';
import ChecklistPage from './Page';

// As the loader does.
addEventListener('change', saveTick);

beforeAll(() => loadLanguage('pl'));
beforeEach(() => localStorage.clear());

const page = (index = 0) => (
  <MemoryRouter>
    <ChecklistPage data={checklists[index]!} />
  </MemoryRouter>
);
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const ticked = () => boxes().flatMap(({ checked }, index) => (checked ? [index] : []));
const nameOf = (index: number) => boxes()[index]!.name;

test('the device keeps the ticked lines of each list for the next visit, and nothing else', async () => {
  const first = render(page());
  for (const index of [0, 1, 1]) await userEvent.click(boxes()[index]!);
  expect(Object.keys(localStorage)).toEqual([nameOf(0)]);
  first.unmount();

  const other = render(page(1));
  expect(ticked()).toEqual([]);
  other.unmount();

  render(page());
  expect(ticked()).toEqual([0]);
  await userEvent.click(boxes()[0]!);
  expect(localStorage).toHaveLength(0);
});

test('a click changes its own line only, and each line has a name of its own', () => {
  render(page());
  expect(new Set(boxes().map(({ name }) => name)).size).toBe(boxes().length);
  // Of another tab.
  localStorage.setItem(nameOf(2), '');
  boxes()[0]!.click();
  restoreTicks();
  expect(ticked()).toEqual([0, 2]);
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

test('hydration keeps what the loader restored under names that a translation does not change, and saves nothing', () => {
  document.body.innerHTML = renderToString(page());
  localStorage.setItem(nameOf(0), '');
  restoreTicks();
  boxes()[0]!.parentElement!.lastChild!.textContent = 'Translated';
  for (const index of [0, 1]) boxes()[index]!.click();
  const save = vi.spyOn(Storage.prototype, 'setItem');
  render(page(), { container: document.body, hydrate: true, onRecoverableError: () => {} });
  expect(save).not.toHaveBeenCalled();
  restoreTicks();
  expect(ticked()).toEqual([1]);
});

test('the button prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  render(page());
  await userEvent.click(screen.getByRole('button', { name: 'Wydrukuj listę' }));
  expect(print).toHaveBeenCalledOnce();
});
