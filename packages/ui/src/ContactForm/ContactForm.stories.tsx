import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { contactForm as english } from '../labels/en.js';
import { ContactForm, type ContactFormProps } from './ContactForm.js';
import type { FormField, SendContactMessage } from './formField.js';

type Send = SendContactMessage<readonly FormField[]>;
import type { ContactField } from '@tarcza/contact/contract';

const meta = {
  id: 'contactform',
  component: ContactForm,
  // The page beside this file is the documentation.
  tags: ['!autodocs'],
  args: {
    services: [
      'Zwalczanie pluskiew',
      'Odstraszanie kun',
      'Dezynfekcja',
      'Dezynsekcja',
      'Deratyzacja',
      'Konsultacja ogólna',
    ],
    onSubmit: fn<Send>(async () => {}),
    onStart: fn(),
    phone: '+48 000 000 000',
    note: 'Pola oznaczone * są wymagane. Dane przetwarzamy zgodnie z RODO.',
    // Long enough to look at; "ThanksGoAway" shows that they do.
    thanksFor: 600_000,
  },
  argTypes: { note: { control: 'text' } },
  parameters: { docs: { source: { without: ['thanksFor'] } } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContactForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = HTMLElement;

const anna = {
  name: 'Anna Wiśniewska',
  phone: '000 000 000',
  email: 'anna@example.com',
  service: 'Zwalczanie pluskiew',
  message: 'W sypialni pojawiły się pluskwy. Kiedy mogą państwo przyjechać?',
};

const labels = {
  name: /Imię i nazwisko/,
  phone: /Telefon/,
  email: /E-mail/,
  service: /Usługa/,
  message: /Wiadomość/,
} as const;

const control = (canvas: Canvas, field: ContactField) => within(canvas).getByLabelText(labels[field]);
const submitButton = (canvas: Canvas) => within(canvas).getByRole('button');

async function fill(canvas: Canvas) {
  for (const field of ['name', 'phone', 'email', 'message'] as const) {
    await userEvent.type(control(canvas, field), anna[field], { delay: null });
  }
  await userEvent.selectOptions(control(canvas, 'service'), anna.service);
}

const send = (canvas: Canvas) => userEvent.click(submitButton(canvas));

async function expectValues(canvas: Canvas, values: Record<ContactField, string>) {
  for (const [field, value] of Object.entries(values)) {
    await expect(control(canvas, field as ContactField)).toHaveValue(value);
  }
}

/** The note on failure, once the form can be sent again: at first it may be the one of the try before. */
async function again(canvas: Canvas) {
  await waitFor(() => expect(submitButton(canvas)).not.toHaveAttribute('aria-disabled'));
  return within(canvas).findByRole('alert');
}

const never = () => new Promise<void>(() => {});
const offline = () => Promise.reject(new Error('offline'));

/** Ready to be filled. Its hidden field is not there for people: neither the keyboard nor screen readers meet it. */
export const Idle: Story = {
  play: async ({ args }) => {
    const met: string[] = [];
    for (let presses = 0; presses < 6; presses++) {
      await userEvent.tab();
      met.push(document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName ?? '');
    }
    await expect(met).toEqual(['name', 'phone', 'email', 'service', 'message', 'BUTTON']);
    await expect(args.onStart).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await expectValues(canvasElement, anna);
  },
};

/** A summary takes the focus, and each field says what to do; the links of the summary lead to the fields. */
export const Errors: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(control(canvasElement, 'email'), 'anna@', { delay: null });
    await send(canvasElement);
    const summary = await within(canvasElement).findByRole('group', { name: 'Popraw formularz' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(4);
    await expect(control(canvasElement, 'phone')).toHaveAccessibleDescription('Wpisz numer telefonu.');
    await expect(control(canvasElement, 'phone')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.click(within(summary).getByRole('link', { name: 'Wpisz numer telefonu.' }));
    await expect(control(canvasElement, 'phone')).toHaveFocus();
  },
};

/** An error goes as soon as its field is right, and not before; nothing moves under the finger meanwhile. */
export const Mending: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await waitFor(() => expect(control(canvasElement, 'phone')).toBeInvalid());
    const places = () =>
      [control(canvasElement, 'phone'), submitButton(canvasElement)].map(
        (element) => element.getBoundingClientRect().top + scrollY,
      );
    const before = places();
    await userEvent.type(control(canvasElement, 'phone'), '12345', { delay: null });
    await expect(control(canvasElement, 'phone')).toBeInvalid();
    await userEvent.type(control(canvasElement, 'phone'), '6789', { delay: null });
    await waitFor(() => expect(control(canvasElement, 'phone')).toBeValid());
    await expect(control(canvasElement, 'phone')).toHaveFocus();
    await expect(control(canvasElement, 'name')).toBeInvalid();
    await expect(places()).toEqual(before);
    const list = within(canvasElement).getByRole('list');
    await expect(within(list).getAllByRole('link')[1]).toHaveAccessibleName(
      'Poprawione: Wpisz numer telefonu.',
    );
  },
};

/** While the message is on its way. A status line says so to screen readers. */
export const Submitting: Story = {
  args: { onSubmit: fn<Send>(never) },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    await waitFor(() => expect(submitButton(canvasElement)).toHaveAttribute('aria-disabled', 'true'));
    await expect(submitButton(canvasElement)).toHaveFocus();
    await expect(submitButton(canvasElement)).toHaveTextContent('Wysyłanie...');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Wysyłanie...');
  },
};

