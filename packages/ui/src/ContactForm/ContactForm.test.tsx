import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { translate } from '../testing/translate.js';
import { ContactForm, type ContactFormProps } from './ContactForm.js';
import type { SendContactMessage } from './formField.js';
import { contactLimits } from '@tarcza/contact/contract';

const services = ['Zwalczanie pluskiew', 'Deratyzacja'];
const stored = () => vi.fn<SendContactMessage>(() => Promise.resolve());
const offline = () => vi.fn<SendContactMessage>(() => Promise.reject(new Error('offline')));

function show(props: Partial<ContactFormProps> = {}) {
  const onSubmit = stored();
  render(<ContactForm services={services} onSubmit={onSubmit} {...props} />);
  return onSubmit;
}

const name = () => screen.getByLabelText(/Imię i nazwisko/i);
const phone = () => screen.getByLabelText(/Telefon/i);
const email = () => screen.getByLabelText(/E-mail/i);
const service = () => screen.getByLabelText(/Usługa/i);
const message = () => screen.getByLabelText(/Wiadomość/i);
const submit = () => screen.getByRole('button');
const summary = () => screen.getByRole('group', { name: /^Popraw formularz$/i });
const thanks = () => screen.findByRole('group', { name: /^Dziękujemy za wiadomość!$/i });

const put = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

function fillRequired() {
  put(name(), 'Anna Wiśniewska');
  put(phone(), '123 456 789');
  put(message(), 'Dzień dobry,\nproszę o wycenę.');
}

afterEach(() => vi.useRealTimers());

test('a visitor who fills in all fields sends them all', async () => {
  const onSubmit = show();
  await userEvent.type(name(), '  Anna Wiśniewska ');
  await userEvent.type(phone(), '123 456 789');
  await userEvent.type(email(), 'anna@example.com');
  await userEvent.selectOptions(service(), 'Deratyzacja');
  await userEvent.type(message(), 'Proszę o wycenę.');
  await userEvent.click(submit());
  await thanks();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    name: 'Anna Wiśniewska',
    phone: '123 456 789',
    email: 'anna@example.com',
    service: 'Deratyzacja',
    message: 'Proszę o wycenę.',
  });
});

test('required fields have the attribute, and are not announced as invalid before the first submit', () => {
  show();
  for (const field of [name(), phone(), message()]) {
    expect(field).toHaveAttribute('required');
    expect(field).toHaveAttribute('aria-invalid', 'false');
  }
  expect(email()).not.toHaveAttribute('aria-invalid');
});

test('what is left empty is sent as null', async () => {
  const onSubmit = show();
  fillRequired();
  await userEvent.click(submit());
  await thanks();
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    email: null,
    service: null,
    message: 'Dzień dobry,\nproszę o wycenę.',
  });
});

test('phones offer the right keyboard and fill in what they know', () => {
  show();
  expect(phone()).toHaveAttribute('type', 'tel');
  expect(phone()).toHaveAttribute('inputmode', 'tel');
  expect(email()).toHaveAttribute('type', 'email');
  expect([name(), phone(), email()].map((field) => field.getAttribute('autocomplete'))).toEqual([
    'name',
    'tel',
    'email',
  ]);
  for (const field of [email(), service()]) expect(field).not.toBeRequired();
});

