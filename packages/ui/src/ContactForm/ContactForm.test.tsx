import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, createRef, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { hydrateFromServer } from '../testing/hydrateFromServer.js';
import { fillRequired, name, phone, put, submit, summary, thanks } from '../testing/contactFormPage.js';
import { visuallyHidden } from '../theme/base.css.js';
import { ContactForm, type ContactFormProps } from './ContactForm.js';
import type { SendContactMessage } from './message.js';

const services = ['Zwalczanie pluskiew', 'Deratyzacja'];
const stored = () => vi.fn<SendContactMessage>(() => Promise.resolve());
const never = () => new Promise<void>(() => {});

function show(props: Partial<ContactFormProps> = {}) {
  const onSubmit = stored();
  render(<ContactForm services={services} onSubmit={onSubmit} {...props} />);
  return onSubmit;
}

const service = () => screen.getByLabelText(/Usługa/i);

afterEach(() => vi.useRealTimers());

describe('sending', () => {
  test('locks the fields, leaves the focus and is announced, and the first focus has called onStart', async () => {
    const onStart = vi.fn<() => void>();
    show({ onSubmit: never, onStart });
    fillRequired();
    expect(onStart).not.toHaveBeenCalled();
    await userEvent.click(phone());
    await userEvent.type(name(), '{Enter}');
    expect(onStart).toHaveBeenCalledOnce();
    expect(name()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(/^Wysyłanie\.\.\.$/);
    expect(submit()).toHaveTextContent(/^Wysyłanie\.\.\.$/);
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(name(), ' i Jan');
    expect(name()).toHaveValue('Anna Wiśniewska');
    expect(screen.getByLabelText(/^Wiadomość/)).toHaveAttribute('readonly');
    expect(service()).toHaveAttribute('aria-disabled', 'true');
    for (const option of within(service()).getAllByRole('option')) expect(option).toBeDisabled();
  });

  test('happens once for two submits', () => {
    const onSubmit = vi.fn<SendContactMessage>(never);
    show({ onSubmit });
    fillRequired();
    const form = screen.getByRole('form', { name: 'Formularz kontaktowy' });
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    fireEvent.submit(form);
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('the thanks', () => {
  beforeEach(() => document.documentElement.setAttribute('lang', 'pl'));
  afterEach(() => document.documentElement.removeAttribute('lang'));

  async function sendAndWait(time: number) {
    fillRequired();
    act(() => submit().focus());
    await act(async () => fireEvent.click(submit()));
    await act(() => vi.advanceTimersByTimeAsync(time));
  }

  test('replace the form for five seconds, then it returns empty', async () => {
    vi.useFakeTimers();
    show({ phone: '112' });
    await sendAndWait(4999);
    const panel = screen.getByRole('group', { name: 'Dziękujemy za wiadomość!' });
    expect(within(panel).getByRole('heading', { level: 3 })).toBeVisible();
    expect(panel).toHaveAccessibleDescription('Odezwiemy się najszybciej, jak to możliwe.');
    expect(panel).toHaveFocus();
    expect(panel).toHaveTextContent(/^Dziękujemy za wiadomość!Wysłano o \d\d:\d\d\.Odezwiemy się[^.]*\.$/);
    expect(name()).not.toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(2));
    expect(name()).toBeVisible();
    expect(name()).toHaveValue('');
  });

  test('leave a note with time, reference, next step and phone number', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 25, 23, 14) });
    show({ onSubmit: () => Promise.resolve({ reference: 'T-4821' }), phone: '+48 000 000 000' });
    await sendAndWait(60_000);
    const note = screen.getByRole('group', { name: 'Wysłano o 23:14.' });
    expect(note).toHaveFocus();
    expect(note).toHaveAccessibleDescription('Odezwiemy się najszybciej, jak to możliwe.');
    expect(note).toHaveTextContent(/\.Numer wiadomości: T-4821Zadzwoń 000 000 000$/);
    expect(within(note).getByRole('link')).toHaveAttribute('href', 'tel:+48000000000');
    expect(note.compareDocumentPosition(screen.getByRole('form'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('do not move a focus that the visitor moved meanwhile', async () => {
    vi.useFakeTimers();
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <ContactForm onSubmit={stored()} />
      </Activity>
    );
    const { rerender } = render(page('visible'));
    await sendAndWait(1000);
    act(() => (document.activeElement as HTMLElement).blur());
    await act(() => vi.advanceTimersByTimeAsync(5000));
    rerender(page('hidden'));
    rerender(page('visible'));
    expect(document.body).toHaveFocus();
  });

  test('do not take the focus from another part of the page', async () => {
    let resolve: () => void = () => {};
    show({ onSubmit: () => new Promise<void>((done) => (resolve = done)) });
    const elsewhere = document.body.appendChild(document.createElement('input'));
    onTestFinished(() => elsewhere.remove());
    fillRequired();
    await userEvent.click(submit());
    act(() => elsewhere.focus());
    await act(async () => resolve());
    await thanks();
    expect(elsewhere).toHaveFocus();
  });

  test('stay with an infinite or very long duration', async () => {
    for (const thanksFor of [Infinity, 2 ** 31]) {
      vi.useFakeTimers();
      const { unmount } = render(<ContactForm onSubmit={stored()} thanksFor={thanksFor} />);
      await sendAndWait(60_000);
      expect(screen.getByRole('group', { name: 'Dziękujemy za wiadomość!' })).toBeVisible();
      unmount();
    }
  });
});

test.each([
  ['an error', () => Promise.reject(new Error('503'))],
  ['a Response', () => Promise.resolve(new Response('', { status: 503 }) as never)],
])('%s is logged once, with its stack, and gone when the next submit has errors', async (_, onSubmit) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  show({ onSubmit });
  fillRequired();
  await userEvent.click(submit());
  await screen.findByRole('alert');
  expect(log.mock.calls).toEqual([[expect.stringContaining('onSubmit'), expect.any(Object)]]);
  put(phone(), '1');
  await userEvent.click(submit());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(summary()).toHaveFocus();
});

describe('the honeypot', () => {
  const honeypot = () => document.querySelector<HTMLInputElement>('form input[tabindex="-1"]')!;

  test('is hidden from people and autofill', () => {
    show();
    expect(honeypot().parentElement).toHaveClass(visuallyHidden);
    expect(screen.queryByRole('textbox', { name: 'Zostaw to pole puste' })).toBeNull();
    // Names and labels by which browsers and password managers know a field.
    const known =
      /name|mail|phone|tel|web|url|site|company|firma|org|addr|adres|street|ulica|city|miasto|zip|kod|state|country|kraj|user|login|pass|card|birth|age|sex/i;
    expect(`${honeypot().name} ${honeypot().labels?.[0]?.textContent}`).not.toMatch(known);
  });

  test('fails the first submit that fills it, and passes the next', async () => {
    const onSubmit = show({ phone: '+48 000 000 000' });
    fillRequired();
    honeypot().value = 'https://example.com';
    await userEvent.click(submit());
    expect(within(await screen.findByRole('alert')).getByRole('link')).toHaveAttribute(
      'href',
      'tel:+48000000000',
    );
    expect(name()).toHaveValue('Anna Wiśniewska');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(submit());
    await thanks();
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('the server’s form', () => {
  test('is hydrated without errors, keeps what was typed, and sends it', async () => {
    const onSubmit = stored();
    const root = createRef<HTMLDivElement>();
    const values = { name: 'Anna', phone: '123456789', message: 'Proszę o telefon.' };
    hydrateFromServer(
      <StrictMode>
        <ContactForm ref={root} services={services} onSubmit={onSubmit} />
      </StrictMode>,
      (page) => {
        for (const [field, value] of Object.entries(values))
          page.querySelector<HTMLInputElement>(`[name="${field}"]`)!.value = value;
      },
    );
    expect(name()).toHaveValue('Anna');
    await userEvent.click(submit());
    await waitFor(() => expect(root.current).toHaveAttribute('data-state', 'sent'));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...values, email: null, service: null });
  });

  test('is neither submitted by the browser nor closes a dialog, and then validates itself', async () => {
    const form = () => document.querySelector('form')!;
    hydrateFromServer(<ContactForm onSubmit={stored()} />, (page) => {
      for (const field of page.querySelectorAll<HTMLInputElement>('[required]:not([hidden])'))
        field.value = 'Anna 600 700 800';
      expect(form()).toHaveAttribute('method', 'dialog');
      expect(form()).not.toHaveAttribute('novalidate');
      expect(form().checkValidity()).toBe(false);
    });
    expect(form().checkValidity()).toBe(true);
    expect(form()).toHaveAttribute('novalidate');
    put(name(), '');
    await userEvent.click(submit());
    expect(summary()).toHaveFocus();
  });
});