/** However often it is pressed, one message goes out. */
export const DoubleSubmit: Story = {
  args: { onSubmit: fn<Send>(never) },
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement);
    await userEvent.dblClick(submitButton(canvasElement));
    await userEvent.type(control(canvasElement, 'name'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Thanks take the form’s place and the focus; the form is empty behind them. */
export const Sent: Story = {
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement);
    await send(canvasElement);
    const thanks = await within(canvasElement).findByRole('group', { name: 'Dziękujemy za wiadomość!' });
    await waitFor(() => expect(thanks).toHaveFocus());
    await expect(thanks).toHaveAccessibleDescription('Odezwiemy się najszybciej, jak to możliwe.');
    await expect(args.onSubmit).toHaveBeenCalledWith(anna);
    await expect(control(canvasElement, 'name')).not.toBeVisible();
    await expect(control(canvasElement, 'name')).toHaveValue('');
  },
};

/** After a while – five seconds, unless the page says otherwise – the form is back, and has the focus. */
export const ThanksGoAway: Story = {
  args: { thanksFor: 400 },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    await within(canvasElement).findByText('Dziękujemy za wiadomość!');
    const form = await within(canvasElement).findByRole('form', { name: 'Formularz kontaktowy' });
    await waitFor(() => expect(form).toHaveFocus());
    await expect(within(canvasElement).queryByText('Dziękujemy za wiadomość!')).toBeNull();
    await expect(within(form).getByRole('combobox')).toHaveDisplayValue('Wybierz usługę');
    await expect(within(form).getByRole('textbox', { name: 'Imię i nazwisko' })).toHaveValue('');
  },
};

/** Nothing that was typed is lost, the button has the focus for another try, and a call is one tap away. */
export const Failed: Story = {
  args: { onSubmit: fn<Send>(offline) },
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement);
    await send(canvasElement);
    const alert = await within(canvasElement).findByRole('alert');
    await expect(within(alert).getByRole('link', { name: /Zadzwoń/ })).toHaveAttribute(
      'href',
      'tel:+48000000000',
    );
    await expectValues(canvasElement, anna);
    await waitFor(() => expect(submitButton(canvasElement)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await again(canvasElement);
  },
};

/** Without `phone` there is no button. */
export const FailedWithoutPhone: Story = {
  args: { onSubmit: fn<Send>(offline), phone: undefined },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    const alert = await again(canvasElement);
    await expect(within(alert).queryByRole('link')).toBeNull();
  },
};

/** Without services there is nothing to choose. */
export const WithoutServices: Story = {
  args: { services: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull();
  },
};

/** A robot fills the field that nobody sees. Nothing is sent and nobody is thanked; a person could call, or try again. */
export const Honeypot: Story = {
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement);
    canvasElement.querySelector<HTMLInputElement>('form input[tabindex="-1"]')!.value = 'https://example.com';
    await send(canvasElement);
    const alert = await within(canvasElement).findByRole('alert');
    await expect(within(alert).getByRole('link', { name: /Zadzwoń/ })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expectValues(canvasElement, anna);
  },
};