test('an empty form lists what is missing, takes the visitor to the list, and sends nothing', async () => {
  const onSubmit = show();
  await userEvent.click(submit());
  expect(summary()).toHaveFocus();
  // Whoever hears the group alone hears what is wrong as well.
  expect(summary()).toHaveAccessibleDescription(/^Wpisz imię i nazwisko\. Wpisz numer telefonu\./);
  expect(
    within(summary())
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Wpisz imię i nazwisko.', 'Wpisz numer telefonu.', 'Napisz, w czym możemy pomóc.']);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('each wrong field says so beside itself, to everybody', async () => {
  show();
  await userEvent.click(submit());
  expect(phone()).toBeInvalid();
  expect(phone()).toHaveAccessibleDescription('Wpisz numer telefonu.');
  expect(email()).toBeValid();
});

test('a line of the summary leads to its field', async () => {
  show();
  await userEvent.click(submit());
  await userEvent.click(within(summary()).getByRole('link', { name: 'Napisz, w czym możemy pomóc.' }));
  expect(message()).toHaveFocus();
});

test('a second refusal takes the visitor to the list again', async () => {
  show();
  await userEvent.click(submit());
  act(() => name().focus());
  await userEvent.click(submit());
  expect(summary()).toHaveFocus();
});

test.each([
  [
    'a letter in the number',
    phone,
    '123 456 78a',
    'W numerze telefonu użyj cyfr, spacji oraz znaków + ( ) - . /',
  ],
  ['too few digits', phone, '123 45', 'Numer telefonu ma od 7 do 15 cyfr.'],
  [
    'an address without a domain',
    email,
    'anna@',
    'Wpisz adres e-mail w postaci nazwa@domena.pl albo zostaw to pole puste.',
  ],
  ['a name of one letter', name, 'A', 'Wpisz co najmniej 2 znaki.'],
  [
    'a message that is too long',
    message,
    'a'.repeat(contactLimits.message.max + 1),
    'Skróć wpis do 5000 znaków.',
  ],
])('%s is explained', async (_case, field, value, explanation) => {
  const onSubmit = show();
  fillRequired();
  put(field(), value);
  await userEvent.click(submit());
  expect(field()).toHaveAccessibleDescription(explanation);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an error goes as its field is mended, without taking the cursor away', async () => {
  show();
  await userEvent.click(submit());
  await userEvent.type(phone(), '123456789');
  expect(phone()).toBeValid();
  expect(phone()).toHaveFocus();
});

test('a field that nobody complained about is left in peace while the visitor types', async () => {
  show();
  await userEvent.click(submit());
  await userEvent.type(email(), 'anna@');
  expect(email()).not.toHaveAttribute('aria-invalid');
  expect(email()).not.toHaveAccessibleDescription();
});

test('a line of the summary stays in its place when its field is mended, and says so', async () => {
  show();
  await userEvent.click(submit());
  await userEvent.type(phone(), '123456789');
  expect(
    within(summary())
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Wpisz imię i nazwisko.', 'Poprawione: Wpisz numer telefonu.', 'Napisz, w czym możemy pomóc.']);
});

test('a field that is spoilt again is wrong again', async () => {
  show();
  await userEvent.click(submit());
  put(phone(), '123456789');
  put(phone(), '12');
  expect(phone()).toHaveAccessibleDescription('Numer telefonu ma od 7 do 15 cyfr.');
});

test('once all is mended and sent the summary is gone', async () => {
  show();
  await userEvent.click(submit());
  fillRequired();
  await userEvent.click(submit());
  await thanks();
  expect(screen.queryByRole('group', { name: 'Popraw formularz' })).toBeNull();
});

test('without services there is no choice of one', () => {
  show({ services: [] });
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('while a message is on its way the button says so, and so does a status line', async () => {
  show({ onSubmit: () => new Promise(() => {}) });
  fillRequired();
  await userEvent.click(submit());
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  expect(submit()).toHaveTextContent('Wysyłanie...');
  expect(screen.getByRole('status')).toHaveTextContent('Wysyłanie...');
});

test('while a message is on its way the focus stays, and what is typed cannot get lost', async () => {
  let arrive: () => void = () => {};
  const onSubmit = vi.fn<SendContactMessage>(() => new Promise<void>((resolve) => (arrive = resolve)));
  show({ onSubmit });
  fillRequired();
  await userEvent.type(name(), '{Enter}');
  expect(name()).toHaveFocus();

  await userEvent.type(name(), ' i Jan');
  await userEvent.type(message(), 'Jeszcze jedno.');
  await userEvent.selectOptions(service(), 'Deratyzacja').catch(() => {});
  expect(name()).toHaveValue('Anna Wiśniewska');
  expect(message()).toHaveValue('Dzień dobry,\nproszę o wycenę.');
  expect(service()).toHaveValue('');

  await act(async () => arrive());
  await thanks();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a visitor who has gone on while a message is on its way is not called back by the thanks', async () => {
  let arrive: () => void = () => {};
  show({ onSubmit: () => new Promise<void>((resolve) => (arrive = resolve)) });
  const elsewhere = document.body.appendChild(document.createElement('input'));
  fillRequired();
  await userEvent.click(submit());
  act(() => elsewhere.focus());
  await act(async () => arrive());
  await thanks();
  expect(elsewhere).toHaveFocus();
  elsewhere.remove();
});

test('a double submit is one submit', () => {
  const onSubmit = vi.fn<SendContactMessage>(() => new Promise(() => {}));
  show({ onSubmit });
  fillRequired();
  const form = screen.getByRole('form', { name: 'Formularz kontaktowy' });
  // In one go, before React has drawn anything.
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  fireEvent.submit(form);
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('thanks take the focus and stay for five seconds; then the empty form is back and has it', async () => {
  vi.useFakeTimers();
  show();
  fillRequired();
  act(() => submit().focus());
  await act(async () => fireEvent.click(submit()));
  const panel = screen.getByRole('group', { name: 'Dziękujemy za wiadomość!' });
  expect(panel).toHaveFocus();
  expect(panel).toHaveAccessibleDescription('Odezwiemy się najszybciej, jak to możliwe.');
  expect(name()).not.toBeVisible();

  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(panel).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(panel).not.toBeInTheDocument();
  expect(name()).toBeVisible();
  expect(name()).toHaveValue('');
  expect(screen.getByRole('form')).toHaveFocus();
});

test('the number of a stored message is in the thanks, and stays for whoever wants to note it down', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show({ onSubmit: () => Promise.resolve({ reference: 'aB3dE6' }) });
  fillRequired();
  fireEvent.click(submit());
  expect(await thanks()).toHaveTextContent('Numer wiadomości: aB3dE6');

  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.queryByRole('group', { name: 'Dziękujemy za wiadomość!' })).toBeNull();
  expect(screen.getByText('Numer wiadomości:')).toBeVisible();
});

test('a visitor who has gone on meanwhile is not called back when the thanks go', async () => {
  vi.useFakeTimers();
  show();
  fillRequired();
  await act(async () => fireEvent.click(submit()));
  act(() => (document.activeElement as HTMLElement).blur());
  await act(() => vi.advanceTimersByTimeAsync(5050));
  expect(document.body).toHaveFocus();
});

test('after a failure all that was typed is still there, and can be sent again', async () => {
  const onSubmit = offline();
  show({ onSubmit, phone: '+48 000 000 000' });
  fillRequired();
  await userEvent.selectOptions(service(), 'Deratyzacja');
  await userEvent.click(submit());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Błąd wysyłania');
  expect(within(alert).getByRole('link', { name: /Zadzwoń/ })).toHaveAttribute('href', 'tel:+48000000000');
  expect(name()).toHaveValue('Anna Wiśniewska');
  expect(service()).toHaveValue('Deratyzacja');
  expect(message()).toHaveValue('Dzień dobry,\nproszę o wycenę.');
  expect(submit()).not.toHaveAttribute('aria-disabled');
  expect(submit()).toHaveFocus();

  onSubmit.mockImplementation(() => Promise.resolve());
  await userEvent.click(submit());
  await thanks();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onSubmit.mock.calls[1]).toEqual(onSubmit.mock.calls[0]);
});

test('without a number there is no call button', async () => {
  show({ onSubmit: offline() });
  fillRequired();
  await userEvent.click(submit());
  expect(within(await screen.findByRole('alert')).queryByRole('link')).toBeNull();
});

const trap = () => document.querySelector<HTMLInputElement>('form input[tabindex="-1"]')!;

test('the field for robots is out of reach of people, autofill and password managers', () => {
  show();
  expect(screen.queryByRole('textbox', { name: 'Zostaw to pole puste' })).toBeNull();
  expect(trap().closest('[aria-hidden="true"]')).not.toBeNull();
  // Names and labels by which browsers and password managers know a field.
  const known =
    /name|mail|phone|tel|web|url|site|company|firma|org|addr|adres|street|ulica|city|miasto|zip|kod|state|country|kraj|user|login|pass|card|birth|age|sex/i;
  expect(`${trap().name} ${trap().labels?.[0]?.textContent}`).not.toMatch(known);
  for (const [attribute, value] of [
    ['autocomplete', 'off'],
    ['data-1p-ignore', ''],
    ['data-lpignore', 'true'],
    ['data-bwignore', ''],
    ['data-form-type', 'other'],
    ['data-protonpass-ignore', 'true'],
  ] as const) {
    expect(trap()).toHaveAttribute(attribute, value);
  }
});

test('whoever fills the field for robots is not thanked: nothing is sent, and the number is there', async () => {
  const onSubmit = show({ phone: '+48 000 000 000' });
  fillRequired();
  trap().value = 'https://example.com';
  await userEvent.click(submit());
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('link', { name: /Zadzwoń/ })).toHaveAttribute('href', 'tel:+48000000000');
  expect(screen.queryByText('Dziękujemy za wiadomość!')).toBeNull();
  expect(name()).toHaveValue('Anna Wiśniewska');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a person whose browser filled the field for robots gets through with the next try', async () => {
  const onSubmit = show();
  fillRequired();
  trap().value = 'https://example.com';
  await userEvent.click(submit());
  await userEvent.click(submit());
  await thanks();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('the news of a failure goes when the next try is refused', async () => {
  show({ onSubmit: offline() });
  fillRequired();
  await userEvent.click(submit());
  await screen.findByRole('alert');
  put(phone(), '1');
  await userEvent.click(submit());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(summary()).toHaveFocus();
});

test('the page hears once that somebody has begun', async () => {
  const onStart = vi.fn();
  show({ onStart });
  expect(onStart).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.tab();
  expect(onStart).toHaveBeenCalledOnce();
});

test('another language brings its own words, a few or all', async () => {
  show({ labels: { submit: 'Send', summary: 'Please check', problem: (field) => `Check ${field}` } });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('group', { name: 'Please check' })).toHaveFocus();
  expect(name()).toHaveAccessibleDescription('Check name');
});

test('the button that calls after a failure speaks the language of the form', async () => {
  show({ onSubmit: offline(), phone: '+44 20 7946 0958;ext=1', labels: { call: 'Call', extension: 'ext.' } });
  fillRequired();
  await userEvent.click(submit());
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByRole('link', { name: 'Call +44 20 7946 0958 ext. 1' })).toBeVisible();
});

test('a word that is undefined leaves the default', () => {
  show({ labels: { submit: undefined, phone: undefined } });
  expect(submit()).toHaveTextContent('Wyślij wiadomość');
  expect(phone()).toBeVisible();
});

test('the server’s form keeps what was typed before React arrived, and sends it', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onSubmit = stored();
  const root = createRef<HTMLDivElement>();
  const page = (
    <StrictMode>
      <ContactForm ref={root} services={services} onSubmit={onSubmit} note="Pola oznaczone * są wymagane." />
    </StrictMode>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  expect(place.innerHTML).not.toContain('style=');
  place.querySelector<HTMLInputElement>('[name="name"]')!.value = 'Anna';
  place.querySelector<HTMLInputElement>('[name="phone"]')!.value = '123456789';
  place.querySelector<HTMLTextAreaElement>('[name="message"]')!.value = 'Proszę o telefon.';

  const app = await act(() =>
    hydrateRoot(place, page, { onRecoverableError: (error) => console.error(error) }),
  );
  expect(name()).toHaveValue('Anna');
  await userEvent.click(submit());
  await waitFor(() => expect(root.current).toHaveAttribute('data-state', 'sent'));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    name: 'Anna',
    phone: '123456789',
    email: null,
    service: null,
    message: 'Proszę o telefon.',
  });
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
  act(() => app.unmount());
  place.remove();
});

