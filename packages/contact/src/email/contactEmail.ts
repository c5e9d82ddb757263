import { type ContactMessage, contactMessageProblems } from '../contract/contactMessage.ts';
import type { Email } from './email.ts';
import { telLink } from './telLink.ts';

/** A contact message as it lies in the database. */
export interface StoredMessage {
  id: string;
  content: ContactMessage;
  /** When the visitor sent it, in milliseconds since 1970. */
  receivedAt: number;
  /** An earlier try may have got through, so the company may be reading this for the second time. */
  possibleDuplicate: boolean;
}

/** Longer subjects are cut off by mail programs anyway, and each at another place. */
const longestSubject = 120;

const colors = {
  page: '#f4f4f1',
  card: '#ffffff',
  text: '#1d2420',
  quiet: '#59625c',
  action: '#1b6b3c',
  line: '#d9ddd6',
};

/** The e-mail that tells the company about one message. */
export function contactEmail(stored: StoredMessage, messageId: string): Email {
  const { content } = stored;
  const about = content.service === null ? content.name : `${content.service} – ${content.name}`;
  const replyAddress = emailOf(content);
  const closing = replyAddress
    ? 'Odpowiedź na tego e-maila trafi prosto do klienta.'
    : 'Klient nie podał adresu e-mail. Zadzwoń do niego.';

  return {
    messageId,
    subject: shortened(`Zapytanie: ${about}`, longestSubject),
    text: `Nowe zapytanie ze strony\n\n${asText(stored)}\n\n${closing}\n`,
    html: page(`
      <h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">Nowe zapytanie ze strony</h1>
      ${asHtml(stored)}
      <p class="quiet" style="margin:24px 0 0;font-size:14px;color:${colors.quiet}">${closing}</p>`),
    ...(replyAddress && { replyTo: { name: content.name, address: replyAddress } }),
  };
}

/** One e-mail that lists messages for which single e-mails would have been too many. */
export function digestEmail(stored: readonly StoredMessage[], messageId: string): Email {
  const count = countOfQueries(stored.length);
  const heading = `${count} w jednym zestawieniu`;
  const reason =
    'W ostatniej godzinie przyszło więcej zapytań, niż wysyłamy w osobnych e-mailach. Poniżej są te, które nie zostały wysłane osobno.';

  return {
    messageId,
    subject: `Zapytania: ${heading}`,
    text: [heading, reason, ...stored.map((one, index) => `=== ${index + 1} ===\n${asText(one)}`)].join(
      '\n\n',
    ),
    html: page(`
      <h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${heading}</h1>
      <p class="quiet" style="margin:0 0 8px;color:${colors.quiet}">${reason}</p>
      ${stored.map((one) => `<hr class="line" style="margin:24px 0;border:0;border-top:1px solid ${colors.line}">${asHtml(one)}`).join('')}`),
  };
}

function asText({ id, content, receivedAt, possibleDuplicate }: StoredMessage): string {
  return [
    `Imię i nazwisko: ${content.name}`,
    `Telefon: ${content.phone}`,
    `E-mail: ${content.email ?? 'nie podano'}`,
    `Usługa: ${content.service ?? 'nie wybrano'}`,
    `Otrzymano: ${polishTime(receivedAt)}`,
    '',
    content.message,
    '',
    ...(possibleDuplicate ? [duplicateNotice] : []),
    `Numer zapytania: ${id}`,
  ].join('\n');
}

const duplicateNotice = 'To zapytanie mogło już do ciebie dotrzeć: wysyłka została przerwana i powtórzona.';

function asHtml({ id, content, receivedAt, possibleDuplicate }: StoredMessage): string {
  const address = emailOf(content);
  const rows: [label: string, html: string][] = [
    ['Imię i nazwisko', escaped(content.name)],
    ['Telefon', link(telLink(content.phone), content.phone)],
    ['E-mail', address ? link(mailtoLink(address), address) : escaped(content.email ?? 'nie podano')],
    ['Usługa', escaped(content.service ?? 'nie wybrano')],
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
    <p style="margin:16px 0;word-break:break-word">${escaped(content.message).replace(/\n/g, '<br>')}</p>
    ${possibleDuplicate ? `<p style="margin:0 0 8px">${duplicateNotice}</p>` : ''}
    <p class="quiet" style="margin:0;font-size:14px;color:${colors.quiet}">Numer zapytania: ${escaped(id)}</p>`;
}

/** A frame of tables and inline styles: the one kind of layout that every mail program shows. */
function page(body: string): string {
  return `<!doctype html>
<html lang="pl">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <meta name="color-scheme" content="light dark">
  <meta name="supported-color-schemes" content="light dark">
  <title>Zapytanie ze strony</title>
  <style>
    @media (prefers-color-scheme: dark) {
      .page { background: #161a17 !important; }
      .card { background: #20261f !important; color: #eef1ec !important; }
      .quiet { color: #b3bcb4 !important; }
      .link { color: #8fd6a8 !important; }
      .line { border-color: #3c463d !important; }
    }
  </style>
</head>
<body class="page" style="margin:0;background:${colors.page}">
  <table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr>
      <td class="card" style="padding:24px;background:${colors.card};color:${colors.text};font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">${body}
      </td>
    </tr></table>
  </td></tr></table>
</body>
</html>
`;
}

function link(href: string, label: string): string {
  return `<a class="link" href="${escaped(href)}" style="color:${colors.action}">${escaped(label)}</a>`;
}

function mailtoLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}

/** The visitor's address if a mail header can carry it. */
function emailOf(content: ContactMessage): string | null {
  return contactMessageProblems(content).email ? null : content.email;
}

function escaped(value: string): string {
  return value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Cuts between characters, never inside an emoji or a letter with its accent. */
function shortened(value: string, longest: number): string {
  if (value.length <= longest) return value;
  let kept = '';
  for (const { segment } of new Intl.Segmenter('pl').segment(value)) {
    if (kept.length + segment.length > longest - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

function polishTime(time: number): string {
  const parts = { timeZone: 'Europe/Warsaw', dateStyle: 'long', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('pl-PL', parts).format(time);
}

function countOfQueries(count: number): string {
  const form = new Intl.PluralRules('pl').select(count);
  const words: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'zapytanie', few: 'zapytania' };
  return `${count} ${words[form] ?? 'zapytań'}`;
}
