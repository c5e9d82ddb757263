import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { toast as queue } from 'react-hot-toast/headless';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type * as Module from './Toasts.js';
import type { ToastsProps } from './ToastList.js';

/** Whether the script of toasts fails to load. */
let offline = false;
let requests = 0;

/** Imports the module afresh, without the script of toasts. */
async function freshPage(): Promise<typeof Module> {
  vi.resetModules();
  vi.doMock('./ToastList.js', async (original) => {
    requests += 1;
    if (offline) throw new TypeError('Failed to fetch dynamically imported module');
    return original();
  });
  return import('./Toasts.js');
}

/** Renders the toasts after `before`. */
async function renderToasts(props: ToastsProps = {}, before?: ReactElement) {
  const page = await freshPage();
  const { Toasts } = page;
  render(
    <>
      {before}
      <Toasts {...props} />
    </>,
  );
  return page;
}

beforeEach(() => {
  offline = false;
  requests = 0;
  queue.removeAll('tarcza');
});

const sent = { title: 'Wysłano', text: 'Oddzwonimy w ciągu godziny.' };
const region = () => screen.getByRole('region', { name: 'Powiadomienia' });
const titles = () =>
  screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent ?? '');

test('renders and loads nothing without toasts', async () => {
  const { Toasts } = await freshPage();
  expect(renderToString(<Toasts />)).toBe('');
  const { container } = render(<Toasts />);
  expect(container).toBeEmptyDOMElement();
  expect(requests).toBe(0);
});

test('a toast is announced politely, and closed by its button', async () => {
  const { notify } = await renderToasts();
  await act(() => notify(sent));
  const item = await screen.findByRole('listitem');
  expect(item).toHaveTextContent('WysłanoOddzwonimy w ciągu godziny.');
  expect(region()).toHaveAttribute('aria-live', 'polite');

  await userEvent.click(within(item).getByRole('button', { name: 'Zamknij powiadomienie' }));
  expect(titles()).toEqual([]);
  expect(region()).toBeInTheDocument();
});

test('an urgent toast is announced at once, the next one politely', async () => {
  const { notify } = await renderToasts();
  await act(() => notify({ title: 'Nie wysłano', tone: 'urgent' }));
  await screen.findByText('Nie wysłano');
  expect(region()).toHaveAttribute('aria-live', 'assertive');

  await act(() => notify(sent));
  expect(region()).toHaveAttribute('aria-live', 'polite');
});

test('prepareToasts renders the region before the first toast', async () => {
  const { prepareToasts } = await renderToasts();
  prepareToasts();
  expect(await screen.findByRole('region')).toBeEmptyDOMElement();
});

test('requests the script once', async () => {
  const { notify, prepareToasts } = await renderToasts();
  prepareToasts();
  prepareToasts();
  await act(() => notify(sent));
  await screen.findByText('Wysłano');
  expect(requests).toBe(1);
});

test('requests the script again with the next toast after a failure', async () => {
  const { notify } = await renderToasts();
  offline = true;
  await notify({ title: 'Pierwsze' });
  expect(screen.queryByRole('region')).toBeNull();

  offline = false;
  await act(() => notify({ title: 'Drugie' }));
  expect(await screen.findByText('Drugie')).toBeVisible();
  expect(titles()).toEqual(['Drugie']);
  expect(requests).toBe(2);
});

test('at most three are shown, the oldest first; the others are discarded', async () => {
  const { notify } = await renderToasts();
  for (const title of ['Raz', 'Dwa', 'Trzy', 'Cztery']) await act(() => notify({ title }));
  await waitFor(() => expect(titles()).toEqual(['Dwa', 'Trzy', 'Cztery']));
  await userEvent.click(screen.getAllByRole('button')[0]!);
  expect(titles()).toEqual(['Trzy', 'Cztery']);
});

test('a toast closes after its duration, except below the pointer', async () => {
  const { notify } = await renderToasts({ duration: 300 });
  await act(() => notify(sent));
  await screen.findByText('Wysłano');
  fireEvent.pointerEnter(region());
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(titles()).toEqual(['Wysłano']);
  fireEvent.pointerLeave(region());
  await waitFor(() => expect(titles()).toEqual([]));
});

test('a toast stays while its button has the focus, and closing it returns the focus', async () => {
  const { notify } = await renderToasts({ duration: 300 }, <input aria-label="Telefon" />);
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

test('Escape closes the newest toast, wherever the focus is', async () => {
  const { notify } = await renderToasts({}, <input aria-label="Telefon" />);
  await act(() => notify({ title: 'Raz' }));
  await act(() => notify({ title: 'Dwa' }));
  await waitFor(() => expect(titles()).toEqual(['Raz', 'Dwa']));
  screen.getByRole('textbox').focus();
  await userEvent.keyboard('{Escape}');
  expect(titles()).toEqual(['Raz']);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('an Escape with preventDefault closes no toast', async () => {
  const { notify } = await renderToasts(
    {},
    <input aria-label="Telefon" onKeyDown={(event) => event.preventDefault()} />,
  );
  await act(() => notify(sent));
  await screen.findByText('Wysłano');
  screen.getByRole('textbox').focus();
  await userEvent.keyboard('{Escape}');
  expect(titles()).toEqual(['Wysłano']);
});

const wait = (time: number) => act(() => new Promise((resolve) => setTimeout(resolve, time)));

test.each([[Infinity], [2 ** 31], [1e12]])('a toast with the duration %d stays', async (duration) => {
  const { notify } = await renderToasts({ duration });
  await act(() => notify(sent));
  await screen.findByText('Wysłano');
  await wait(200);
  expect(titles()).toEqual(['Wysłano']);
});

test('Escape in a toast returns the focus, and the others close after their duration', async () => {
  const { notify } = await renderToasts({ duration: 300 }, <input aria-label="Telefon" />);
  screen.getByRole('textbox').focus();
  await act(() => notify({ title: 'Raz' }));
  await act(() => notify({ title: 'Dwa' }));
  act(() => screen.getAllByRole('button')[1]!.focus());
  await userEvent.keyboard('{Escape}');
  expect(titles()).toEqual(['Raz']);
  expect(screen.getByRole('textbox')).toHaveFocus();
  await waitFor(() => expect(titles()).toEqual([]));
});

test('a fourth toast that replaces the focused one returns the focus, and all close', async () => {
  const { notify } = await renderToasts({ duration: 400 }, <input aria-label="Telefon" />);
  screen.getByRole('textbox').focus();
  for (const title of ['Raz', 'Dwa', 'Trzy']) await act(() => notify({ title }));
  act(() => screen.getAllByRole('button')[0]!.focus());
  await act(() => notify({ title: 'Cztery' }));
  expect(titles()).toEqual(['Dwa', 'Trzy', 'Cztery']);
  expect(screen.getByRole('textbox')).toHaveFocus();
  await waitFor(() => expect(titles()).toEqual([]));
});

test('a fourth toast that replaces the one below the pointer does not pause the others', async () => {
  const { notify } = await renderToasts({ duration: 400 });
  for (const title of ['Raz', 'Dwa', 'Trzy']) await act(() => notify({ title }));
  fireEvent.pointerOver(screen.getByText('Raz'));
  await act(() => notify({ title: 'Cztery' }));
  await waitFor(() => expect(titles()).toEqual([]));
});

test('a hidden tab pauses the duration', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  const { notify } = await renderToasts({ duration: 200 });
  await act(() => notify(sent));
  await screen.findByText('Wysłano');
  await wait(400);
  expect(titles()).toEqual(['Wysłano']);

  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(titles()).toEqual([]));
});