describe('the server’s form', () => {
  const page = <ContactForm services={services} onSubmit={stored()} />;

  /** The server's HTML of the page. */
  function prerender() {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(page);
    onTestFinished(() => place.remove());
    return { place, form: place.querySelector('form')! };
  }

  test('is validated by the browser until React has hydrated it, then by itself', async () => {
    const { place, form } = prerender();
    expect(form).not.toHaveAttribute('novalidate');
    expect(form.checkValidity()).toBe(false);
    const app = await act(() => hydrateRoot(place, page));
    expect(form).toHaveAttribute('novalidate');
    await userEvent.click(submit());
    expect(summary()).toHaveFocus();
    act(() => app.unmount());
  });

  test('sends nothing by itself, and nothing in an address', () => {
    expect(prerender().form).toHaveAttribute('method', 'dialog');
  });
});

describe('on a translated page', () => {
  function showTranslated(props: Partial<ContactFormProps> = {}) {
    const onSubmit = show({ phone: '+48 000 000 000', ...props });
    onTestFinished(translate());
    return onSubmit;
  }

  test('a refused, corrected, failed and stored message is sent, and every step says what is new', async () => {
    const onSubmit = vi.fn<SendContactMessage>(() => Promise.reject(new Error('offline')));
    showTranslated({ onSubmit });
    await userEvent.type(phone(), '12');
    await userEvent.click(submit());
    expect(summary()).toHaveFocus();
    expect(within(summary()).getAllByRole('link')).toHaveLength(3);
    expect(phone()).toHaveAccessibleDescription(/^Numer telefonu ma od 7 do 15 cyfr\.$/i);

    put(phone(), '123 456 78a');
    expect(phone()).toHaveAccessibleDescription(/^W numerze telefonu użyj cyfr/i);
    fillRequired();
    expect(
      within(summary()).getByRole('link', { name: /^Poprawione: Wpisz imię i nazwisko\.$/i }),
    ).toBeVisible();
    await userEvent.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(/Błąd wysyłania/i);
    expect(submit()).toHaveTextContent(/^Wyślij wiadomość$/i);

    onSubmit.mockImplementation(() => Promise.resolve({ reference: 'aB3dE6' }));
    await userEvent.click(submit());
    expect(await thanks()).toHaveTextContent(/Numer wiadomości: aB3dE6/i);
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ name: 'Anna Wiśniewska', phone: '123 456 789' });
  });

  test('the status and the button say that the message is being sent', async () => {
    showTranslated({ onSubmit: () => new Promise(() => {}) });
    fillRequired();
    await userEvent.click(submit());
    expect(submit()).toHaveTextContent(/^Wysyłanie...$/i);
    expect(screen.getByRole('status')).toHaveTextContent(/^Wysyłanie...$/i);
  });

  test('the form returns after the thanks, with the number of the next message', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const onSubmit = vi.fn<SendContactMessage>(() => Promise.resolve({ reference: 'first' }));
    showTranslated({ onSubmit });
    for (const reference of ['first', 'second']) {
      onSubmit.mockImplementation(() => Promise.resolve({ reference }));
      fillRequired();
      fireEvent.click(submit());
      expect(await thanks()).toHaveTextContent(RegExp(reference, 'i'));
      await act(() => vi.advanceTimersByTimeAsync(5050));
      expect(name()).toHaveValue('');
      expect(screen.getByRole('form')).toHaveTextContent(RegExp(`Numer wiadomości: ${reference}`, 'i'));
    }
  });
});
