import { expect, inject, test } from 'vitest';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { serviceOptions } from '../../site/contactFields.ts';
import { openBrowser, phone, unexpected } from '../support/browser.ts';
import { fillIn, send, thanks } from '../support/contactForm.ts';
import { hydrate } from '../support/hydration.ts';
import { mailAbout, messagesAbout, photosOf } from '../support/messages.ts';

const visit = openBrowser();
const [service] = serviceOptions;

async function overlap(one: Locator, other: Locator) {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of the two elements is not rendered.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Returns a picture of random colours, which stays large as a JPEG. */
async function photo(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: 'white', noise } });
  return { name: `${width}.png`, mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

test('a stored message becomes one document, one e-mail, a toast, thanks and a note that stays', async () => {
  const { page, noise } = await visit('/kontakt');
  const text = `Pluskwy w łóżku, proszę o pilny kontakt ${Date.now()}`;
  await fillIn(page, text, { email: 'zazolc@example.com', service });
  await send(page);

  await thanks(page);
  await page.getByRole('listitem').filter({ hasText: 'Wiadomość wysłana!' }).waitFor();
  await page.getByRole('heading', { name: 'Dziękujemy za wiadomość!' }).waitFor({ state: 'hidden' });
  const note = page.getByRole('group', { name: /^Wysłano o \d\d:\d\d\. Odezwiemy się / });
  const reference = /Numer wiadomości: ([A-Z]-\d{4})/.exec((await note.textContent()) ?? '')?.[1];
  expect(await note.getByRole('link').getAttribute('href')).toMatch(/^tel:\+48\d{9}$/);
  expect(await note.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByLabel('Imię i nazwisko').inputValue()).toBe('');

  const [stored, ...others] = await messagesAbout(text);
  expect(others).toEqual([]);
  expect(stored?.id).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(stored?.fields).toMatchObject({
    name: { stringValue: 'Zażółć Gęśla-Jaźń' },
    phone: { stringValue: '+48 600 700 800' },
    email: { stringValue: 'zazolc@example.com' },
    service: { stringValue: service },
    message: { stringValue: text },
    createdAt: { timestampValue: expect.any(String) as string },
  });

  const [mail, ...moreMail] = await mailAbout(text);
  expect(moreMail).toEqual([]);
  expect(mail?.html).toContain('href="tel:+48600700800"');
  expect(mail?.html).toContain(text);
  expect(mail?.html).toContain(`(${reference})`);
  expect(mail?.replyTo).toEqual([{ name: 'Zażółć Gęśla-Jaźń', address: 'zazolc@example.com' }]);
  expect(unexpected(noise)).toEqual([]);
});

test('a message that fails keeps the values and covers neither button nor number, and can be sent again', async () => {
  const { page } = await visit('/kontakt', { viewport: { width: 320, height: 568 } });
  const text = `Drugi raz się uda ${Date.now()}`;
  await page.route(`http://${inject('addresses').firestore}/**`, (route) =>
    route.fulfill({ status: 403, body: '{}' }),
  );
  await fillIn(page, text);
  const button = page.getByRole('button', { name: 'Wyślij wiadomość' });
  await button.focus();
  await page.keyboard.press('Enter');

  const note = page.getByRole('alert').filter({ hasText: 'Wpisany tekst został w formularzu' });
  await note.waitFor();
  const toast = page.getByRole('listitem').filter({ hasText: 'Błąd wysyłania' });
  await toast.waitFor();
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await overlap(toast, button)).toBe(false);
  expect(await overlap(toast, note.getByRole('link', { name: /^Zadzwoń/ }))).toBe(false);
  expect(await page.getByLabel('Imię i nazwisko').inputValue()).toBe('Zażółć Gęśla-Jaźń');
  expect(await page.getByRole('textbox', { name: 'Wiadomość' }).inputValue()).toBe(text);
  expect(await messagesAbout(text)).toEqual([]);

  await page.unrouteAll({ behavior: 'wait' });
  await send(page);
  await thanks(page);
  const [stored, ...others] = await messagesAbout(text);
  expect(others).toEqual([]);
  expect(stored?.fields).toMatchObject({ email: { nullValue: null }, service: { nullValue: null } });
});

test('three photos are stored and sent as JPEG, in the order in which they were chosen', async () => {
  const { page, noise } = await visit('/kontakt', phone);
  const text = `Trzy zdjęcia ${Date.now()}`;
  await fillIn(page, text);
  const photos = [photo(200, 100), photo(1600, 1200), photo(400, 300)];
  await page.getByLabel(/^Zdjęcia/).setInputFiles(await Promise.all(photos));
  await page.getByText('Dodane zdjęcia: 3 z 3.').waitFor();
  await send(page);
  await thanks(page);

  const [message] = await messagesAbout(text);
  const stored = await photosOf(message!.id);
  const [small = 0, large = 0, middle = 0] = stored.map(({ length }) => length);
  expect([small, middle, large, 400_000]).toEqual([small, middle, large, 400_000].toSorted((a, b) => a - b));
  expect(stored.map((jpeg) => jpeg.subarray(0, 3).toString('hex'))).toEqual(['ffd8ff', 'ffd8ff', 'ffd8ff']);
  const [mail] = await mailAbout(text);
  // The server removes metadata, so that each is a little smaller.
  const [one = 0, two = 0, three = 0] = mail?.attachments?.map(({ length }) => length) ?? [];
  expect([1, one, three, two]).toEqual([1, one, two, three].toSorted((a, b) => a - b));
  expect(unexpected(noise)).toEqual([]);
});

test('a link to a case of first aid shows it, before hydration and after', async () => {
  const { page } = await visit('/objawy/slady-w-rzedzie');
  const link = page.locator('main a[href^="/kontakt#"]:not([href$="#formularz"])');
  const href = (await link.getAttribute('href')) ?? '';
  const aid = page.locator(`details:has(${new URL(href, page.url()).hash})`);
  const isShown = () =>
    aid
      .locator('li')
      .first()
      .evaluate((step) => step.checkVisibility());
  await page.goto(href);
  expect(await isShown()).toBe(true);
  await hydrate(page);
  await aid.locator('summary').click();
  expect(await isShown()).toBe(false);

  await page.goBack();
  await hydrate(page);
  await link.click();
  await expect.poll(isShown).toBe(true);
});
