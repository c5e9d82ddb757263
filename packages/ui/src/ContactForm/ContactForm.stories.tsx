import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ContactField } from '@tarcza/contact/contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { formatLabel } from '../formatLabel.js';
import { contactForm as labels } from '../labels/en.js';
import { ContactForm, type ContactFormProps } from './ContactForm.js';
import type { FormField, SendContactMessage } from './message.js';
import { PhotoField } from '../PhotoField/PhotoField.js';

type Send = SendContactMessage<readonly FormField[]>;

const meta = {
  id: 'contactform',
  component: ContactForm,
  args: {
    services: [
      'Bed bug control',
      'Marten control',
      'Disinfection',
      'Insect control',
      'Rodent control',
      'General advice',
    ],
    onSubmit: fn<Send>(async () => {}),
    onStart: fn(),
    phone: '+48 000 000 000',
    note: 'Fields marked * are required. We use your data to answer you.',
    thanksFor: 600_000,
  },
  argTypes: { note: { control: 'text' } },
  parameters: {
    job: 'call',
    frameHeight: '720px',
    width: '36rem',
    docs: { toc: { headingSelector: 'h2, h3' } },
  },
} satisfies Meta<typeof ContactForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = HTMLElement;

const anna = {
  name: 'Anna Wood',
  phone: '000 000 000',
  email: 'anna@example.com',
  service: 'Bed bug control',
  message: 'There are bed bugs in our bedroom. When can you come?',
};

const control = (canvas: Canvas, field: ContactField) =>
  canvas.querySelector<HTMLInputElement>(`[name="${field}"]`)!;
const submitButton = (canvas: Canvas) => canvas.querySelector<HTMLButtonElement>('[type="submit"]')!;

async function fillRequired(canvas: Canvas) {
  for (const field of ['name', 'phone', 'message'] as const)
    await userEvent.type(control(canvas, field), anna[field], { delay: null });
}

const send = (canvas: Canvas) => userEvent.click(submitButton(canvas));

async function fillAndSend(canvas: Canvas) {
  await fillRequired(canvas);
  await userEvent.type(control(canvas, 'email'), anna.email, { delay: null });
  await userEvent.selectOptions(control(canvas, 'service'), anna.service);
  await send(canvas);
}

const never = () => new Promise<void>(() => {});
const offline = () => Promise.reject(new Error('offline'));

export const Idle: Story = { name: 'Empty form' };

/** The summary receives the focus, and links to the fields. */
export const Errors: Story = {
  name: 'Errors after the button',
  tags: ['state', 'played'],
  parameters: { frameHeight: '1160px' },
  play: async ({ canvasElement }) => {
    await userEvent.type(control(canvasElement, 'email'), 'anna@', { delay: null });
    await send(canvasElement);
    const summary = await within(canvasElement).findByRole('group', { name: labels.summary });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: labels.problem['phone.missing'] }));
    await expect(control(canvasElement, 'phone')).toHaveFocus();
  },
};

/** An error is cleared when its field is correct. Nothing moves meanwhile. */
export const Correcting: Story = {
  name: 'A corrected error',
  tags: ['state', 'played'],
  parameters: { frameHeight: '1030px' },
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
    const corrected = within(list).getAllByRole('link')[1]!;
    await expect(corrected).toHaveAccessibleName(`${labels.corrected} ${labels.problem['phone.missing']}`);
    await expect(getComputedStyle(corrected).textDecorationLine).toContain('line-through');
  },
};

/** A status announces that the message is being sent. */
export const Submitting: Story = {
  name: 'Sending',
  tags: ['state', 'played'],
  parameters: { frameHeight: '710px' },
  args: { onSubmit: fn<Send>(never) },
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    await within(canvasElement).findByText(labels.submitting, { selector: 'p' });
  },
};

/** The thanks replace the form and receive the focus. */
export const Sent: Story = {
  name: 'Thanks after sending',
  tags: ['state', 'played'],
  parameters: { frameHeight: '260px' },
  play: async ({ canvasElement, args }) => {
    await fillAndSend(canvasElement);
    const thanks = await within(canvasElement).findByRole('group', { name: labels.sentTitle });
    await waitFor(() => expect(thanks).toHaveFocus());
    await expect(args.onSubmit).toHaveBeenCalledWith(anna);
  },
};

