import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { ContactForm, type ContactFormProps } from './ContactForm.js';
import type { FormField, MessageOf, SendContactMessage } from './formField.js';

const fields = [
  { kind: 'text', name: 'street', label: 'Ulica', required: true },
  { kind: 'choice', name: 'place', label: 'Gdzie', options: ['Mieszkanie', 'Dom'] },
  { kind: 'date', name: 'day', label: 'Kiedy', hint: 'Od poniedziałku do piątku.', min: '2026-12-01' },
  {
    kind: 'checkbox',
    name: 'consent',
    label: 'Zgadzam się',
    required: true,
    problems: { missing: 'Zaznacz zgodę.' },
  },
] as const satisfies readonly FormField[];

type Fields = typeof fields;
type Send = SendContactMessage<Fields>;

function show(props: Partial<ContactFormProps<Fields>> = {}) {
  const onSubmit = vi.fn<Send>(() => Promise.resolve());
  render(<ContactForm fields={fields} onSubmit={onSubmit} {...props} />);
  return onSubmit;
}

const field = (label: RegExp) => screen.getByLabelText(label);
const put = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
const send = () => userEvent.click(screen.getByRole('button'));
const summary = () => screen.findByRole('group', { name: 'Popraw formularz' });
const lines = async () =>
  within(await summary())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function fill() {
  put(/Imię/, 'Anna Wiśniewska');
  put(/Telefon/, '123 456 789');
  put(/Wiadomość/, 'Proszę o wycenę.');
  put(/Ulica/, 'Długa 5');
  await userEvent.click(screen.getByRole('checkbox'));
}

test('what the page asks is sent with the message, under the names of its fields', async () => {
  const onSubmit = show();
  await fill();
  await userEvent.selectOptions(field(/Gdzie/), 'Dom');
  put(/Kiedy/, '2026-12-05');
  await send();
  await screen.findByText('Dziękujemy za wiadomość!');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    name: 'Anna Wiśniewska',
    phone: '123 456 789',
    email: null,
    service: null,
    message: 'Proszę o wycenę.',
    street: 'Długa 5',
    place: 'Dom',
    day: '2026-12-05',
    consent: true,
  });
});

test('the type of what is sent follows from the fields', () => {
  const page = (
    <ContactForm
      fields={[
        { kind: 'choice', name: 'place', label: 'Gdzie', options: ['Mieszkanie', 'Dom'] },
        { kind: 'checkbox', name: 'consent', label: 'Zgoda', required: true },
        { kind: 'text', name: 'street', label: 'Ulica' },
      ]}
      defaultValues={{ place: 'Dom', consent: false, phone: '1' }}
      onSubmit={async (message) => {
        expectTypeOf(message.place).toEqualTypeOf<'Mieszkanie' | 'Dom' | null>();
        expectTypeOf(message.consent).toEqualTypeOf<true>();
        expectTypeOf(message.street).toEqualTypeOf<string | null>();
        expectTypeOf(message.phone).toEqualTypeOf<string>();
        // @ts-expect-error Nobody asks for it.
        void message.floor;
        return { problems: { street: 'Nie ma takiej ulicy.' } };
      }}
      validate={(message) => (message.place === 'Dom' ? { street: 'Podaj ulicę.' } : undefined)}
    />
  );
  // @ts-expect-error There is no such field.
  const unknown = <ContactForm fields={fields} onSubmit={async () => ({ problems: { floor: 'Nie.' } })} />;
  // @ts-expect-error A box is ticked or not.
  const untold = <ContactForm fields={fields} onSubmit={async () => {}} defaultValues={{ consent: 'yes' }} />;
  expectTypeOf<MessageOf<readonly []>['email']>().toEqualTypeOf<string | null>();
  expect([page, unknown, untold]).toHaveLength(3);
});

test('each field says what is wrong with it in its own words or those of the form, in the order of the form', async () => {
  const onSubmit = show();
  put(/Kiedy/, '2026-11-20');
  await send();
  expect(await lines()).toEqual([
    'Wpisz imię i nazwisko.',
    'Wpisz numer telefonu.',
    'Uzupełnij to pole.',
    expect.stringContaining('Najwcześniejsza możliwa data to'),
    'Napisz, w czym możemy pomóc.',
    'Zaznacz zgodę.',
  ]);
  expect(field(/Kiedy/)).toHaveAccessibleDescription(/^Od poniedziałku do piątku. Najwcześniejsza/);
  expect(onSubmit).not.toHaveBeenCalled();

  await userEvent.click(within(await summary()).getByRole('link', { name: 'Zaznacz zgodę.' }));
  expect(screen.getByRole('checkbox')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('checkbox')).toBeValid();
});

test('a page may leave out e-mail and services', async () => {
  const onSubmit = show({ email: false });
  expect(screen.queryByLabelText(/E-mail/)).toBeNull();
  await fill();
  await send();
  await screen.findByText('Dziękujemy za wiadomość!');
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ email: null, service: null });
});

