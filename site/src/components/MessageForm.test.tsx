import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { phoneNumber } from '@tarcza/ui';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { loadLanguage } from '../content/texts/languages';
import { company } from '../content/company/company';
import { terms } from '../content/offers/terms';
import { contact } from '../pages/contact/content';
import { recordPage } from '../previousPage';
import { MessageForm } from './MessageForm';

const sendContactMessage = vi.hoisted(() => vi.fn(() => Promise.resolve({ reference: 'W-3808' })));
vi.mock('@tarcza/contact/store', () => ({
  sendContactMessage,
  prepareSending: () => {},
  readContactSettings: () => ({}),
  isOutdated: ({ message }: Error) => Promise.resolve(message === 'Outdated.'),
}));

beforeAll(() => loadLanguage('pl'));

const notify = vi.hoisted(() => vi.fn());
vi.mock('@tarcza/ui', async (original) => ({ ...(await original<object>()), notify }));

const withSpaces = (text: string) => text.replaceAll(/\s/g, ' ');
const { success, failure, thanks, kept, outdated } = contact.form;
const show = () => render(<MessageForm services={contact.form.serviceOptions} messages={contact.form} />);
const service = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Usługa/ });

async function send() {
  const fields = {
    'Imię i nazwisko': 'Anna Nowak',
    Telefon: '600 700 800',
    Wiadomość: 'Coś chodzi po suficie.',
  };
  for (const [name, value] of Object.entries(fields))
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(name) }), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Wyślij wiadomość' }));
  await waitFor(() => expect(sendContactMessage).toHaveBeenCalledOnce());
  const [[message, , , { page }]] = sendContactMessage.mock.calls as unknown as [
    [{ service: string }, unknown, unknown, { page?: string }],
  ];
  sendContactMessage.mockClear();
  return { service: message.service, page };
}

test('stores the selected service, and no page for a visitor from elsewhere', async () => {
  show();
  fireEvent.change(service(), { target: { value: 'Deratyzacja' } });
  expect(await send()).toEqual({ service: 'Deratyzacja', page: undefined });
});

test('selects the service of the page before, and stores its path', async () => {
  recordPage('/uslugi/odstraszanie-kun/kety');
  recordPage('/kontakt');
  show();
  await waitFor(() => expect(service()).toHaveValue('Odstraszanie kun'));
  expect(await send()).toEqual({ service: 'Odstraszanie kun', page: '/uslugi/odstraszanie-kun/kety' });
});

test('keeps the service that the visitor has selected', async () => {
  recordPage('/uslugi/deratyzacja');
  recordPage('/kontakt');
  show();
  fireEvent.change(service(), { target: { value: 'Dezynfekcja' } });
  await import('../content/services/serviceOfPage');
  expect((await send()).service).toBe('Dezynfekcja');
});

const later = `.*po.${terms.hours.weekend.split('–')[0]}`;

test.each([
  ['during opening hours', '2026-11-27T12:00:00Z', 'Odezwiemy się w ciągu godziny', success.text],
  ['outside opening hours', '2026-11-27T22:00:00Z', `Odezwiemy się ${later}`, `^Odpowiemy ${later}`],
])('says when messages are answered %s', async (_, time, when, text) => {
  vi.useFakeTimers({ now: Date.parse(time), shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  show();
  await send();
  expect(await screen.findByRole('group', { name: thanks.title })).toHaveTextContent(withSpaces(thanks.text));
  expect(notify.mock.lastCall).toEqual([
    { tone: 'success', title: success.title, text: expect.stringMatching(text) as string },
  ]);
  // The form returns with a note.
  await vi.advanceTimersByTimeAsync(5000);
  expect(await screen.findByText(RegExp(when))).toBeVisible();
});

test.each([
  ['Offline.', kept.text],
  ['Outdated.', outdated],
])('shows the phone of the company if the message is not stored: %s', async (reason, text) => {
  sendContactMessage.mockRejectedValueOnce(new Error(reason));
  show();
  await send();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: /Zadzwoń/ });
  expect(link.href).toBe(phoneNumber(company.phone).href);
  expect(link.parentElement).toHaveTextContent(withSpaces(kept.title + text));
  expect(notify.mock.lastCall).toEqual([{ tone: 'urgent', ...failure }]);
});
