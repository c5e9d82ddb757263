import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { ContactForm } from './ContactForm.js';
import type { SendContactMessage } from './message.js';
import { fillRequired, name, put, submit, thanks } from '../testing/contactFormPage.js';
import { translate } from '../testing/translate.js';

/** The contact form in documents that differ from its own. */

afterEach(() => {
  vi.useRealTimers();
  document.documentElement.removeAttribute('lang');
});

test('on a translated page the form returns after each of two messages, with the note of the last', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const onSubmit = vi.fn<SendContactMessage>();
  render(
    <main tabIndex={-1}>
      <ContactForm onSubmit={onSubmit} />
    </main>,
  );
  onTestFinished(translate());
  for (const reference of ['T-1', 'T-2']) {
    onSubmit.mockResolvedValue({ reference });
    fillRequired();
    // As after a click in Safari: the first time on the body, then on what can have the focus around the button.
    if (reference === 'T-2') act(() => screen.getByRole('main').focus());
    fireEvent.click(submit());
    expect(await thanks()).toHaveTextContent(RegExp(reference, 'i'));
    expect(await thanks()).toHaveFocus();
    await act(() => vi.advanceTimersByTimeAsync(5050));
    expect(name()).toHaveValue('');
    expect(screen.getByRole('group')).toHaveTextContent(
      RegExp(`^Wysłano o .*Numer wiadomości: ${reference}`, 'i'),
    );
  }
});

test('in a shadow root errors and thanks receive the focus, and errors link to their fields', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => host.remove());
  const shadow = host.attachShadow({ mode: 'open' });
  render(createPortal(<ContactForm onSubmit={() => Promise.resolve()} />, shadow as never));
  const field = (key: string) => shadow.querySelector<HTMLInputElement>(`[name="${key}"]`)!;
  const button = shadow.querySelector('button')!;
  button.focus();
  await act(async () => button.click());
  expect(shadow.activeElement).toHaveTextContent(/^Popraw formularz/);
  act(() => shadow.querySelectorAll<HTMLElement>('a')[1]?.click());
  expect(shadow.activeElement).toBe(field('phone'));
  for (const key of ['name', 'phone', 'message']) put(field(key), '123456789');
  expect(field('phone')).toHaveAttribute('aria-invalid', 'false');
  await act(async () => button.click());
  expect(shadow.activeElement).toHaveTextContent(/^Dziękujemy za wiadomość!/);
});

const dayFields = [{ kind: 'date', name: 'day', label: 'Kiedy', min: '2026-12-01' }] as const;

test.each([
  ['pl', '1.12.2026'],
  ['pl_PL', '1.12.2026'],
  ['auto', new Date(2026, 11, 1).toLocaleDateString()],
  ['not a language', new Date(2026, 11, 1).toLocaleDateString()],
])('the language %j of the page writes the first day as %s', async (lang, day) => {
  document.documentElement.lang = lang;
  render(<ContactForm fields={dayFields} onSubmit={async () => {}} />);
  put(screen.getByLabelText('Kiedy'), '2026-11-20');
  await userEvent.click(submit());
  expect(screen.getByLabelText('Kiedy')).toHaveAccessibleDescription(
    `Najwcześniejsza możliwa data to ${day}.`,
  );
});

test('fields whose names hide properties of the form are sent, and the form is reset', async () => {
  const names =
    'reset submit elements action length method noValidate focus hidden title children target style before contains';
  const hiding = names.split(' ');
  const fields = hiding.map((field) => ({ kind: 'text', name: field, label: `Pole ${field}` }) as const);
  const onSubmit = vi.fn<(values: object) => Promise<void>>(async () => {});
  render(<ContactForm fields={fields} onSubmit={onSubmit} />);
  fillRequired();
  for (const field of hiding) put(screen.getByLabelText(`Pole ${field}`), field);
  await userEvent.click(submit());
  await thanks();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining(Object.fromEntries(hiding.map((field) => [field, field]))),
  );
  expect(name()).toHaveValue('');
});

const taken =
  'addEventListener constructor toString __proto__ nodeName nodeType nodeValue tagName parentNode ownerDocument namespaceURI getAttribute setAttribute removeAttribute querySelectorAll appendChild insertBefore removeChild getRootNode compareDocumentPosition name';

test.each(taken.split(' '))('refuses the field name %s', (field) => {
  const fields = [{ kind: 'text', name: field, label: 'A' }] as const;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<ContactForm fields={fields} onSubmit={async () => {}} />)).toThrow(
    field === 'name' ? 'two fields have the name "name"' : `cannot have the name "${field}"`,
  );
  vi.restoreAllMocks();
});
