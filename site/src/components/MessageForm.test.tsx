import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { phoneNumber } from '@tarcza/ui';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { loadLanguage } from '../content/texts/languages';
import { company } from '../content/company/company';
import { type Service, services } from '../content/services/services';
import { contact } from '../pages/contact/content';
import { createSchedule } from '../hours/schedule';
import { recordPage } from '../previousPage';
import { MessageForm } from './MessageForm';

const [sendContactMessage, prepareSending, prepareToasts, notify, findInterruptedMessage] = vi.hoisted(
  () => [vi.fn(() => Promise.resolve({ reference: 'W-3808' })), vi.fn(), vi.fn(), vi.fn(), vi.fn()] as const,
);
vi.mock('@tarcza/contact/store', () => ({
  findInterruptedMessage,
  sendContactMessage,
  prepareSending,
  readContactSettings: (env: object) => ({ env }),
  isOutdated: ({ message }: Error) => Promise.resolve(message === 'Outdated.'),
}));

beforeAll(() => loadLanguage('pl'));

vi.mock('@tarcza/ui', async (original) => ({ ...(await original<object>()), notify, prepareToasts }));

const withSpaces = (text: string) => text.replaceAll(/\s/g, ' ');
const [{ slug, name: fitting }, { name: other }] = services as [Service, Service];
const { success, failure, thanks, kept, outdated } = contact.form;
const show = () => render(<MessageForm services={contact.form.serviceOptions} messages={contact.form} />);
const service = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /Usługa/ });

async function send() {
  const typed = {
    'Imię i nazwisko': 'Anna Nowak',
    Telefon: '600 700 800',
    Wiadomość: 'Coś chodzi po suficie.',
  };
  fireEvent.focus(service());
  for (const [name, value] of Object.entries(typed))
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(name) }), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Wyślij wiadomość' }));
  await waitFor(() => expect(sendContactMessage).toHaveBeenCalledOnce());
  const [[message, readSettings, { page }]] = sendContactMessage.mock.calls as unknown as [
    [{ service: string }, () => object, { page?: string }],
  ];
  sendContactMessage.mockClear();
  expect(readSettings()).toEqual({ env: import.meta.env });
  for (const prepare of [prepareSending, prepareToasts]) expect(prepare).toHaveBeenCalled();
  return { service: message.service, page };
}

test.each([
  ['resets the form', 'change', ''],
  ['keeps the form, which the visitor has changed,', 'input', 'Deratyzacja'],
] as const)('%s if its message was stored after the visitor left the page', async (_, type, left) => {
  // The browser has restored a whole message.
  const validity = vi.spyOn(HTMLFormElement.prototype, 'checkValidity').mockReturnValue(true);
  let resolve: (sent: object) => void = () => {};
  findInterruptedMessage.mockReturnValueOnce(new Promise((done) => (resolve = done)));
  show();
  fireEvent[type](service(), { target: { value: 'Deratyzacja' } });
  notify.mockClear();
  resolve({ reference: 'W-3808' });
  await waitFor(() =>
    expect(notify.mock.lastCall).toEqual([{ tone: 'success', title: success.title, text: success.text }]),
  );
  expect(service().value).toBe(left);
  validity.mockRestore();
});

test.each([
  ['https://www.google.com/faq', undefined],
  [`${location.origin}/faq`, '/faq'],
  [location.href, undefined],
])('stores the selected service, and the page of this site before: %s', async (referrer, page) => {
  const previous = vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  show();
  fireEvent.change(service(), { target: { value: other } });
  expect(await send()).toEqual({ service: other, page });
  previous.mockRestore();
});

test('selects the service of the page before, and stores its path', async () => {
  for (const path of [`/uslugi/${slug}/kety`, '/kontakt', '/kontakt']) recordPage(path);
  show();
  await waitFor(() => expect(service()).toHaveValue(fitting));
  expect(await send()).toEqual({ service: fitting, page: `/uslugi/${slug}/kety` });
});

test('keeps the service that the visitor has selected', async () => {
  recordPage(`/uslugi/${slug}`);
  recordPage('/kontakt');
  show();
  fireEvent.change(service(), { target: { value: other } });
  await import('../content/services/serviceOfPage');
  expect((await send()).service).toBe(other);
});

const openingHours = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], times: [['8:00', '20:00']] },
  { days: ['Saturday', 'Sunday'], times: [['10:00', '16:00']] },
] as const;
const later = 'po.10:00';
const specialHours = [{ from: '2026-12-25', to: '2026-12-26' }];

test.each<string[]>([
  ['during opening hours', '2026-11-27T12:00:00Z', 'w ciągu godziny', success.text],
  ['in their last hour', '2026-11-27T18:30:00Z', later],
  ['outside opening hours', '2026-11-27T22:00:00Z', later],
  ['before a holiday', '2026-12-24T22:00:00Z', `27 grudnia ${later}`],
])('says when messages are answered %s', async (_, time = '', when = '', text = `^Odpowiemy ${when}`) => {
  vi.useFakeTimers({ now: Date.parse(time), shouldAdvanceTime: true });
  vi.stubGlobal('OFFICE_SCHEDULE', createSchedule({ openingHours, specialHours }));
  onTestFinished(() => void vi.useRealTimers().unstubAllGlobals());
  show();
  await send();
  expect(await screen.findByRole('group', { name: thanks.title })).toHaveTextContent(withSpaces(thanks.text));
  expect(notify.mock.lastCall).toEqual([
    { tone: 'success', title: success.title, text: expect.stringMatching(text) as string },
  ]);
  // The form returns with a note.
  await vi.advanceTimersByTimeAsync(5000);
  expect(await screen.findByText(RegExp(`Odezwiemy się ${when}`))).toBeVisible();
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