test('fields begin with what the page knows already', async () => {
  const defaultValues = { name: 'Anna', place: 'Dom', day: '2026-12-05', consent: true } as const;
  show({ defaultValues });
  expect(field(/Imię/)).toHaveValue('Anna');
  expect(field(/Gdzie/)).toHaveValue('Dom');
  expect(field(/Kiedy/)).toHaveValue('2026-12-05');
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('what the visitor changed before React arrived wins over what the page knew', async () => {
  const page = (
    <ContactForm fields={fields} defaultValues={{ name: 'Anna', consent: true }} onSubmit={async () => {}} />
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  place.querySelector<HTMLInputElement>('[name="name"]')!.value = 'Jan';
  place.querySelector<HTMLInputElement>('[name="consent"]')!.checked = false;
  const root = await act(() => hydrateRoot(place, page));
  expect(field(/Imię/)).toHaveValue('Jan');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  act(() => root.unmount());
  place.remove();
});

test('the page judges what no field can know alone', async () => {
  const onSubmit = show({
    validate: ({ place, day }) =>
      place === 'Dom' && !day ? { day: 'Do domu przyjeżdżamy w umówionym dniu.' } : undefined,
  });
  await fill();
  await userEvent.selectOptions(field(/Gdzie/), 'Dom');
  await send();
  expect(await lines()).toEqual(['Do domu przyjeżdżamy w umówionym dniu.']);
  put(/Kiedy/, '2026-12-05');
  expect(field(/Kiedy/)).toBeValid();
  await send();
  await screen.findByText('Dziękujemy za wiadomość!');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('what the receiver does not like is said where the visitor looks, and holds until the value changes', async () => {
  const onSubmit = show();
  onSubmit.mockResolvedValueOnce({
    problems: { street: 'Tam nie dojeżdżamy.', phone: 'Podaj numer komórkowy.' },
    text: 'Nie przyjęliśmy zgłoszenia.',
  });
  await fill();
  await send();
  expect(await lines()).toEqual(['Podaj numer komórkowy.', 'Tam nie dojeżdżamy.']);
  expect(await summary()).toHaveFocus();
  expect(await summary()).toHaveTextContent('Nie przyjęliśmy zgłoszenia.');
  expect(field(/Ulica/)).toHaveAccessibleDescription('Tam nie dojeżdżamy.');
  expect(screen.queryByText('Dziękujemy za wiadomość!')).toBeNull();

  put(/Ulica/, 'Krótka 1');
  expect(field(/Ulica/)).toBeValid();
  expect(field(/Telefon/)).toBeInvalid();
  put(/Ulica/, 'Długa 5');
  expect(field(/Ulica/)).toBeInvalid();

  await send();
  await screen.findByText('Dziękujemy za wiadomość!');
});

test('a receiver that refuses without naming a field is heard beside the button', async () => {
  const onSubmit = show({ phone: '+48 000 000 000' });
  onSubmit.mockResolvedValueOnce({ text: 'Dziś przyjęliśmy już wszystkie zgłoszenia.' });
  await fill();
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Dziś przyjęliśmy już wszystkie zgłoszenia.');
  expect(within(alert).getByRole('link', { name: /Zadzwoń/ })).toBeVisible();
  expect(field(/Ulica/)).toHaveValue('Długa 5');
});

test('a problem of a field that the form does not have is read all the same', async () => {
  const onSubmit = show({ email: false });
  onSubmit.mockResolvedValueOnce({ problems: { email: 'Potrzebujemy adresu e-mail.' } });
  await fill();
  await send();
  expect(await lines()).toEqual(['Potrzebujemy adresu e-mail.']);
  expect(within(await summary()).queryByRole('link')).toBeNull();
});

test('a receiver that answers with something else has taken the message', async () => {
  const onSubmit = show();
  onSubmit.mockResolvedValueOnce(new Response('ok') as never);
  await fill();
  await send();
  expect(await screen.findByText('Dziękujemy za wiadomość!')).toBeVisible();
});

test('a box cannot be changed while the message is on its way', async () => {
  show({ onSubmit: () => new Promise(() => {}) });
  await fill();
  await send();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test.each([
  [{ missing: 'Required.' }, /Ulica/, 'Required.'],
  [{ 'phone.missing': 'Call us maybe.' }, /Telefon/, 'Call us maybe.'],
  [{ 'street.missing': 'Which street?' }, /Ulica/, 'Which street?'],
  [{ 'phone.missing': undefined }, /Telefon/, 'Wpisz numer telefonu.'],
  [(name: string) => (name === 'phone' ? 'Call us maybe.' : undefined), /Telefon/, 'Call us maybe.'],
  [(name: string) => (name === 'phone' ? 'Call us maybe.' : undefined), /Imię/, 'Wpisz imię i nazwisko.'],
])('sentences about problems are replaced one by one: %o', async (problem, label, sentence) => {
  show({ labels: { problem } });
  await send();
  expect(field(label)).toHaveAccessibleDescription(sentence);
});
