import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { toast as queue } from 'react-hot-toast/headless';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { toasts as english } from '../labels/en.js';
import type * as Module from './Toasts.js';

/** Whether the script of toasts fails to load. Each request tries again, as in a browser. */
let offline = false;
let asked = 0;

/** A page that has just been loaded: nothing is fetched yet. */
async function freshPage(): Promise<typeof Module> {
  vi.resetModules();
  vi.doMock('./ToastList.js', async (original) => {
    asked += 1;
    if (offline) throw new TypeError('Failed to fetch dynamically imported module');
    return original();
  });
  return import('./Toasts.js');
}

beforeEach(() => {
  offline = false;
  asked = 0;
  // The library's own module is not loaded afresh.
  queue.removeAll('tarcza');
});

const sent = { title: 'Wysłano', text: 'Oddzwonimy w ciągu godziny.' };
const region = () => screen.getByRole('region', { name: 'Powiadomienia' });
const titles = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent ?? '');

test('a page without toasts shows and fetches nothing', async () => {
  const { Toasts } = await freshPage();
  expect(renderToString(<Toasts />)).toBe('');
  const { container } = render(<Toasts />);
  expect(container).toBeEmptyDOMElement();
  expect(asked).toBe(0);
});

test('a toast says what happened, politely, and is closed by its button', async () => {
  const { Toasts, notify } = await freshPage();
  render(<Toasts />);
  await act(() => notify(sent));
  const item = await screen.findByRole('listitem');
  expect(item).toHaveTextContent('WysłanoOddzwonimy w ciągu godziny.');
  expect(region()).toHaveAttribute('aria-live', 'polite');

  await userEvent.click(within(item).getByRole('button', { name: 'Zamknij powiadomienie' }));
  expect(titles()).toEqual([]);
  expect(region()).toBeInTheDocument();
});

test('the region is there before the first toast, once it is prepared', async () => {
  const { Toasts, prepareToasts } = await freshPage();
  render(<Toasts />);
  prepareToasts();
  expect(await screen.findByRole('region')).toBeEmptyDOMElement();
});

test('the script of toasts is fetched once', async () => {
  const { Toasts, notify, prepareToasts } = await freshPage();
  render(<Toasts />);
  prepareToasts();
  prepareToasts();
  await act(() => notify(sent));
  await screen.findByText('Wysłano');
  expect(asked).toBe(1);
});

test('what could not be fetched is asked for again by the next toast', async () => {
  const { Toasts, notify } = await freshPage();
  render(<Toasts />);
  offline = true;
  await notify({ title: 'Pierwsze' });
  expect(screen.queryByRole('region')).toBeNull();

  offline = false;
  await act(() => notify({ title: 'Drugie' }));
  expect(await screen.findByText('Drugie')).toBeVisible();
  // Of the first the page has spoken long ago.
  expect(titles()).toEqual(['Drugie']);
  expect(asked).toBe(2);
});

test('what could not be prepared is asked for again', async () => {
  const { Toasts, notify, prepareToasts } = await freshPage();
  render(<Toasts />);
  offline = true;
  prepareToasts();
  await waitFor(() => expect(asked).toBe(1));
  await new Promise((resolve) => setTimeout(resolve));

  offline = false;
  await act(() => notify(sent));
  expect(await screen.findByText('Wysłano')).toBeVisible();
});

test('at most three are shown, the oldest first; the surplus does not come back', async () => {
  const { Toasts, notify } = await freshPage();
  render(<Toasts />);
  for (const title of ['Raz', 'Dwa', 'Trzy', 'Cztery']) await act(() => notify({ title }));
  await waitFor(() => expect(titles()).toEqual(['Dwa', 'Trzy', 'Cztery']));
  await userEvent.click(screen.getAllByRole('button')[0]!);
  expect(titles()).toEqual(['Trzy', 'Cztery']);
});

test('a toast goes by itself, but not while it has the pointer', async () => {
  const { Toasts, notify } = await freshPage();
  render(<Toasts duration={300} />);
  await act(() => notify(sent));
  await screen.findByText('Wysłano');
  fireEvent.pointerEnter(region());
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(titles()).toEqual(['Wysłano']);
  fireEvent.pointerLeave(region());
  await waitFor(() => expect(titles()).toEqual([]));
});

