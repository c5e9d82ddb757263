import type { Page } from 'playwright-core';

/** A page after an interaction. */
export interface State {
  path: string;
  name: string;
  /** Only on screens narrower than this, in px. */
  below?: number;
  /** Whether a modal dialog is open, so that rules about whole pages do not apply. */
  modal?: boolean;
  /** Whether it ends by itself after a few seconds, so that the keyboard check is left out. */
  passing?: boolean;
  open: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function respondToMessages(page: Page, status: number) {
  await page.route(/:commit(\?|$)|firestore\.googleapis\.com|\/v1\/projects\//, (route) =>
    route.fulfill({
      status,
      contentType: 'application/json',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body:
        status === 200
          ? '{"writeResults":[{"updateTime":"2026-11-20T10:00:00Z"}],"commitTime":"2026-11-20T10:00:00Z"}'
          : '{}',
    }),
  );
}

async function send(page: Page, message: string) {
  await page.getByLabel('Imię i nazwisko').fill('Anna Nowak');
  await page.getByLabel('Telefon').fill('600 700 800');
  await page.getByRole('textbox', { name: 'Wiadomość' }).fill(message);
  await button(page, 'Wyślij wiadomość').click();
}

/** Hovers over the toast, which keeps it open. */
async function keepToast(page: Page) {
  const toast = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Zamknij' }) });
  await toast.waitFor();
  await toast.hover();
  // The live region is outside of every landmark for a second.
  await page.waitForTimeout(1100);
}

export const states: readonly State[] = [
  {
    path: '/',
    name: 'menu open',
    below: 960,
    open: async (page) => {
      await button(page, 'Otwórz menu').click();
      await page.getByRole('navigation', { name: 'Menu główne' }).waitFor();
    },
  },
  {
    path: '/uslugi',
    name: 'town open',
    open: async (page) => {
      await button(page, 'Kraków').click();
      await button(page, 'Tarnów').click();
      await page.getByRole('link', { name: 'Deratyzacja w Tarnowie' }).waitFor();
    },
  },
  {
    path: '/uslugi/zwalczanie-pluskiew',
    name: 'answer open',
    open: (page) => openQuestions(page),
  },
  {
    path: '/faq',
    name: 'answer open in each group',
    open: (page) => openQuestions(page),
  },
  {
    path: '/blog',
    name: 'category chosen, newsletter refused',
    open: async (page) => {
      await button(page, 'Deratyzacja').click();
      await page.locator('main [role=status]:not(:empty)').first().waitFor({ state: 'attached' });
      await page.getByRole('main').locator('form button').click();
      await page.getByRole('main').locator('form [aria-invalid="true"]').waitFor();
    },
  },
  {
    path: '/galeria',
    name: 'viewer open',
    modal: true,
    open: async (page) => {
      await button(page, /^Powiększ zdjęcie/)
        .first()
        .click();
      await page.getByRole('dialog').locator('[data-state=loaded]').first().waitFor();
    },
  },
  {
    path: '/kontakt',
    name: 'form refused',
    open: async (page) => {
      await page.getByLabel('E-mail').fill('bez małpy');
      // Before React there is no summary of the errors.
      await page.locator('form[novalidate]').first().waitFor();
      await button(page, 'Wyślij wiadomość').click();
      await page.getByRole('group', { name: 'Popraw formularz' }).waitFor();
    },
  },
  {
    path: '/kontakt',
    name: 'sending failed, toast',
    passing: true,
    open: async (page) => {
      await respondToMessages(page, 403);
      await send(page, 'To się nie uda');
      await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
      await keepToast(page);
    },
  },
  {
    path: '/kontakt',
    name: 'sent, toast',
    passing: true,
    open: async (page) => {
      await respondToMessages(page, 200);
      await send(page, 'To się uda');
      await page.getByRole('heading', { name: 'Dziękujemy za wiadomość!' }).waitFor();
      await keepToast(page);
    },
  },
];

/** Opens the first question of every section. */
async function openQuestions(page: Page) {
  for (const section of await page.locator('main section').all()) {
    const question = section.locator('button[aria-expanded=false]').first();
    if ((await question.count()) > 0) await question.click();
  }
  await page.locator('main button[aria-expanded=true]').first().waitFor();
  await page.waitForLoadState('networkidle');
}
