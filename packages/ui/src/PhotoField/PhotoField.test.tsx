import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ContactForm, type ContactFormProps } from '../ContactForm/ContactForm.js';
import type { FormField, SendContactMessage } from '../ContactForm/message.js';
import { fillRequired, put } from '../testing/contactFormPage.js';
import { translate } from '../testing/translate.js';
import { PhotoField, type AttachedPhotos } from './PhotoField.js';
import * as module from './photos.js';
import { PhotoError, preparePhoto, type PreparedPhoto } from './preparePhoto.js';

vi.mock('./preparePhoto.js', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  preparePhoto: vi.fn(),
}));

const prepared = (file: File): PreparedPhoto => ({
  blob: new Blob([`prepared ${file.name}`], { type: 'image/jpeg' }),
  thumbnail: 'data:image/jpeg;base64,/9j/',
});
const prepare = vi.mocked(preparePhoto);

beforeEach(() => {
  prepare.mockReset().mockImplementation(async (file) => prepared(file));
});
afterEach(() => vi.restoreAllMocks());

const street = { kind: 'text', name: 'street', label: 'Ulica' } as const;
type Fields = readonly [FormField & { kind: 'photos'; name: 'photos' }, typeof street];
const fields: Fields = [{ kind: 'photos', name: 'photos', label: 'Zdjęcia (nieobowiązkowe)' }, street];

function show(props: Partial<ContactFormProps<Fields>> = {}) {
  const onSubmit = vi.fn<SendContactMessage<Fields>>(async () => {});
  render(<ContactForm photoField={PhotoField} fields={fields} onSubmit={onSubmit} {...props} />);
  return onSubmit;
}

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const user = userEvent.setup({ applyAccept: false });
const input = () => screen.getByLabelText<HTMLInputElement>(/^Zdjęcia/i);
const add = (...names: string[]) => user.upload(input(), names.map(photo));
const thumbnails = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));
const removeButton = (name: RegExp) => screen.getByRole('button', { name });
const shows = (...names: string[]) => waitFor(() => expect(thumbnails()).toEqual(names));
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const send = () => user.click(screen.getByRole('button', { name: /Wyślij wiadomość|Wysyłanie/i }));
async function sendPhoto() {
  fillRequired();
  await add('a.jpg');
  await shows('Zdjęcie 1: a.jpg');
  await send();
}
const texts = (photos: readonly Blob[]) => Promise.all(photos.map((blob) => blob.text()));

/** Prepares no file before `finish` is called. */
function slowly() {
  const finish: (() => void)[] = [];
  prepare.mockImplementation((file) => new Promise((resolve) => finish.push(() => resolve(prepared(file)))));
  return { finish: () => act(async () => finish.shift()?.()) };
}

