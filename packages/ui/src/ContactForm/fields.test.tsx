import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { ContactForm, type ContactFormProps } from './ContactForm.js';
import { fillRequired, thanks } from '../testing/contactFormPage.js';
import { hydrateFromServer } from '../testing/hydrateFromServer.js';
import { PhoneProvider } from '../PhoneButton/PhoneProvider.js';
import type { FormField, MessageOf, SendContactMessage } from './message.js';

const fields = [
  { kind: 'text', name: 'street', label: 'Ulica', autoComplete: 'address-line1', required: true, min: 2 },
  { kind: 'choice', name: 'place', label: 'Gdzie', options: [{ value: 'flat', label: 'Mieszkanie' }, 'Dom'] },
  { kind: 'date', name: 'day', label: 'Kiedy', hint: 'W tygodniu.', min: '2026-12-01', max: '2026-12-31' },
  { kind: 'checkbox', name: 'consent', label: 'Zgoda', required: true, problems: { missing: 'Zaznacz.' } },
] as const satisfies readonly FormField[];

type Fields = typeof fields;

function show(props: Partial<ContactFormProps<Fields>> = {}) {
  const onSubmit = vi.fn<SendContactMessage<Fields>>(() => Promise.resolve());
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
  fillRequired();
  put(/Ulica/, 'Długa 5');
  await userEvent.click(screen.getByRole('checkbox'));
}

test('fields are in order and have attributes of their kind, and the honeypot is hidden from password managers', () => {
  show({ services: ['Kuny'], note: 'Uwaga' });
  const form = screen.getByRole<HTMLFormElement>('form');
  const attributes = [...form.elements].map((control) => {
    for (const name of ['id', 'class', 'aria-describedby']) control.removeAttribute(name);
    return [...control.attributes].map(({ name, value }) => (value ? `${name}=${value}` : name)).join(' ');
  });
  expect(attributes).toEqual([
    'aria-invalid=false autocomplete=name required type=text name=name',
    'aria-invalid=false autocomplete=tel required inputmode=tel dir=ltr type=tel name=phone',
    'autocomplete=email inputmode=email dir=ltr type=email name=email',
    'name=service',
    'aria-invalid=false autocomplete=address-line1 required type=text name=street',
    'name=place',
    'min=2026-12-01 max=2026-12-31 type=date name=day',
    'aria-invalid=false name=message required rows=5',
    'aria-invalid=false required type=checkbox name=consent',
    'tabindex=-1 autocomplete=off data-1p-ignore=true data-lpignore=true data-bwignore=true data-form-type=other data-protonpass-ignore=true name=form-topic',
    'type=submit',
  ]);
  expect(form).toHaveTextContent(
    'Imię i nazwisko *Telefon *E-mail (opcjonalnie)Usługa (opcjonalnie)Wybierz usługęKunyUlica *GdzieWybierzMieszkanieDomKiedyW tygodniu.Wiadomość *Zgoda *Zostaw to pole pusteUwagaWyślij wiadomość',
  );
});

