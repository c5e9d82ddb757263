import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { contactForm as english } from '../labels/en.js';
import { ContactForm, type ContactFormProps } from './ContactForm.js';
import type { FormField, SendContactMessage } from './message.js';
import { PhotoField } from '../PhotoField/PhotoField.js';

type Send = SendContactMessage<readonly FormField[]>;
import type { ContactField } from '@tarcza/contact/contract';

const meta = {
  id: 'contactform',
  component: ContactForm,
  // ContactForm.mdx is the documentation.
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

/** Returns the failure of the last submit. */
async function again(canvas: Canvas) {
  await waitFor(() => expect(submitButton(canvas)).not.toHaveAttribute('aria-disabled'));
  return within(canvas).findByRole('alert');
}

const never = () => new Promise<void>(() => {});
const offline = () => Promise.reject(new Error('offline'));

/** The keyboard reaches each field, and not the honeypot. */
export const Idle: Story = {
  play: async ({ args }) => {
    const names: string[] = [];
    for (let count = 0; count < 6; count++) {
      await userEvent.tab();
      names.push(document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName ?? '');
    }
    await expect(names).toEqual(['name', 'phone', 'email', 'service', 'message', 'BUTTON']);
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

/** The summary receives the focus, and links to the fields. */
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

/** An error is cleared when its field is correct. Nothing moves meanwhile. */
export const Correcting: Story = {
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

/** A status announces that the message is being sent. */
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

/** The thanks replace the form and receive the focus. */
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

/** After five seconds, or `thanksFor`, the form is back. A note stays above it; the focus does not move. */
export const ThanksGoAway: Story = {
  args: { thanksFor: 400, onSubmit: fn<Send>(async () => ({ reference: 'T-4821' })) },
  // It shows the time.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await send(canvasElement);
    await within(canvasElement).findByText('Dziękujemy za wiadomość!');
    const form = await within(canvasElement).findByRole('form', { name: 'Formularz kontaktowy' });
    const note = within(canvasElement).getByRole('group', { name: /^Wysłano o/ });
    await expect(note).toHaveFocus();
    await expect(note).toHaveTextContent('Numer wiadomości: T-4821');
    await expect(within(note).getByRole('link')).toHaveAttribute('href', 'tel:+48000000000');
    await expect(within(canvasElement).queryByText('Dziękujemy za wiadomość!')).toBeNull();
    await expect(within(form).getByRole('combobox')).toHaveDisplayValue('Wybierz usługę');
    await expect(within(form).getByRole('textbox', { name: 'Imię i nazwisko' })).toHaveValue('');
  },
};

/** All values stay, the button keeps the focus, and there is a call button. */
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

/** All texts can be replaced. An option can show a label and send a value. */
export const InEnglish: Story = {
  parameters: { language: 'en' },
  args: {
    services: [
      { value: 'Zwalczanie pluskiew', label: 'Bed bug control' },
      { value: 'Dezynfekcja', label: 'Disinfection' },
    ],
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

/** Fields that the page adds, without e-mail and services. */
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

/** The box has the edge and the ground of the other fields, not those of the browser. */
export const DarkConsent: Story = {
  ...MoreFields,
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    const colors = (role: 'checkbox' | 'combobox') => {
      const { borderTopColor, backgroundColor } = getComputedStyle(within(canvasElement).getByRole(role));
      return { borderTopColor, backgroundColor };
    };
    await expect(colors('checkbox')).toEqual(colors('combobox'));
  },
};

/** Error messages of the page and of the form. */
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

/** An error of the receiver stays until the value changes. */
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

const photosOfForm = { kind: 'photos', name: 'photos', label: 'Zdjęcia (nieobowiązkowe)' } as const;

const askForPhotos = (onSubmit: SendContactMessage<readonly [typeof photosOfForm]>) => (
  <ContactForm fields={[photosOfForm]} photoField={PhotoField} onSubmit={onSubmit} phone="+48 000 000 000" />
);

/** Returns a PNG of one color, of 12 megapixels. */
async function photo(name: string, color: string): Promise<File> {
  const canvas = new OffscreenCanvas(4000, 3000);
  const context = canvas.getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

/** Chooses files as the browser's dialog does. */
function choose(canvas: Canvas, files: readonly File[]) {
  const input = within(canvas).getByLabelText<HTMLInputElement>(/^Zdjęcia/);
  const { files: list, items } = new DataTransfer();
  for (const file of files) items.add(file);
  input.files = list;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return input;
}

let sentPhotos: readonly Blob[] = [];

/** Photos are scaled down when they are chosen. Each has a button that removes it. */
export const Photos: Story = {
  render: () => askForPhotos(async () => {}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = choose(canvasElement, [
      await photo('strych.png', '#8a6d3b'),
      await photo('ogród.png', '#3b7a57'),
      await photo('piwnica.png', '#4a5a78'),
    ]);
    const removeAttic = await canvas.findByRole('button', { name: 'Usuń zdjęcie 1: strych.png' });
    await canvas.findByText('Dodane zdjęcia: 3 z 3.');
    await userEvent.click(removeAttic);
    await expect(canvas.getByRole('button', { name: 'Usuń zdjęcie 1: ogród.png' })).toHaveFocus();
    await expect(canvas.getByRole('img', { name: 'Zdjęcie 2: piwnica.png' })).toBeVisible();
    await expect(input).toHaveAccessibleDescription(/Dodane zdjęcia: 2 z 3\.$/);
    (document.activeElement as HTMLElement).blur();
  },
};

/** Files that cannot be sent have an error each. The message can be sent without them. */
export const PhotosRefused: Story = {
  render: () => askForPhotos(async () => {}),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    const input = choose(canvasElement, [
      new File(['Dzień dobry'], 'notatka.txt', { type: 'text/plain' }),
      new File(['zepsute'], 'zepsute.jpg', { type: 'image/jpeg' }),
      await photo('ogród.png', '#3b7a57'),
    ]);
    const alert = await within(canvasElement).findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(/„notatka\.txt” nie jest zdjęciem.*„zepsute\.jpg”/));
    await expect(input).toBeInvalid();
    await expect(within(canvasElement).getByRole('img', { name: 'Zdjęcie 1: ogród.png' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The photos that are sent are JPEG files of at most 1600 px. The progress is announced in quarters. */
export const SendingPhotos: Story = {
  render: () =>
    askForPhotos((_message, { photos, onProgress }) => {
      onProgress(55, 100);
      sentPhotos = photos;
      return never();
    }),
  globals: { viewport: { value: 'mobile1', isRotated: false }, textSize: '200pct' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    choose(canvasElement, [await photo('ogród.png', '#3b7a57')]);
    for (const field of ['name', 'phone', 'message'] as const) {
      await userEvent.type(control(canvasElement, field), anna[field], { delay: null });
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Wyślij wiadomość' }));
    await expect(await canvas.findByRole('progressbar', { name: 'Wysyłanie zdjęć: 55%' })).toBeVisible();
    await expect(canvas.getByText('Wysyłanie zdjęć: 50%')).toHaveRole('status');
    const [blob] = sentPhotos;
    await expect(blob?.type).toBe('image/jpeg');
    const { width, height } = await createImageBitmap(blob!);
    await expect([width, height]).toEqual([1600, 1200]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
