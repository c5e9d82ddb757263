import type { Page, Route } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { fillIn, send, thanks } from '../support/contactForm.ts';
import { hydrate } from '../support/hydration.ts';
import { messagesAbout } from '../support/messages.ts';

/** What the page shows, and what is stored, while the connection to Firestore fails. */

const visit = openBrowser();
const commits = `http://${inject('addresses').firestore}/**`;

/** Lets the write reach Firestore, and loses its response. */
const loseResponse = async (route: Route) => {
  await route.fetch();
  await route.abort('connectionreset');
};
const loginPage = { contentType: 'text/html', body: '<h1>Zaloguj się</h1>' };

const faults = {
  'a reset connection': (route: Route) => route.abort('connectionreset'),
  'a lost response': loseResponse,
  'the login page of a hotel': (route: Route) => route.fulfill({ status: 200, ...loginPage }),
  'status 503': (route: Route) => route.fulfill({ status: 503, body: '{}' }),
};

const failed = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Wpisany tekst został w formularzu' }).waitFor();

test.each(Object.entries(faults))('after %s a message is sent again, and stored once', async (_, fault) => {
  const { page } = await visit('/kontakt');
  await page.route(commits, fault, { times: 1 });
  const text = `Jedna awaria ${Date.now()}`;
  await fillIn(page, text);
  await send(page);
  await thanks(page);
  expect(await messagesAbout(text)).toHaveLength(1);
});

test('a message that is stored without a response is not stored again after a failure and a reload', async () => {
  const { page } = await visit('/kontakt');
  await hydrate(page);
  await page.route(commits, loseResponse);
  const text = `Bez odpowiedzi ${Date.now()}`;
  await fillIn(page, text);
  await send(page);
  await failed(page);
  expect(await page.getByRole('textbox', { name: 'Wiadomość' }).inputValue()).toBe(text);

  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await fillIn(page, text);
  await send(page);
  await thanks(page);
  expect(await messagesAbout(text)).toHaveLength(1);
});

test('a message that is sent while the phone is offline is stored with its photo once it is online again', async () => {
  const { page } = await visit('/kontakt');
  const text = `Bez zasięgu ${Date.now()}`;
  await fillIn(page, text);
  await page.getByLabel(/^Zdjęcia/).setInputFiles('docs/images/site.webp');
  await page.getByText('Dodane zdjęcia: 1 z 3.').waitFor();
  await page.context().setOffline(true);
  await send(page);
  await page.waitForTimeout(3000);
  expect(await page.getByRole('button', { name: 'Wyślij wiadomość' }).count()).toBe(0);
  await page.context().setOffline(false);
  await thanks(page);
  expect(await messagesAbout(text)).toHaveLength(1);
});