test('a toast stays while its button has the focus, and closing it gives the focus back', async () => {
  const { Toasts, notify } = await freshPage();
  render(
    <>
      <input aria-label="Telefon" />
      <Toasts duration={300} />
    </>,
  );
  screen.getByRole('textbox').focus();
  await act(() => notify(sent));
  await screen.findByText('Wysłano');
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(titles()).toEqual(['Wysłano']);

  await userEvent.keyboard('{Enter}');
  expect(titles()).toEqual([]);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('Escape closes the newest from wherever the visitor is', async () => {
  const { Toasts, notify } = await freshPage();
  render(
    <>
      <input aria-label="Telefon" />
      <Toasts />
    </>,
  );
  await act(() => notify({ title: 'Raz' }));
  await act(() => notify({ title: 'Dwa' }));
  await waitFor(() => expect(titles()).toEqual(['Raz', 'Dwa']));
  screen.getByRole('textbox').focus();
  await userEvent.keyboard('{Escape}');
  expect(titles()).toEqual(['Raz']);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('an Escape that something else has handled closes none', async () => {
  const { Toasts, notify } = await freshPage();
  render(
    <>
      <input aria-label="Telefon" onKeyDown={(event) => event.preventDefault()} />
      <Toasts />
    </>,
  );
  await act(() => notify(sent));
  await screen.findByText('Wysłano');
  screen.getByRole('textbox').focus();
  await userEvent.keyboard('{Escape}');
  expect(titles()).toEqual(['Wysłano']);
});

const wait = (time: number) => act(() => new Promise((resolve) => setTimeout(resolve, time)));

test.each([[Infinity], [2 ** 31], [1e12]])('a toast with the duration %d stays', async (duration) => {
  const { Toasts, notify } = await freshPage();
  render(<Toasts duration={duration} />);
  await act(() => notify(sent));
  await screen.findByText('Wysłano');
  await wait(200);
  expect(titles()).toEqual(['Wysłano']);
});

test('after Escape in a toast the others go by themselves, and the focus is where it came from', async () => {
  const { Toasts, notify } = await freshPage();
  render(
    <>
      <input aria-label="Telefon" />
      <Toasts duration={300} />
    </>,
  );
  screen.getByRole('textbox').focus();
  await act(() => notify({ title: 'Raz' }));
  await act(() => notify({ title: 'Dwa' }));
  act(() => screen.getAllByRole('button')[1]!.focus());
  await userEvent.keyboard('{Escape}');
  expect(titles()).toEqual(['Raz']);
  expect(screen.getByRole('textbox')).toHaveFocus();
  await waitFor(() => expect(titles()).toEqual([]));
});

test('a fourth toast that replaces the focused one returns the focus, and all of them go', async () => {
  const { Toasts, notify } = await freshPage();
  render(
    <>
      <input aria-label="Telefon" />
      <Toasts duration={400} />
    </>,
  );
  screen.getByRole('textbox').focus();
  for (const title of ['Raz', 'Dwa', 'Trzy']) await act(() => notify({ title }));
  act(() => screen.getAllByRole('button')[0]!.focus());
  await act(() => notify({ title: 'Cztery' }));
  expect(titles()).toEqual(['Dwa', 'Trzy', 'Cztery']);
  expect(screen.getByRole('textbox')).toHaveFocus();
  await waitFor(() => expect(titles()).toEqual([]));
});

test('a fourth toast that replaces the one below the pointer does not stop the others', async () => {
  const { Toasts, notify } = await freshPage();
  render(<Toasts duration={400} />);
  for (const title of ['Raz', 'Dwa', 'Trzy']) await act(() => notify({ title }));
  fireEvent.pointerOver(screen.getByText('Raz'));
  await act(() => notify({ title: 'Cztery' }));
  await waitFor(() => expect(titles()).toEqual([]));
});

test('the time of a toast does not pass in a hidden tab', async () => {
  const { Toasts, notify } = await freshPage();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  render(<Toasts duration={200} />);
  await act(() => notify(sent));
  await screen.findByText('Wysłano');
  await wait(400);
  expect(titles()).toEqual(['Wysłano']);

  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(titles()).toEqual([]));
});

test('its words can be those of another language', async () => {
  const { Toasts, notify } = await freshPage();
  render(<Toasts labels={english} />);
  await act(() => notify({ title: 'Sent', tone: 'urgent' }));
  expect(await screen.findByRole('button', { name: 'Close notification' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeVisible();
});