describe('values', () => {
  test('of added fields are sent under their names, and null for e-mail and service that the form lacks', async () => {
    const onSubmit = show({
      email: false,
      validate: ({ place, day }) => (place === 'Dom' && !day ? { day: 'Wybierz dzień.' } : undefined),
    });
    expect(screen.queryByLabelText(/E-mail|Usługa/)).toBeNull();
    await fill();
    await userEvent.selectOptions(field(/Gdzie/), 'Dom');
    await send();
    expect(field(/Kiedy/)).toHaveAccessibleDescription('W tygodniu. Wybierz dzień.');
    // Only a person can type half a date.
    Object.defineProperty(field(/Kiedy/), 'validity', { value: { badInput: true }, configurable: true });
    await send();
    expect(field(/Kiedy/)).toHaveAccessibleDescription(/ Podaj całą, istniejącą datę\.$/);
    Reflect.deleteProperty(field(/Kiedy/), 'validity');
    // Clearing it fires no `input`, because its value was empty.
    fireEvent.focusOut(field(/Kiedy/));
    expect(field(/Kiedy/)).toHaveAccessibleDescription('W tygodniu. Wybierz dzień.');
    put(/Kiedy/, '2026-12-05');
    await send();
    await thanks();
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      name: 'Anna Wiśniewska',
      phone: '123 456 789',
      email: null,
      service: null,
      message: 'Dzień dobry,\nproszę o wycenę.',
      street: 'Długa 5',
      place: 'Dom',
      day: '2026-12-05',
      consent: true,
    });
  });

  test('have types that follow from the fields', () => {
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
          // @ts-expect-error There is no such field.
          void message.floor;
          return { problems: { street: 'Nie ma takiej ulicy.' } };
        }}
        validate={(message) => (message.place === 'Dom' ? { street: 'Podaj ulicę.' } : undefined)}
      />
    );
    // @ts-expect-error There is no such field.
    const unknown = <ContactForm fields={fields} onSubmit={async () => ({ problems: { floor: 'Nie.' } })} />;
    // @ts-expect-error A checkbox is ticked or not.
    const text = <ContactForm fields={fields} onSubmit={async () => {}} defaultValues={{ consent: 'yes' }} />;
    expectTypeOf<MessageOf<readonly []>['email']>().toEqualTypeOf<string | null>();
    expectTypeOf<Parameters<SendContactMessage>['length']>().toEqualTypeOf<1>();
    type WithPhotos = SendContactMessage<readonly [FormField & { kind: 'photos' }]>;
    expectTypeOf<Parameters<WithPhotos>['length']>().toEqualTypeOf<2>();
    expect([page, unknown, text]).toHaveLength(3);
  });

  test('begin with defaultValues, and keep what changed before hydration', () => {
    const defaultValues = { name: 'Anna', place: 'Dom', day: '2026-12-05', consent: true } as const;
    hydrateFromServer(
      <ContactForm fields={fields} defaultValues={defaultValues} onSubmit={async () => {}} />,
      (page) => {
        const controlOf = (name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
        expect(controlOf('name')).toHaveValue('Anna');
        expect(controlOf('consent')).toBeChecked();
        controlOf('name').value = 'Jan';
        controlOf('consent').checked = false;
      },
    );
    expect(field(/Imię/)).toHaveValue('Jan');
    expect(field(/Gdzie/)).toHaveValue('Dom');
    expect(field(/Kiedy/)).toHaveValue('2026-12-05');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  test('of a checkbox cannot change while the message is sent, and earlier errors are gone', async () => {
    show({ onSubmit: () => new Promise(() => {}) });
    await send();
    await fill();
    await send();
    expect(screen.queryByRole('group')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByRole('checkbox')).toMatchObject({ checked: true, ariaDisabled: 'true' });
  });
});

describe('errors', () => {
  test('are listed in order, described at their fields, and marked where corrected; a second submit focuses the list', async () => {
    const validate = vi.fn(() => undefined);
    show({ validate });
    await send();
    const empty = { name: '', phone: '', email: null, service: null, message: '' };
    const own = { street: null, place: null, day: null, consent: false };
    expect(validate).toHaveBeenCalledExactlyOnceWith({ ...empty, ...own });
    const problems = [
      [/Imię/, 'Wpisz imię i nazwisko.'],
      [/Telefon/, 'Wpisz numer telefonu.'],
      [/Ulica/, 'Uzupełnij to pole.'],
      [/Wiadomość/, 'Napisz, w czym możemy pomóc.'],
      [/Zgoda/, 'Zaznacz.'],
    ] as const;
    const [nameText, ...texts] = problems.map(([, text]) => text);
    expect(await summary()).toHaveAccessibleDescription([nameText, ...texts].join(' '));
    for (const [label, text] of problems) {
      expect(field(label)).toHaveAccessibleDescription(text);
      expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', `#${field(label).id}`);
    }
    await fill();
    const corrected = texts.map((text) => `Poprawione: ${text}`);
    expect(await lines()).toEqual([`Poprawione: ${nameText}`, ...corrected]);
    expect(await summary()).toHaveAttribute('data-corrected', 'true');
    put(/Imię/, '');
    expect(await lines()).toEqual([nameText, ...corrected]);
    expect(await summary()).not.toHaveAttribute('data-corrected');
    act(() => field(/Imię/).focus());
    await send();
    expect(await summary()).toHaveFocus();
  });

  test.each([
    ['too few digits', /Telefon/, '600 100 20', /^Pod ten numer nie da się zadzwonić.*: \+48 123 456 789$/],
    ['an address without a domain', /E-mail/, 'anna@', /^Wpisz adres e-mail w postaci/],
    ['a street of one letter', /Ulica/, 'A', 'Wpis jest za krótki. Najmniejsza liczba znaków: 2.'],
    ['a day too late', /Kiedy/, '2027-01-01', /Najpóźniejsza możliwa data to .*2026/],
    ['a message that is too long', /Wiadomość/, 'a'.repeat(5001), 'Skróć wpis do 5000 znaków.'],
  ])('explain %s', async (_case, label, value, explanation) => {
    const onSubmit = show();
    await fill();
    put(label, value);
    await send();
    expect(field(label)).toHaveAccessibleDescription(explanation);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('appear at a field that had none only with the next submit', async () => {
    show();
    await send();
    await userEvent.type(field(/E-mail/), 'anna@');
    expect(field(/E-mail/)).not.toHaveAccessibleDescription();
    await send();
    expect(field(/E-mail/)).toHaveAccessibleDescription();
  });

  test.each(['input', 'change'])('are cleared if autofill fires %s alone', async (type) => {
    show();
    await send();
    const phone = field(/Telefon/) as HTMLInputElement;
    phone.value = '123456789';
    act(() => void phone.dispatchEvent(new Event(type, { bubbles: true })));
    expect(phone).toBeValid();
  });

  test.each([
    [{ missing: 'Required.' }, /Ulica/, 'Required.'],
    [{ 'phone.missing': 'Call us maybe.' }, /Telefon/, 'Call us maybe.'],
    [{ 'street.missing': 'Which street?' }, /Ulica/, 'Which street?'],
    [{ 'phone.missing': undefined }, /Telefon/, 'Wpisz numer telefonu.'],
    [(name: string) => (name === 'phone' ? 'Call us maybe.' : undefined), /Telefon/, 'Call us maybe.'],
    [(name: string) => (name === 'phone' ? 'Call us maybe.' : undefined), /Imię/, 'Wpisz imię i nazwisko.'],
  ])('have labels that can be replaced one by one: %o', async (problem, label, message) => {
    show({ labels: { problem } });
    await send();
    expect(field(label)).toHaveAccessibleDescription(message);
  });
});

describe('a refusal by the receiver', () => {
  test('is shown at the fields until their values change', async () => {
    const onSubmit = show();
    onSubmit.mockResolvedValueOnce({
      problems: { street: 'Tam nie dojeżdżamy.', phone: 'Podaj numer komórkowy.' },
      text: 'Nie przyjęliśmy zgłoszenia.',
    });
    await fill();
    await send();
    expect(await lines()).toEqual(['Podaj numer komórkowy.', 'Tam nie dojeżdżamy.']);
    expect(await summary()).toHaveTextContent('Nie przyjęliśmy zgłoszenia.');
    expect(screen.queryByRole('alert')).toBeNull();
    put(/Ulica/, 'Krótka 1');
    expect(field(/Ulica/)).toBeValid();
    expect(field(/Telefon/)).toBeInvalid();
    put(/Ulica/, 'Długa 5');
    expect(field(/Ulica/)).toBeInvalid();
    await send();
    await thanks();
  });

  const kept = 'Wpisany tekst nie przepadł: spróbuj ponownie albo zadzwoń.';
  test.each<[object, string, string]>([
    [{ problems: { phone: { message: 'Nie.' } } }, 'Błąd wysyłania', kept],
    [{ text: 'Dziś nie przyjmujemy.' }, 'Błąd wysyłania', 'Dziś nie przyjmujemy.'],
    [{ isUnconfirmed: true }, 'Nie wiemy, czy wiadomość dotarła', kept],
  ])('without a field is shown above the button: %j', async (result, title, text) => {
    const onSubmit = show({ phone: '112', labels: { call: 'Dzwoń' }, headingLevel: 2 });
    onSubmit.mockResolvedValueOnce(result);
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(`${title}${text}Dzwoń 112`);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:112');
    expect(field(/Ulica/)).toHaveValue('Długa 5');
  });

  test('of a field that the form lacks is shown without a link', async () => {
    const onSubmit = show({ email: false });
    onSubmit.mockResolvedValueOnce({ ok: false, problems: { email: 'Podaj e-mail.' } } as never);
    await fill();
    await send();
    expect(await lines()).toEqual(['Podaj e-mail.']);
    expect(within(await summary()).queryByRole('link')).toBeNull();
  });

  test.each([[{ problems: { phone: undefined } }], [{ problems: null, text: '' }], [new Response('ok')]])(
    'is not %o: the message is stored',
    async (result) => {
      const onSubmit = show();
      onSubmit.mockResolvedValueOnce(result as never);
      await fill();
      await send();
      expect(await thanks()).toBeVisible();
    },
  );
});

test('a phone number belongs to the country of PhoneProvider', () => {
  render(
    <PhoneProvider country={33}>
      <ContactForm onSubmit={async () => {}} />
    </PhoneProvider>,
  );
  put(/Telefon/, '600 100 2000');
  fireEvent.click(screen.getByRole('button'));
  expect(field(/Telefon/)).toHaveAccessibleDescription(/\+33 123 456 789$/);
  put(/Telefon/, '06 11 22 33 44');
  expect(field(/Telefon/)).not.toHaveAccessibleDescription();
});