describe('the control', () => {
  test('throws an error that says what is missing, not in production', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const form = <ContactForm fields={fields} onSubmit={async () => {}} />;
    expect(() => render(form)).toThrow(/"photos".*photoField=\{PhotoField\}/);
    vi.stubEnv('NODE_ENV', 'production');
    onTestFinished(() => void vi.unstubAllEnvs());
    render(form);
  });

  test('has texts and limit of the page, names and describes its parts, and is locked while photos are sent', async () => {
    show({
      fields: [{ ...fields[0], max: 2, hint: 'Do 2 zdjęć.' }, street],
      labels: { addPhotos: 'Wybierz', photos: { remove: 'Skasuj' } },
      onSubmit: (_message, { onProgress }) => {
        onProgress(30, 100);
        return new Promise(() => {});
      },
    });
    expect(input()).toHaveAccessibleDescription('Do 2 zdjęć.');
    expect(input()).not.toHaveAttribute('aria-invalid');
    prepare.mockRejectedValueOnce(new PhotoError('empty'));
    await add('x.jpg', 'a.jpg', 'b.jpg', 'c.jpg', 'd.jpg');
    await shows('Zdjęcie 1: a.jpg', 'Zdjęcie 2: b.jpg');
    fillRequired();
    await send();
    await screen.findByRole('progressbar');
    expect(fireEvent.click(input())).toBe(false);
    fireEvent.change(input(), { target: { files: [photo('f.jpg')] } });
    await user.click(removeButton(/a\.jpg/));
    expect(thumbnails()).toEqual(['Zdjęcie 1: a.jpg', 'Zdjęcie 2: b.jpg']);
    expect(removeButton(/^Usuń zdjęcie 1: a\.jpg$/)).toHaveTextContent('Skasuj');
    expect(removeButton(/b\.jpg/)).toHaveAttribute('aria-disabled', 'true');
    expect(input()).toMatchObject({ type: 'file', accept: 'image/*,android/allowCamera', multiple: true });
    expect(input()).toHaveAttribute('aria-disabled', 'true');
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleName('Zdjęcia (nieobowiązkowe) Wybierz');
    expect(input()).toHaveAccessibleDescription(
      'Do 2 zdjęć. Dodane zdjęcia: 2 z 2. Plik „x.jpg” jest pusty. Wybierz inne zdjęcie. Maksymalna liczba zdjęć to 2. Pominięte pliki: c.jpg, d.jpg. Wiadomość możesz wysłać także bez tych plików.',
    );
  });
});

describe('chosen photos', () => {
  test('are announced while they are prepared, one after another, and stay removed', async () => {
    const { finish } = slowly();
    show();
    expect(input()).toHaveAccessibleDescription(/^Maksymalna liczba zdjęć: 3\. .*lokalizację\.$/);
    await add('a.jpg', 'b.jpg');
    await waitFor(() => expect(prepare).toHaveBeenCalledTimes(1));
    expect(status()).toContain('Przygotowywanie zdjęć...');
    await finish();
    await shows('Zdjęcie 1: a.jpg');
    expect(status()).toContain('Przygotowywanie zdjęć...');
    await user.click(removeButton(/a\.jpg/));
    await finish();
    await shows('Zdjęcie 1: b.jpg');
    expect(status()).toContain('Dodane zdjęcia: 1 z 3.');
  });

  test('are added to those that are being prepared, whose errors stay, and a submit waits for all', async () => {
    const { finish } = slowly();
    const onSubmit = show();
    fillRequired();
    prepare.mockRejectedValueOnce(new PhotoError('empty'));
    await add('x.jpg', 'a.jpg');
    await waitFor(() => expect(prepare).toHaveBeenCalledTimes(2));
    await add('b.jpg');
    await finish();
    await shows('Zdjęcie 1: a.jpg');
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    await finish();
    await shows('Zdjęcie 1: a.jpg', 'Zdjęcie 2: b.jpg');
    expect(input()).toHaveAccessibleDescription(/„x\.jpg” jest pusty/);
    await send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(await texts(onSubmit.mock.lastCall![1].photos)).toEqual(['prepared a.jpg', 'prepared b.jpg']);
  });

  test('can be dropped anywhere on the form', async () => {
    show();
    const drop = (types: string[]) =>
      fireEvent.drop(screen.getByLabelText('Ulica'), { dataTransfer: { types, files: [photo('a.jpg')] } });
    expect(drop(['text/plain'])).toBe(true);
    expect(drop(['Files'])).toBe(false);
    await shows('Zdjęcie 1: a.jpg');
  });

  test('that are chosen before hydration are kept, also if the form is submitted at once', async () => {
    const onSubmit = vi.fn<SendContactMessage<Fields>>(async () => {});
    const page = <ContactForm photoField={PhotoField} fields={fields} onSubmit={onSubmit} />;
    const place = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => place.remove());
    place.innerHTML = renderToString(page);
    await user.upload(input(), [photo('a.jpg')]);
    fillRequired();
    render(page, { container: place, hydrate: true });
    fireEvent.submit(screen.getByRole('form'));
    await screen.findByText('Dziękujemy za wiadomość!');
    expect(await texts(onSubmit.mock.lastCall![1].photos)).toEqual(['prepared a.jpg']);
  });
});