/** All values stay, the button keeps the focus, and there is a call button. */
export const Failed: Story = {
  name: 'Not sent, with a call button',
  tags: ['state', 'played'],
  parameters: { frameHeight: '900px' },
  args: { onSubmit: fn<Send>(offline) },
  play: async ({ canvasElement, args }) => {
    await fillAndSend(canvasElement);
    await within(canvasElement).findByRole('alert');
    await waitFor(() => expect(submitButton(canvasElement)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(submitButton(canvasElement)).not.toHaveAttribute('aria-disabled'));
  },
};

export const LongText: Story = {
  name: 'Long labels and errors',
  tags: ['edge', 'played'],
  parameters: { frameHeight: '1240px' },
  globals: { language: 'pl' },
  args: {
    services: ['Odgrzybianie i ozonowanie mieszkań, piwnic, poddaszy oraz pomieszczeń gospodarczych'],
    labels: {
      name: 'Imię i nazwisko osoby, która będzie obecna podczas zabiegu i pokaże technikowi wszystkie pomieszczenia',
      problem: () => 'Przeciwdziewięćdziesięciodziewięcioipółcentymetrowe słowo też się tu mieści.',
    },
    note: 'Fields marked * are required. Dane osobowe przetwarzamy wyłącznie po to, aby odpowiedzieć na zapytanie, zgodnie z RODO.',
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The form is 5,000 px high: scroll its frame. */
export const TextTwiceAsLarge: Story = {
  name: '200 % text at 320 px',
  tags: ['edge', 'played'],
  ...LongText,
  parameters: { frameHeight: '1300px' },
  globals: { language: 'pl', viewport: { value: 'mobile1', isRotated: false }, textSize: '200pct' },
};

const fields = [
  { kind: 'text', name: 'street', label: 'Street and number', autoComplete: 'address-line1', required: true },
  { kind: 'choice', name: 'place', label: 'Where is the problem?', options: ['Flat', 'House', 'Business'] },
  {
    kind: 'date',
    name: 'day',
    label: 'When shall we come?',
    hint: 'The next free day is 1 December.',
    min: '2026-12-01',
  },
  {
    kind: 'checkbox',
    name: 'consent',
    label: (
      <>
        I agree to the use of my data described in the <a href="#privacy">privacy policy</a>
      </>
    ),
    required: true,
    problems: { missing: 'We cannot answer without your consent. Tick the box if you agree.' },
  },
] as const satisfies readonly FormField[];

const askMore = (props: Partial<ContactFormProps<typeof fields>>) => (
  <ContactForm fields={fields} onSubmit={async () => {}} phone="+48 000 000 000" labels={labels} {...props} />
);

/** Fields that the page adds, without e-mail and services. */
export const MoreFields: Story = {
  name: 'With fields of the page',
  parameters: { frameHeight: '850px' },
  render: () => askMore({ email: false, defaultValues: { place: 'House', street: '5 Long Street' } }),
};

/** Error messages of the page and of the form. */
export const MoreFieldsRefused: Story = {
  name: 'Errors in fields of the page',
  tags: ['state', 'played'],
  parameters: { frameHeight: '1300px' },
  render: () => askMore({ email: false }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/When/), '2026-11-20');
    await send(canvasElement);
    await canvas.findByRole('group', { name: labels.summary });
  },
};

/** An error of the receiver stays until the value changes. */
export const RefusedByServer: Story = {
  name: 'Error after sending',
  tags: ['state', 'played'],
  parameters: { frameHeight: '900px' },
  args: {
    onSubmit: fn<Send>(async () => ({
      problems: { phone: 'This number does not answer. Give another one.' },
      text: 'Your message has not reached us yet.',
    })),
  },
  play: async ({ canvasElement }) => {
    await fillAndSend(canvasElement);
    await waitFor(() => expect(control(canvasElement, 'phone')).toBeInvalid());
  },
};

const photosOfForm = { kind: 'photos', name: 'photos', label: 'Photos (optional)' } as const;

const askForPhotos = (onSubmit: SendContactMessage<readonly [typeof photosOfForm]>) => (
  <ContactForm
    fields={[photosOfForm]}
    photoField={PhotoField}
    onSubmit={onSubmit}
    phone="+48 000 000 000"
    labels={labels}
  />
);

/** Returns a PNG of one color. */
async function photo(name: string, color: string): Promise<File> {
  const canvas = new OffscreenCanvas(400, 300);
  const context = canvas.getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

/** Chooses files as the browser's dialog does. */
function choose(canvas: Canvas, files: readonly File[]) {
  const input = within(canvas).getByLabelText<HTMLInputElement>(/^Photos/);
  const { files: list, items } = new DataTransfer();
  for (const file of files) items.add(file);
  input.files = list;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return input;
}

/** Photos are scaled down when they are chosen. Each has a button that removes it, and passes the focus on. */
export const Photos: Story = {
  name: 'With photos',
  tags: ['played'],
  parameters: { frameHeight: '950px' },
  render: () => askForPhotos(async () => {}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = choose(canvasElement, [
      await photo('attic.png', '#8a6d3b'),
      await photo('garden.png', '#3b7a57'),
      await photo('cellar.png', '#4a5a78'),
    ]);
    const remove = (name: string) => canvas.getByRole('button', { name: RegExp(`${name}\\.png$`) });
    const count = (n: number) => canvas.findByText(formatLabel(labels.photos.count, { n, max: 3 }));
    await count(3);
    await userEvent.click(remove('garden'));
    await expect(remove('cellar')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(remove('attic')).toHaveFocus();
    await expect(canvas.getByRole('img', { name: /attic\.png$/ })).toBeVisible();
    await expect(input).toHaveAccessibleDescription(
      expect.stringContaining(formatLabel(labels.photos.count, { n: 1, max: 3 })),
    );
    await userEvent.keyboard(' ');
    await expect(input).toHaveFocus();
    await count(0);
    choose(canvasElement, [await photo('garden.png', '#3b7a57'), await photo('cellar.png', '#4a5a78')]);
    await count(2);
    input.blur();
  },
};

/** Files that cannot be sent have an error each. The message can be sent without them. */
export const PhotosRefused: Story = {
  name: 'Photos that cannot be sent',
  tags: ['edge', 'played'],
  parameters: { frameHeight: '1240px' },
  render: () => askForPhotos(async () => {}),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvasElement }) => {
    const input = choose(canvasElement, [
      new File(['Hello'], 'note.txt', { type: 'text/plain' }),
      new File(['broken'], 'broken.jpg', { type: 'image/jpeg' }),
      await photo('garden.png', '#3b7a57'),
    ]);
    const alert = await within(canvasElement).findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(/note\.txt.*broken\.jpg/));
    await expect(input).toBeInvalid();
    await expect(within(canvasElement).getByRole('img', { name: /garden\.png$/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A text, a choice, a day and photos, checked by the page and sent to a server of its own. */
export const OwnFields: Story = {
  tags: ['!dev'],
  parameters: { frameHeight: '1100px' },
  render: () => {
    const ownFields = [
      { kind: 'text', name: 'street', label: 'Street and number', required: true, max: 80 },
      { kind: 'choice', name: 'place', label: 'Where?', options: ['House', 'Flat'] },
      { kind: 'date', name: 'day', label: 'When?', min: '2026-12-01' },
      { kind: 'photos', name: 'photos', label: 'Photos (optional)' },
    ] as const satisfies readonly FormField[];
    return (
      <ContactForm
        fields={ownFields}
        photoField={PhotoField}
        labels={labels}
        email={false}
        validate={({ place, day }) => (place === 'House' && !day ? { day: 'Choose a day.' } : undefined)}
        onSubmit={async (message, { photos }) => {
          const body = new FormData();
          body.set('message', JSON.stringify(message));
          for (const one of photos) body.append('photos', one);
          const response = await fetch('/messages', { method: 'POST', body });
          if (response.status === 422) return { problems: (await response.json()) as Record<string, string> };
          if (!response.ok) throw new Error(`Not stored: ${response.status}`);
          return undefined;
        }}
      />
    );
  },
};

/** The progress is announced in quarters. */
export const SendingPhotos: Story = {
  name: 'Sending photos, 200 % text',
  tags: ['edge', 'played'],
  parameters: { frameHeight: '1300px' },
  render: () =>
    askForPhotos((_message, { onProgress }) => {
      onProgress(55, 100);
      return never();
    }),
  globals: { viewport: { value: 'mobile1', isRotated: false }, textSize: '200pct' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    choose(canvasElement, [await photo('garden.png', '#3b7a57')]);
    await fillRequired(canvasElement);
    await send(canvasElement);
    await canvas.findByRole('progressbar');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
