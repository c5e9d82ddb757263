import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { browserName, openBrowser } from '../support/browser.ts';
import { fillIn, send } from '../support/contactForm.ts';
import { mailAbout } from '../support/mailbox.ts';
import { messagesAbout, photosOf } from '../support/messages.ts';
import { unexpected } from '../support/unexpected.ts';
import { delayApplication } from '../support/hydration.ts';

/** Photos that a visitor sends from a phone. */

const { visit, closePages } = openBrowser();
afterEach(closePages);

const phone = { viewport: { width: 390, height: 844 } };

const choose = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel(/^Zdjęcia/).setInputFiles(files);
const thanks = (page: Page) => page.getByRole('heading', { name: 'Dziękujemy za wiadomość!' }).waitFor();

async function storedPhotos(text: string): Promise<Buffer[]> {
  const [message, ...others] = await messagesAbout(text);
  expect(others).toEqual([]);
  return photosOf(message!.id);
}

/** Returns an uncompressed picture of random colours, which stays large as a JPEG. */
function noise(width: number, height: number): Buffer {
  const size = width * height * 3;
  const header = Buffer.alloc(54);
  header.write('BM');
  for (const [offset, value] of [
    [2, 54 + size],
    [10, 54],
    [14, 40],
    [18, width],
    [22, height],
    [34, size],
  ] as const)
    header.writeUInt32LE(value, offset);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  return Buffer.concat([header, randomBytes(size)]);
}

const photo = (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/bmp',
  buffer: noise(width, height),
});
const small = () => photo('a.bmp', 200, 100);
const large = () => photo('duże.bmp', 1600, 1200);

test('three photos are stored and sent as JPEG, in the order in which they were chosen', async () => {
  const { page, noise: errors } = await visit('/kontakt', phone);
  const text = `Trzy zdjęcia ${Date.now()}`;
  await fillIn(page, text);
  await choose(page, [small(), large()]);
  await page.getByText('Dodane zdjęcia: 2 z 3.').waitFor();
  await choose(page, [photo('trzecie.bmp', 400, 300)]);
  await page.getByText('Dodane zdjęcia: 3 z 3.').waitFor();
  await send(page);
  await thanks(page);

  const [first, second, third, ...others] = await storedPhotos(text);
  expect(others).toEqual([]);
  for (const jpeg of [first!, second!, third!]) expect(jpeg.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(first!.length).toBeLessThan(third!.length);
  expect(third!.length).toBeLessThan(second!.length);
  expect(second!.length).toBeLessThanOrEqual(400_000);
  const [mail] = await mailAbout(text);
  // The server removes metadata, so that each is a little smaller.
  const [one = 0, two = 0, three = 0] = mail?.attachments?.map(({ length }) => length) ?? [];
  expect(one).toBeGreaterThan(0);
  expect(one).toBeLessThan(three);
  expect(three).toBeLessThan(two);
  expect(unexpected(errors)).toEqual([]);
});

test('a photo that is chosen before React loads is sent', async () => {
  const { page } = await visit('/kontakt', phone);
  const release = await delayApplication(page);
  const text = `Zdjęcie przed React ${Date.now()}`;
  await fillIn(page, text);
  await choose(page, [small()]);
  await send(page);
  release();
  await thanks(page);
  expect(await storedPhotos(text)).toHaveLength(1);
});

test('a message is sent without photos if their code does not load', async () => {
  const { page } = await visit('/kontakt', phone);
  await page.route('**/assets/photos-*.js', (route) => route.abort());
  const text = `Bez kodu ${Date.now()}`;
  await fillIn(page, text);
  await choose(page, [small()]);
  await page.getByText('Nie udało się przygotować zdjęć.').waitFor();
  await send(page);
  await thanks(page);
  expect(await storedPhotos(text)).toEqual([]);
});

test.skipIf(browserName !== 'chromium')('a slow upload shows its progress, and is stored', async () => {
  const { page } = await visit('/kontakt', phone);
  const text = `Wolne łącze ${Date.now()}`;
  await fillIn(page, text);
  await choose(page, [large()]);
  await page.getByText('Dodane zdjęcia: 1 z 3.').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 150_000,
    uploadThroughput: 150_000,
  });
  await send(page);
  const progress = page.getByRole('progressbar');
  await progress.waitFor();
  await expect
    .poll(() => progress.evaluate(({ position }: HTMLProgressElement) => position))
    .toBeGreaterThan(0.2);
  await thanks(page);
  expect(await storedPhotos(text)).toHaveLength(1);
});

test('photos that are sent while the phone is offline are stored once it is online again', async () => {
  const { page } = await visit('/kontakt', phone);
  const text = `Bez zasięgu ${Date.now()}`;
  await fillIn(page, text);
  await choose(page, [small()]);
  await page.getByText('Dodane zdjęcia: 1 z 3.').waitFor();
  await page.context().setOffline(true);
  await send(page);
  await page.waitForTimeout(3000);
  expect(await page.getByRole('button', { name: 'Wyślij wiadomość' }).count()).toBe(0);
  await page.context().setOffline(false);
  await thanks(page);
  expect(await storedPhotos(text)).toHaveLength(1);
});
