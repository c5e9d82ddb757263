import { afterEach, describe, expect, inject, test } from 'vitest';
import type { Locator } from 'playwright-core';
import { openBrowser } from '../support/browser.ts';
import { fillIn, send } from '../support/contactForm.ts';
import { hydrate } from '../support/hydration.ts';
import { mailAbout } from '../support/mailbox.ts';
import { messagesAbout } from '../support/messages.ts';
import { unexpected } from '../support/unexpected.ts';

const { visit, closePages } = openBrowser();
afterEach(closePages);

/** Returns whether two elements overlap. */
async function overlap(one: Locator, other: Locator) {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of the two elements is not rendered.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('a stored message becomes one document, one e-mail, a toast, thanks and a note that stays', async () => {
  const { page, noise } = await visit('/kontakt');
  const text = `Pluskwy w łóżku, proszę o pilny kontakt ${Date.now()}`;
  await fillIn(page, text, { email: 'zazolc@example.com', service: 'Zwalczanie pluskiew' });
  await send(page);

  const thanks = page.getByRole('heading', { name: 'Dziękujemy za wiadomość!' });
  await thanks.waitFor();
  const toast = page.getByRole('listitem').filter({ hasText: 'Wiadomość wysłana!' });
  await toast.waitFor();
  expect((await toast.textContent())?.replaceAll('\u00a0', ' ')).toMatch(
    // Outside opening hours it says from when messages are answered.
    /Skontaktujemy się z Tobą w ciągu godziny\.|Odpowiemy (\d+\.\d+ )?po \d+:\d\d\./,
  );
  await thanks.waitFor({ state: 'hidden' });
  const note = page.getByRole('group', { name: /^Wysłano o \d\d:\d\d\. Odezwiemy się / });
  const reference = /Numer wiadomości: ([A-Z]-\d{4})/.exec((await note.textContent()) ?? '')?.[1];
  expect(await note.getByRole('link').getAttribute('href')).toMatch(/^tel:\+48\d{9}$/);
  expect(await note.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByLabel('Imię i nazwisko').inputValue()).toBe('');

  const [stored, ...others] = await messagesAbout(text);
  expect(others).toEqual([]);
  expect(stored?.id).toMatch(/^[A-Za-z0-9]{20}$/);
  // After sending, the function adds the date of deletion.
  const { expireAt: _, ...written } = stored?.fields ?? {};
  expect(written).toEqual({
    name: { stringValue: 'Zażółć Gęśla-Jaźń' },
    phone: { stringValue: '+48 600 700 800' },
    email: { stringValue: 'zazolc@example.com' },
    service: { stringValue: 'Zwalczanie pluskiew' },
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

describe('a message that fails', () => {
  test('keeps the values, shows an error in a toast and at the form, and can be sent again', async () => {
    const { page } = await visit('/kontakt');
    const text = `Drugi raz się uda ${Date.now()}`;
    await page.route(`http://${inject('addresses').firestore}/**`, (route) =>
      route.fulfill({ status: 403, body: '{}' }),
    );
    await fillIn(page, text);
    await send(page);

    const note = page.getByRole('alert').filter({ hasText: 'Wpisany tekst został w formularzu' });
    await note.waitFor();
    const toast = page.getByRole('listitem').filter({ hasText: 'Błąd wysyłania' });
    await toast.waitFor();
    expect(await toast.textContent()).toContain(
      'Wystąpił problem podczas wysyłania wiadomości. Spróbuj ponownie lub zadzwoń bezpośrednio.',
    );
    expect(await page.getByLabel('Imię i nazwisko').inputValue()).toBe('Zażółć Gęśla-Jaźń');
    expect(await page.getByRole('textbox', { name: 'Wiadomość' }).inputValue()).toBe(text);
    expect(await messagesAbout(text)).toEqual([]);

    await page.unrouteAll({ behavior: 'wait' });
    await send(page);
    await page.getByRole('heading', { name: 'Dziękujemy za wiadomość!' }).waitFor();
    const [stored, ...others] = await messagesAbout(text);
    expect(others).toEqual([]);
    expect(stored?.fields).toMatchObject({ email: { nullValue: null }, service: { nullValue: null } });
  });

  test.for([
    { where: 'on a small phone', viewport: { width: 320, height: 568 } },
    { where: 'on a desktop', viewport: { width: 1280, height: 720 } },
  ])(
    'shows no toast over the button that has the focus, nor over the number: $where',
    async ({ viewport }) => {
      const { page } = await visit('/kontakt', { viewport });
      await page.route(`http://${inject('addresses').firestore}/**`, (route) =>
        route.fulfill({ status: 403, body: '{}' }),
      );
      await fillIn(page, `Przycisk ma być widać ${Date.now()}`);
      const button = page.getByRole('button', { name: 'Wyślij wiadomość' });
      await button.focus();
      await page.keyboard.press('Enter');
      const toast = page.getByRole('listitem').filter({ hasText: 'Błąd wysyłania' });
      await toast.waitFor();

      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await overlap(toast, button)).toBe(false);
      const call = page.getByRole('alert').getByRole('link', { name: /^Zadzwoń/ });
      expect(await overlap(toast, call)).toBe(false);
    },
  );
});

test('without scripting the contact page shows phone and e-mail instead of the form', async () => {
  const { page } = await visit('/kontakt', { javaScriptEnabled: false });
  expect(await page.locator('form').isVisible()).toBe(false);
  // Playwright's queries by text and role ignore noscript.
  const offer = page.locator('noscript');
  await offer.locator('p', { hasText: 'Formularz nie działa bez JavaScriptu' }).waitFor();
  expect(await offer.locator('a[href^="tel:+48"]').isVisible()).toBe(true);
  expect(await offer.locator('a[href^="mailto:"]').isVisible()).toBe(true);
});

test('a link to a case of first aid shows it, before hydration and after', async () => {
  const { page } = await visit('/objawy/slady-w-rzedzie');
  const isShown = (text: RegExp) => page.getByText(text).evaluate((step) => step.checkVisibility());
  const link = page.getByRole('link', { name: /Pluskwy w.hotelu/ });
  await page.goto(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  expect(await isShown(/Zdejmij walizkę/)).toBe(true);
  expect(await isShown(/Wyłącz bezpieczniki/)).toBe(false);
  await hydrate(page);
  await page.getByText(/^Pluskwy w.hotelu$/).click();
  expect(await isShown(/Zdejmij walizkę/)).toBe(false);

  await page.goBack();
  await hydrate(page);
  await link.click();
  await expect.poll(() => isShown(/Zdejmij walizkę/)).toBe(true);
});
