import { RouterLink } from '@tarcza/static-site';
import { LinkProvider } from '@tarcza/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { checklists } from '../../content/services/checklists';
import { restoreTicks } from '../../ticks';
import { loadLanguage } from '../../content/texts/languages';
import ChecklistPage from './Page';

beforeAll(() => loadLanguage('pl'));

const page = (index = 0) => (
  <MemoryRouter>
    <LinkProvider link={RouterLink}>
      <ChecklistPage data={checklists[index]!} />
    </LinkProvider>
  </MemoryRouter>
);
const box = (text: RegExp) => screen.getByRole('checkbox', { name: text });

beforeEach(() => localStorage.clear());

test('a ticked line is ticked on the next visit, and an unticked one is not', async () => {
  const first = render(page());
  await userEvent.click(box(/^Niczego nie wynoś/));
  await userEvent.click(box(/^Odsuń meble/));
  await userEvent.click(box(/^Odsuń meble/));
  first.unmount();

  render(page());
  expect(box(/^Niczego nie wynoś/)).toBeChecked();
  expect(box(/^Odsuń meble/)).not.toBeChecked();
});

test('each list has its own ticks', async () => {
  const first = render(page());
  await userEvent.click(box(/^Umyj blaty/));
  first.unmount();

  render(page(1));
  expect(box(/^Umyj blaty/)).not.toBeChecked();
});

test('the device keeps nothing but the ticked lines, and nothing once all are unticked', async () => {
  render(page());
  await userEvent.click(box(/^Niczego nie wynoś/));
  expect(Object.keys(localStorage)).toEqual(['ticks:zwalczanie-pluskiew']);
  await userEvent.click(box(/^Niczego nie wynoś/));
  expect(localStorage).toHaveLength(0);
});

test('the boxes tick where the browser stores nothing', async () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  render(page());
  await userEvent.click(box(/^Niczego nie wynoś/));
  expect(box(/^Niczego nie wynoś/)).toBeChecked();
  blocked.mockRestore();
});

test('before hydration the loader ticks the static list; nonsense in the storage is ignored', () => {
  document.body.innerHTML = renderToStaticMarkup(page());
  localStorage.setItem('ticks:zwalczanie-pluskiew', '{"a');
  restoreTicks();
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').some(({ checked }) => checked)).toBe(false);

  const text = box(/^Niczego nie wynoś/).parentElement!.textContent;
  localStorage.setItem('ticks:zwalczanie-pluskiew', JSON.stringify([text]));
  restoreTicks();
  expect(box(/^Niczego nie wynoś/)).toBeChecked();
  document.body.innerHTML = '';
});

test('the button prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  render(page());
  await userEvent.click(screen.getByRole('button', { name: 'Wydrukuj listę' }));
  expect(print).toHaveBeenCalledOnce();
});
