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
  isOutdated: () => Promise.resolve(false),
}));

beforeAll(() => loadLanguage('pl'));

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

test.each([
  ['during opening hours', '2026-11-27T12:00:00Z', /Odezwiemy się w ciągu godziny/],
  [
    'outside opening hours',
    '2026-11-27T22:00:00Z',
    new RegExp(`Odezwiemy się .*po.${terms.hours.weekend.split('–')[0]}`),
  ],
])('says when messages are answered %s', async (_, time, when) => {
  vi.useFakeTimers({ now: Date.parse(time), shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  show();
  await send();
  // The form returns with a note.
  await vi.advanceTimersByTimeAsync(5000);
  expect(await screen.findByText(when)).toBeVisible();
});

test('shows the phone of the company if the message is not stored', async () => {
  sendContactMessage.mockRejectedValueOnce(new Error('Offline.'));
  show();
  await send();
  const { href } = await screen.findByRole<HTMLAnchorElement>('link', { name: /Zadzwoń/ });
  expect(href).toBe(phoneNumber(company.phone).href);
});
