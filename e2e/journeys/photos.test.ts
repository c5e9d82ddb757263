import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { browserName, openBrowser } from '../support/browser.ts';
import { messagesAbout, photosOf } from '../support/messages.ts';
import { unexpected } from '../support/unexpected.ts';
import { delayApplication } from '../support/hydration.ts';

/** Photos that a visitor sends from a phone. */

const { visit, closePages } = openBrowser();
afterEach(closePages);

const phone = { viewport: { width: 390, height: 844 } };

async function fillIn(page: Page, message: string) {
  await page.getByLabel('Imię i nazwisko').fill('Zofia');
  await page.getByLabel('Telefon').fill('600 700 800');
  await page.getByRole('textbox', { name: 'Wiadomość' }).fill(message);
}

const choose = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel(/^Zdjęcia/).setInputFiles(files);
const send = (page: Page) => page.getByRole('button', { name: 'Wyślij wiadomość' }).click();
const thanks = (page: Page) => page.getByRole('heading', { name: 'Dziękujemy za wiadomość!' }).waitFor();

async function storedPhotos(words: string): Promise<Buffer[]> {
  const [message, ...others] = await messagesAbout(words);
  expect(others).toEqual([]);
  return photosOf(message!.id);
}

const upright = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#a40' } })
    .withExif({
      IFD0: { Model: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '50/1 3/1 41/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Returns a photo that needs about 400 KB when it is scaled. */
const large = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#888',
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer();

test('three photos are stored upright, small and without place', async () => {
  const { page, noise } = await visit('/kontakt', phone);
  const words = `Trzy zdjęcia ${Date.now()}`;
  await fillIn(page, words);
  await choose(page, [
    { name: 'z telefonu.jpg', mimeType: 'image/jpeg', buffer: await upright() },
    {
      name: 'rysunek.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 200, height: 200, channels: 4, background: '#0000' } })
        .extend({ right: 100, background: '#00f' })
        .png()
        .toBuffer(),
    },
  ]);
  await page.getByText('Dodane zdjęcia: 2 z 3.').waitFor();
  await choose(page, [{ name: 'duże.jpg', mimeType: 'image/jpeg', buffer: await large() }]);
  await page.getByText('Dodane zdjęcia: 3 z 3.').waitFor();
  await send(page);
  await thanks(page);

  const photos = await storedPhotos(words);
  const metadata = await Promise.all(photos.map((photo) => sharp(photo).metadata()));
  expect(metadata.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['jpeg', 600, 800],
    ['jpeg', 300, 200],
    ['jpeg', 1600, 1200],
  ]);
  for (const [index, photo] of photos.entries()) {
    expect(photo.length).toBeLessThanOrEqual(400_000);
    expect(metadata[index]).not.toHaveProperty('exif');
  }
  expect(unexpected(noise)).toEqual([]);
});

test('a file that is no photo gets an error, and the message is sent without it', async () => {
  const { page } = await visit('/kontakt', phone);
  const words = `Bez zdjęcia ${Date.now()}`;
  await fillIn(page, words);
  await choose(page, [{ name: 'umowa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }]);
  await page.getByText('Plik „umowa.pdf” nie jest zdjęciem.').waitFor();
  await send(page);
  await thanks(page);
  expect(await storedPhotos(words)).toEqual([]);
});

test('a photo that is chosen before React loads is sent', async () => {
  const { page } = await visit('/kontakt', phone);
  const release = await delayApplication(page);
  const words = `Zdjęcie przed React ${Date.now()}`;
  await fillIn(page, words);
  await choose(page, [{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await upright() }]);
  await send(page);
  release();
  await thanks(page);
  expect(await storedPhotos(words)).toHaveLength(1);
});

test('a message is sent without photos if their code does not load', async () => {
  const { page } = await visit('/kontakt', phone);
  await page.route('**/assets/photos-*.js', (route) => route.abort());
  const words = `Bez kodu ${Date.now()}`;
  await fillIn(page, words);
  await choose(page, [{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await upright() }]);
  await page.getByText('Nie udało się przygotować zdjęć.').waitFor();
  await send(page);
  await thanks(page);
  expect(await storedPhotos(words)).toEqual([]);
});

test.skipIf(browserName !== 'chromium')('a slow upload shows its progress, and is stored', async () => {
  const { page } = await visit('/kontakt', phone);
  const words = `Wolne łącze ${Date.now()}`;
  await fillIn(page, words);
  await choose(page, [{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await large() }]);
  await page.getByText('Dodane zdjęcia: 1 z 3.').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await send(page);
  const progress = page.getByRole('progressbar');
  await progress.waitFor();
  await expect
    .poll(() => progress.evaluate(({ position }: HTMLProgressElement) => position), { timeout: 30_000 })
    .toBeGreaterThan(0.2);
  await thanks(page);
  expect(await storedPhotos(words)).toHaveLength(1);
});

test('photos that are sent while the phone is offline are stored once it is online again', async () => {
  const { page } = await visit('/kontakt', phone);
  const words = `Bez zasięgu ${Date.now()}`;
  await fillIn(page, words);
  await choose(page, [{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await upright() }]);
  await page.getByText('Dodane zdjęcia: 1 z 3.').waitFor();
  await page.context().setOffline(true);
  await send(page);
  await page.waitForTimeout(3000);
  expect(await page.getByRole('button', { name: 'Wyślij wiadomość' }).count()).toBe(0);
  await page.context().setOffline(false);
  await thanks(page);
  expect(await storedPhotos(words)).toHaveLength(1);
});
