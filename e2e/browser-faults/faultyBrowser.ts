import { type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import { patience } from '../../tools/testing/patience.ts';
import { slownessNow } from '../../tools/testing/slowness.ts';
import { startFaultProxy, type FaultProxy } from './faultProxy.ts';
import { launchChromium } from '../support/chromium.ts';
import { messagesAbout } from '../support/messages.ts';

/** Factor for all timeouts of page and tests. A busy computer may exceed the page's deadline of 15 s. */
export const slow = Math.min(12, slownessNow());

/** Factor for tests that count requests. The page sends a parallel attempt after 5 s without a response. */
export const unhurried = 12 * slow;

export const typed = {
  name: 'Zażółć Gęśla-Jaźń',
  phone: '+48 600 700 800',
  email: 'zazolc@example.com',
  service: 'Deratyzacja',
} as const;

/** The chunk of packages/contact/src/store/firestore.ts. The page fetches it on the first focus in the form. */
export const sendingCode = /\/assets\/firestore-[^/]+\.js$/;

export type Visitor = ReturnType<typeof visitor>;

/** Opens a browser that reaches Firestore through the fault proxy, for the tests of a file. */
export function openFaultyBrowser() {
  const { site, firestore } = inject('addresses');
  let browser: Browser;
  let proxy: FaultProxy;
  let count = 0;

  beforeAll(async () => {
    const [host = '', port] = firestore.split(':');
    proxy = await startFaultProxy({ host, port: Number(port) });
    browser = await launchChromium({
      // The site was built with Firestore's address. The browser connects to the proxy instead.
      args: [`--host-resolver-rules=MAP ${firestore} 127.0.0.1:${proxy.port}`],
    });
  });
  afterAll(async () => {
    await browser.close();
    await proxy.stop();
  });

  return {
    proxy: () => proxy,
    /** Opens the contact page in a new context, with a unique message. `factor` multiplies the page's timeouts. */
    openContactPage: async (factor = slow) => {
      const context = await browser.newContext({ baseURL: site, locale: 'pl-PL' });
      context.setDefaultTimeout(patience.wait * slow);
      await context.addInitScript((times) => {
        const wait = window.setTimeout.bind(window);
        Object.assign(window, {
          setTimeout: (handler: TimerHandler, time = 0, ...rest: unknown[]) =>
            wait(handler, time * times, ...rest),
        });
      }, factor);
      const page = await context.newPage();
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const requestedHosts = new Set<string>();
      page.on('request', (request) => requestedHosts.add(new URL(request.url()).host));
      await page.goto('/kontakt');
      count += 1;
      return visitor(
        page,
        `Myszy w piwnicy, sprawa ${process.pid}-${Date.now()}-${count}.`,
        logged,
        requestedHosts,
      );
    },
  };
}

function visitor(page: Page, text: string, logged: string[], requestedHosts: Set<string>) {
  const field = {
    name: page.getByLabel('Imię i nazwisko'),
    phone: page.getByRole('textbox', { name: 'Telefon' }),
    email: page.getByRole('textbox', { name: 'E-mail' }),
    service: page.getByRole('combobox', { name: 'Usługa' }),
    message: page.getByRole('textbox', { name: 'Wiadomość' }),
  };
  const button = page.getByRole('button', { name: 'Wyślij wiadomość' });
  const thanks = page.getByRole('heading', { name: 'Dziękujemy za wiadomość!' });
  const errorMessage = page.getByRole('form').getByRole('alert').filter({ hasText: /\S/ });

  let started = false;
  page.on('framenavigated', () => (started = false));
  page.on('request', (request) => {
    if (sendingCode.test(request.url())) started = true;
  });
  /** Focuses the form until React has hydrated it. */
  const start = () =>
    vi.waitUntil(
      async () => {
        await field.name.blur();
        await field.name.focus();
        return started;
      },
      { timeout: patience.wait, interval: 250 },
    );

  return {
    page,
    text,
    /** Console messages of the page. */
    logged,
    /** Hosts that the page has requested. */
    requestedHosts,
    button,
    async fillIn() {
      await start();
      await field.name.fill(typed.name);
      await field.phone.fill(typed.phone);
      await field.email.fill(typed.email);
      await field.service.selectOption(typed.service);
      await field.message.fill(text);
    },
    /** Returns the result that the form shows. */
    async outcome(): Promise<'sent' | 'failed'> {
      await thanks.or(errorMessage).first().waitFor();
      return (await thanks.isVisible()) ? 'sent' : 'failed';
    },
    /** Clicks the button. Returns the result and the time until it is shown, in ms. */
    async send() {
      const began = Date.now();
      await button.click();
      const outcome = await this.outcome();
      return { outcome, took: Date.now() - began };
    },
    async values() {
      const { name, phone, email, service, message } = field;
      const values = await Promise.all(
        [name, phone, email, service, message].map((each) => each.inputValue()),
      );
      return { name: values[0], phone: values[1], email: values[2], service: values[3], message: values[4] };
    },
    /** Returns the number of stored documents with this message. */
    stored: async () => (await messagesAbout(text)).length,
    leave: () => page.context().close(),
  };
}