/** Enter in a field sends, too; Tab and the arrow keys do the rest. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Jan Kowalski');
    await userEvent.tab();
    await userEvent.keyboard('000 000 000');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('Proszę o telefon.');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await within(canvasElement).findByText('Dziękujemy za wiadomość!');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Jan Kowalski',
      phone: '000 000 000',
      email: null,
      service: null,
      message: 'Proszę o telefon.',
    });
  },
};

export const LongText: Story = {
  args: {
    services: ['Odgrzybianie i ozonowanie mieszkań, piwnic, poddaszy oraz pomieszczeń gospodarczych'],
    labels: {
      name: 'Imię i nazwisko osoby, która będzie obecna podczas zabiegu i pokaże technikowi wszystkie pomieszczenia',
      problem: () => 'Przeciwdziewięćdziesięciodziewięcioipółcentymetrowe słowo też się tu mieści.',
    },
    note: 'Pola oznaczone * są wymagane. Dane osobowe przetwarzamy wyłącznie po to, aby odpowiedzieć na zapytanie, zgodnie z RODO.',
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const TextTwiceAsLarge: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false }, textSize: '200pct' },
};

export const Dark: Story = { ...Errors, globals: { scheme: 'dark' } };

export const DarkFailed: Story = { ...Failed, globals: { scheme: 'dark' } };

export const DarkSent: Story = { ...Sent, globals: { scheme: 'dark' } };

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: ({ canvasElement }) => send(canvasElement),
};

/** Everything that the form says can be said otherwise. */
export const InEnglish: Story = {
  parameters: { language: 'en' },
  args: {
    services: ['Bed bug control', 'Disinfection'],
    note: 'Fields marked * are required.',
    labels: english,
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    const summary = await within(canvasElement).findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(canvasElement).not.toHaveTextContent(/[ąćęłńóśźż]/);
  },
};

const fields = [
  { kind: 'text', name: 'street', label: 'Ulica i numer', autoComplete: 'address-line1', required: true },
  { kind: 'choice', name: 'place', label: 'Gdzie jest kłopot?', options: ['Mieszkanie', 'Dom', 'Firma'] },
  {
    kind: 'date',
    name: 'day',
    label: 'Kiedy przyjechać?',
    hint: 'Najbliższy wolny dzień to 1 grudnia.',
    min: '2026-12-01',
  },
  {
    kind: 'checkbox',
    name: 'consent',
    label: (
      <>
        Zgadzam się na przetwarzanie danych opisane w <a href="#polityka">polityce prywatności</a>
      </>
    ),
    required: true,
    problems: { missing: 'Bez tej zgody nie możemy odpowiedzieć. Zaznacz ją, jeśli się zgadzasz.' },
  },
] as const satisfies readonly FormField[];

const askMore = (props: Partial<ContactFormProps<typeof fields>>) => (
  <ContactForm fields={fields} onSubmit={async () => {}} phone="+48 000 000 000" {...props} />
);

/** Fields of the page’s own, without e-mail and services: a text, a choice, a day, and a consent that is required. */
export const MoreFields: Story = {
  render: () => askMore({ email: false, defaultValues: { place: 'Dom', street: 'Długa 5' } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByLabelText(/E-mail/)).toBeNull();
    await expect(canvas.getByLabelText(/Ulica/)).toHaveValue('Długa 5');
    await expect(canvas.getByLabelText(/Gdzie/)).toHaveValue('Dom');
    await expect(canvas.getByLabelText(/Kiedy/)).toHaveAccessibleDescription(/1 grudnia/);
    await expect(canvas.getByRole('checkbox', { name: /Zgadzam się/ })).toBeRequired();
  },
};

/** Each says what to mend in the words of the page or of the form. */
export const MoreFieldsRefused: Story = {
  render: () => askMore({ email: false }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/Kiedy/), '2026-11-20');
    await send(canvasElement);
    const summary = await canvas.findByRole('group', { name: 'Popraw formularz' });
    await expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Wpisz imię i nazwisko.',
      'Wpisz numer telefonu.',
      'Uzupełnij to pole.',
      'Najwcześniejsza możliwa data to 1.12.2026.',
      'Napisz, w czym możemy pomóc.',
      'Bez tej zgody nie możemy odpowiedzieć. Zaznacz ją, jeśli się zgadzasz.',
    ]);
    await userEvent.click(within(summary).getByRole('link', { name: /Bez tej zgody/ }));
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeValid());
  },
};

/** What the server did not like stands at its field and in the summary, until the value changes. */
export const RefusedByServer: Story = {
  args: {
    onSubmit: fn<Send>(async () => ({
      problems: { phone: 'Pod tym numerem nikt nie odpowiada. Podaj inny.' },
      text: 'Wiadomość jeszcze do nas nie dotarła.',
    })),
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    const summary = await within(canvasElement).findByRole('group', { name: 'Popraw formularz' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent('Wiadomość jeszcze do nas nie dotarła.');
    await expect(control(canvasElement, 'phone')).toHaveAccessibleDescription(/nikt nie odpowiada/);
    await expectValues(canvasElement, anna);
  },
};

export const MoreFieldsTwiceAsLarge: Story = {
  ...MoreFieldsRefused,
  globals: TextTwiceAsLarge.globals,
};

export const MoreFieldsDark: Story = { ...MoreFieldsRefused, globals: { scheme: 'dark' } };
