import { type ContactMessage, contactMessageProblems } from '../contract/contactMessage.ts';
import type { Email } from './email.ts';
import type { ExtraLine } from './extraLines.ts';
import { colors, escaped, link, page } from './html.ts';
import { phoneForReading } from './phoneForReading.ts';
import { headerText, polishTime, shortened, withoutLinks } from './words.ts';

/** A contact message as it lies in the database. */
export interface StoredMessage {
  id: string;
  content: ContactMessage;
  /** What the form asks beside it. */
  extras?: readonly ExtraLine[];
  /** When the visitor sent it, in milliseconds since 1970. */
  receivedAt: number;
  /** An earlier try may have got through, so the company may be reading this for the second time. */
  possibleDuplicate: boolean;
}

/** Longer subjects are cut off by mail programs anyway, and each at another place. */
const longestSubject = 120;

/** What a message asks about, and whether that is a service of the firm; without a list all are. */
interface Topic {
  service: string | null;
  listed: boolean;
}

function topicOf({ service }: ContactMessage, services?: readonly string[]): Topic {
  return { service, listed: service !== null && (services?.includes(service) ?? true) };
}

/**
 * The e-mail that tells the company about one message.
 *
 * @param services The firm's own. Anybody can write to the database, so another one does not get into the subject,
 * where it would read like words of the company.
 */
export function contactEmail(stored: StoredMessage, messageId: string, services?: readonly string[]): Email {
  const { content } = stored;
  const { service, listed } = topicOf(content, services);
  const name = headerText(content.name);
  const about = listed ? `${service} – ${name}` : name;
  const replyAddress = emailOf(content);
  const closing = replyAddress
    ? 'Odpowiedź na tego e-maila trafi prosto do klienta.'
    : 'Klient nie podał adresu e-mail. Zadzwoń do niego.';

  return {
    messageId,
    subject: shortened(`Zapytanie: ${about}`, longestSubject),
    text: `Nowe zapytanie ze strony\n\n${asText(stored, services)}\n\n${closing}\n`,
    html: page(`
      <h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">Nowe zapytanie ze strony</h1>
      ${asHtml(stored, services)}
      <p class="quiet" style="margin:24px 0 0;font-size:14px;color:${colors.quiet}">${closing}</p>`),
    ...(replyAddress && { replyTo: { name, address: replyAddress } }),
  };
}

export function asText(
  { id, content, extras = [], receivedAt, possibleDuplicate }: StoredMessage,
  services?: readonly string[],
): string {
  return [
    `Imię i nazwisko: ${withoutLinks(content.name)}`,
    `Telefon: ${phoneForReading(content.phone).text}`,
    `E-mail: ${content.email ?? 'nie podano'}`,
    `Usługa: ${serviceText(content, services)}`,
    // Further lines of one value are moved in: none can pass for a line of ours.
    ...extras.map(({ title, text }) => `${title}: ${text.replace(/\n/g, '\n    ')}`),
    `Otrzymano: ${polishTime(receivedAt)}`,
    '',
    withoutLinks(content.message),
    '',
    ...(possibleDuplicate ? [duplicateNotice] : []),
    `Numer zapytania: ${id}`,
  ].join('\n');
}

const duplicateNotice = 'To zapytanie mogło już do ciebie dotrzeć: wysyłka została przerwana i powtórzona.';

function serviceText(content: ContactMessage, services?: readonly string[]): string {
  const { service, listed } = topicOf(content, services);
  if (service === null) return 'nie wybrano';
  return listed ? service : `${withoutLinks(service)} (spoza listy)`;
}

export function asHtml(
  { id, content, extras = [], receivedAt, possibleDuplicate }: StoredMessage,
  services?: readonly string[],
): string {
  const address = emailOf(content);
  const phone = phoneForReading(content.phone);
  const rows: [label: string, html: string][] = [
    ['Imię i nazwisko', escaped(withoutLinks(content.name))],
    ['Telefon', phone.href ? link(phone.href, phone.text) : escaped(phone.text)],
    ['E-mail', address ? link(mailtoLink(address), address) : escaped(content.email ?? 'nie podano')],
    ['Usługa', escaped(serviceText(content, services))],
    ...extras.map(({ title, text }): [string, string] => [escaped(title), inLines(text)]),
    ['Otrzymano', polishTime(receivedAt)],
  ];
  return `
    <table role="presentation" cellpadding="0" cellspacing="0" style="border-collapse:collapse">
      ${rows
        .map(
          ([label, html]) => `<tr>
        <td class="quiet" style="padding:4px 16px 4px 0;vertical-align:top;color:${colors.quiet}">${label}</td>
        <td style="padding:4px 0;vertical-align:top;word-break:break-word"><strong>${html}</strong></td>
      </tr>`,
        )
        .join('')}
    </table>
    <p style="margin:16px 0;word-break:break-word">${inLines(withoutLinks(content.message))}</p>
    ${possibleDuplicate ? `<p style="margin:0 0 8px">${duplicateNotice}</p>` : ''}
    <p class="quiet" style="margin:0;font-size:14px;color:${colors.quiet}">Numer zapytania: ${escaped(id)}</p>`;
}

function inLines(text: string): string {
  return escaped(text).replace(/\n/g, '<br>');
}

function mailtoLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}

/** The visitor's address if a mail header can carry it. */
function emailOf(content: ContactMessage): string | null {
  return contactMessageProblems(content).email ? null : content.email;
}
