import type { Page } from 'playwright-core';

/** Fills in the contact form: the required fields, and those that are given. */
export async function fillIn(
  page: Page,
  message: string,
  { email, service, phone = '+48 600 700 800' }: { email?: string; service?: string; phone?: string } = {},
) {
  await page.getByLabel('Imię i nazwisko').fill('Zażółć Gęśla-Jaźń');
  await page.getByLabel('Telefon').fill(phone);
  if (email) await page.getByLabel('E-mail').fill(email);
  if (service) await page.getByLabel('Usługa').selectOption(service);
  await page.getByRole('textbox', { name: 'Wiadomość' }).fill(message);
}

export const send = (page: Page) => page.getByRole('button', { name: 'Wyślij wiadomość' }).click();

/** Resolves when the page thanks for the message. */
export const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Dziękujemy za wiadomość!' }).waitFor();
