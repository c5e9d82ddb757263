import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { toast as queue } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Toast, ToastsProps } from './ToastList.js';
import * as page from './Toasts.js';

beforeEach(() => {
  // Time passes as usual, too: React Testing Library waits for timers.
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  queue.removeAll('tarcza');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const region = () => screen.getByRole('region', { name: 'Powiadomienia' });
const titles = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent ?? '');
const item = () => screen.getByRole('listitem');
const field = () => screen.getByLabelText('Telefon');
const button = (index: number) => screen.getAllByRole('button')[index]!;
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

/** Shows toasts one after another. */
async function notify(given: readonly (Toast | string)[], { notify: add } = page) {
  for (const each of given) await act(() => add(typeof each === 'string' ? { title: each } : each));
}

/** Renders the toasts after a field that has the focus, and shows some. */
async function show(given: readonly (Toast | string)[], props?: ToastsProps) {
  render(
    <>
      <input aria-label="Telefon" />
      <page.Toasts {...props} />
    </>,
  );
  field().focus();
  await notify(given);
}

describe('the script', () => {
  let offline = false;
  let requests = 0;

  /** Imports the module afresh, without the script of toasts. */
  async function freshPage(): Promise<typeof page> {
    [offline, requests] = [false, 0];
    vi.resetModules();
    vi.doMock('./ToastList.js', async (original) => {
      requests += 1;
      if (offline) throw new TypeError('Failed to fetch dynamically imported module');
      return original();
    });
    return import('./Toasts.js');
  }

  test('is not requested without toasts', async () => {
    const { Toasts } = await freshPage();
    expect(renderToString(<Toasts />)).toBe('');
    const { container } = render(<Toasts />);
    expect(container).toBeEmptyDOMElement();
    expect(requests).toBe(0);
  });

  test('is requested once, and prepareToasts renders the region before the first toast', async () => {
    const fresh = await freshPage();
    render(<fresh.Toasts />);
    fresh.prepareToasts();
    expect(await screen.findByRole('region')).toHaveTextContent(/^$/);
    const live = [...region().children].map((part) => part.getAttribute('aria-live'));
    expect(live).toEqual(['polite', 'assertive']);
    await notify(['Raz'], fresh);
    expect(titles()).toEqual(['Raz']);
    expect(requests).toBe(1);
  });

  test('is requested again with the next toast after a failure', async () => {
    const fresh = await freshPage();
    render(<fresh.Toasts />);
    offline = true;
    await notify(['Raz'], fresh);
    expect(screen.queryByRole('region')).toBeNull();
    offline = false;
    const shown = notify(['Dwa'], fresh);
    // Screen readers announce what is added to a region that they know.
    expect(await screen.findByRole('region')).toHaveTextContent(/^$/);
    await shown;
    expect(titles()).toEqual(['Dwa']);
    expect(requests).toBe(2);
  });
});

test('an urgent toast is announced at once, the next one politely, and a button closes it', async () => {
  await show([{ title: 'Nie wysłano', text: 'Zadzwoń.', tone: 'urgent' }], { labels: { close: 'Zamknij' } });
  const [polite, assertive] = region().children;
  expect(assertive).toHaveTextContent(/^Nie wysłanoZadzwoń\.$/);
  await notify(['Wysłano']);
  expect(polite).toHaveTextContent(/^Wysłano$/);
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
  expect(titles()).toEqual(['Wysłano', 'Nie wysłano']);
  await user.click(screen.getAllByRole('button', { name: 'Zamknij' })[1]!);
  expect(titles()).toEqual(['Wysłano']);
});

test.each([
  ['below the pointer', () => fireEvent.pointerEnter(item()), () => fireEvent.pointerLeave(item())],
  ['with the focus', () => act(() => button(0).focus()), () => act(() => field().focus())],
])('a toast %s stays, and then closes after its duration', async (_, pause, resume) => {
  await show(['Raz']);
  await wait(2500);
  pause();
  await wait(9000);
  resume();
  await wait(1500);
  expect(titles()).toEqual(['Raz']);
  await wait(1000);
  expect(titles()).toEqual([]);
});

test('Escape in a toast returns the focus, or moves it to another one, and the others close after their duration', async () => {
  const elsewhere = document.body.appendChild(document.createElement('input'));
  await show(['Raz', 'Dwa', 'Trzy'], { duration: 300 });
  const focus = vi.spyOn(field(), 'focus');
  act(() => button(1).focus());
  act(() => button(2).focus());
  const onKey = vi.fn();
  region().addEventListener('keydown', onKey);
  await user.keyboard('{Escape}');
  expect([titles(), onKey.mock.calls]).toEqual([['Raz', 'Dwa'], []]);
  expect(field()).toHaveFocus();
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  elsewhere.focus();
  act(() => button(1).focus());
  elsewhere.remove();
  await user.keyboard('{Escape}');
  expect(button(0)).toHaveFocus();
  act(() => field().focus());
  await wait(300);
  expect(titles()).toEqual([]);
});

test.each([
  ['focused', () => act(() => button(0).focus())],
  ['hovered', () => fireEvent.pointerOver(screen.getByText('Raz'))],
])('a fourth toast that replaces the %s one returns the focus, and all close', async (_, choose) => {
  await show(['Raz', 'Dwa', 'Trzy'], { duration: 400 });
  choose();
  await notify(['Cztery']);
  expect(titles()).toEqual(['Dwa', 'Trzy', 'Cztery']);
  expect(field()).toHaveFocus();
  await wait(400);
  expect(titles()).toEqual([]);
});