test('a field that replaces another one takes its photos as they are, and one that is hidden keeps them', async () => {
  let kept: File[] = [];
  // jsdom has none.
  vi.stubGlobal('DataTransfer', function DataTransfer() {
    kept = [];
    return { items: { add: (file: File) => kept.push(file) } };
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.spyOn(HTMLInputElement.prototype, 'files', 'set').mockImplementation(() => {});
  vi.spyOn(HTMLInputElement.prototype, 'files', 'get').mockImplementation(() => kept as never);
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <ContactForm photoField={PhotoField} fields={fields} onSubmit={async (_message, _attached) => {}} />
    </Activity>
  );
  const { rerender } = render(page('visible'));
  await add('a.jpg');
  await shows('Zdjęcie 1: a.jpg');
  rerender(page('hidden'));
  rerender(page('visible'));
  await add('b.jpg', 'c.jpg');
  const all = ['a', 'b', 'c'].map((name, index) => `Zdjęcie ${index + 1}: ${name}.jpg`);
  await shows(...all);
  expect(await texts(kept)).toEqual(['a', 'b', 'c'].map((name) => `prepared ${name}.jpg`));
  cleanup();
  show();
  await shows(...all);
  expect(prepare).toHaveBeenCalledTimes(3);
});

describe('an error', () => {
  test('is cleared by the next choice, and by a removal', async () => {
    show();
    for (const clear of [() => add('c.jpg'), () => user.click(removeButton(/c\.jpg/))]) {
      prepare.mockRejectedValueOnce(new PhotoError('empty'));
      await add('a.jpg');
      await screen.findByText(/jest pusty/);
      await clear();
      await waitFor(() => expect(screen.queryByText(/jest pusty/)).toBeNull());
      expect(input()).not.toHaveAttribute('aria-invalid');
    }
  });

  test('is shown if the code that prepares photos does not load, and the message can be sent', async () => {
    vi.spyOn(module, 'addPhotos').mockRejectedValue(new TypeError('Failed to fetch'));
    show({ onSubmit: (_message, _attached) => new Promise(() => {}) });
    await add('a.jpg');
    expect(await screen.findByText(/^Nie udało się przygotować zdjęć\. Sprawdź połączenie/)).toBeVisible();
    expect(status()).not.toContain('Przygotowywanie zdjęć...');
    fillRequired();
    await send();
    expect(status()).toContain('Wysyłanie...');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('a submit', () => {
  test('waits for photos that are being prepared, and sends JPEG files with the other fields', async () => {
    const { finish } = slowly();
    const onSubmit = show();
    fillRequired();
    put(screen.getByLabelText('Ulica'), 'Długa 5');
    await add('a.jpg');
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(input()).toHaveAttribute('aria-disabled', 'true');
    await finish();
    await screen.findByText('Dziękujemy za wiadomość!');
    const [message, { photos }] = onSubmit.mock.lastCall!;
    expect(message).toMatchObject({ name: 'Anna Wiśniewska', street: 'Długa 5' });
    expect(photos[0]!.type).toBe('image/jpeg');
    expect(await texts(photos)).toEqual(['prepared a.jpg']);
  });

  test('stops if a file turns out to be broken meanwhile, and the next one goes through', async () => {
    let fail!: (error: Error) => void;
    prepare.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
    const onSubmit = show();
    fillRequired();
    await add('a.jpg');
    await waitFor(() => expect(prepare).toHaveBeenCalled());
    await send();
    await act(async () => fail(new TypeError('The object is in an invalid state.')));
    const summary = await screen.findByRole('group', { name: 'Popraw formularz' });
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole('link', { name: /^Nie udało się otworzyć zdjęcia „a\.jpg”/ }));
    expect(input()).toHaveFocus();
    expect(input()).toBeInvalid();
    expect(onSubmit).not.toHaveBeenCalled();
    await send();
    await screen.findByText('Dziękujemy za wiadomość!');
    expect(onSubmit.mock.lastCall?.[1].photos).toEqual([]);
  });

  test('shows the progress, and announces each quarter', async () => {
    let attached!: AttachedPhotos;
    show({
      onSubmit: (_message, given) => {
        attached = given;
        return new Promise(() => {});
      },
    });
    await sendPhoto();
    const bar = await screen.findByRole('progressbar', { name: 'Wysyłanie zdjęć: 0%' });
    expect(bar).toHaveAttribute('value', '0');
    const progressStatus = () => within(bar.parentElement!).getByRole('status').textContent;
    const announced = new Set<string | null>();
    for (let sent = 0; sent <= 1100; sent += 10) {
      act(() => attached.onProgress(sent, 1000));
      announced.add(progressStatus());
    }
    expect(bar).toHaveAttribute('value', '1');
    expect(bar).toHaveAccessibleName('Wysyłanie zdjęć: 100%');
    expect([...announced]).toEqual(['', ...[25, 50, 75, 100].map((n) => `Wysyłanie zdjęć: ${n}%`)]);
    act(() => attached.onProgress(0, 0));
    expect(bar).toHaveAttribute('value', '0');
  });

  test('that is interrupted keeps photos and text for another try', async () => {
    const onSubmit = show();
    onSubmit.mockRejectedValueOnce(new Error('offline'));
    await sendPhoto();
    expect(await screen.findByText('Błąd wysyłania')).toBeVisible();
    expect(thumbnails()).toEqual(['Zdjęcie 1: a.jpg']);
    expect(screen.getByLabelText(/Imię/)).toHaveValue('Anna Wiśniewska');
    expect(screen.queryByRole('progressbar')).toBeNull();
    await send();
    await screen.findByText('Dziękujemy za wiadomość!');
    expect(await texts(onSubmit.mock.lastCall![1].photos)).toEqual(['prepared a.jpg']);
    expect(document.querySelector('form :is(img, progress)')).toBeNull();
  });

  test('that the receiver refuses because of the photos shows its error at the field', async () => {
    const onSubmit = show();
    onSubmit.mockResolvedValueOnce({ problems: { photos: 'Nie widać, co jest na zdjęciu.' } });
    await sendPhoto();
    await waitFor(() => expect(input()).toBeInvalid());
    expect(input()).toHaveAccessibleDescription(/Nie widać, co jest na zdjęciu\.$/);
    prepare.mockRejectedValueOnce(new PhotoError('empty'));
    await add('b.jpg');
    expect(await screen.findByText(/jest pusty/)).toBeVisible();
    await send();
    await screen.findByText('Dziękujemy za wiadomość!');
  });
});

test('on a translated page photos are added, removed and sent', async () => {
  const onSubmit = show();
  onTestFinished(translate());
  fillRequired();
  prepare.mockRejectedValueOnce(new PhotoError('empty'));
  await add('a.jpg', 'b.jpg', 'c.jpg');
  await shows('Zdjęcie 1: b.jpg', 'Zdjęcie 2: c.jpg');
  expect(screen.getByText(/jest pusty/i)).toBeVisible();
  await waitFor(() => expect(status()[1]).toMatch(/^Dodane zdjęcia: 2 z 3\.$/i));
  await user.click(removeButton(/b\.jpg/));
  await waitFor(() => expect(status()[1]).toMatch(/^Dodane zdjęcia: 1 z 3\.$/i));
  expect(screen.queryByText(/jest pusty/i)).toBeNull();
  await send();
  await screen.findByText(/Dziękujemy za wiadomość!/i);
  expect(await texts(onSubmit.mock.lastCall![1].photos)).toEqual(['prepared c.jpg']);
});
