import type { Email } from './email.ts';
import { escaped, page } from './html.ts';

/** Tells the company of a message that the mail server takes from nobody, without what the server dislikes in it. */
export function parkedEmail(id: string, code: string): Email {
  const heading = 'Zapytanie czeka: serwer poczty go nie przyjmuje';
  const text =
    'Ktoś wysłał zapytanie ze strony, ale serwer poczty odrzuca wiadomość z jego treścią. ' +
    'Zapytanie jest bezpieczne w bazie. Osoba, która opiekuje się stroną, może je odczytać poleceniem ' +
    `„npx tarcza-messages show ${id}” i wysłać ponownie poleceniem „npx tarcza-messages resume ${id}”.`;
  const details = `Numer zapytania: ${id}. Odpowiedź serwera: ${code}.`;
  return {
    subject: heading,
    text: `${heading}\n\n${text}\n\n${details}\n`,
    html: page(
      `<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${heading}</h1>
      <p style="margin:0 0 16px">${escaped(text)}</p>
      <p class="quiet" style="margin:0">${escaped(details)}</p>`,
    ),
  };
}
