import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { messagesAbout } from '../support/messages.ts';
import { pageKinds } from '../../tools/pageKinds.ts';
import { isShort } from '../../tools/testing/isShort.ts';
import { drivers, type Driver } from '../support/drivers.ts';
import { startErrorProxy } from './errorProxy.ts';
import { ensureEngine } from '../../tools/local/engines.ts';

/** Returns an expression for the first element with a role, and with a name that begins with a text. */
function locate(role: string, name: string): string {
  const isNamed = `(found) => found.replaceAll('\u00a0', ' ').startsWith('${name}')`;
  return `TestingLibraryDom.queryAllByRole(document.body, '${role}', { name: ${isNamed} })[0]`;
}

/** Scrolls to an element, and notes whether the next click hits it. Returns its centre in px. Runs in the page. */
function scrollToCentre(element: HTMLElement): [number, number] {
  const note = ({ target }: { target: unknown }) =>
    Object.assign(window, { isHit: element.contains(target as Node | null) });
  note({ target: null });
  addEventListener('click', note, { capture: true, once: true });
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
}

const names = Object.keys(drivers) as (keyof typeof drivers)[];

describe.each(names)('%s', (name) => {
  const missing = ensureEngine(name, console.log);
  if (missing.length > 0) {
    test.skip(`needs apt-get install --no-install-recommends ${missing.join(' ')}`);
    return;
  }
  let driver: Driver;
  let proxy: Awaited<ReturnType<typeof startErrorProxy>>;
  beforeAll(async () => {
    proxy = await startErrorProxy(inject('addresses').site);
    driver = await drivers[name]();
  });
  afterAll(async () => {
    await driver?.close();
    proxy?.close();
  });

  const has = (role: string, named = '') => driver.evaluate<boolean>(`${locate(role, named)} !== undefined`);
  const until = (role: string, named?: string) => expect.poll(() => has(role, named)).toBe(true);
  const errors = () => driver.evaluate<string[]>('window.collectedErrors');

  /** Clicks the centre of an element until that hits it: Firefox may scroll back to a typed text just before. */
  async function click(role: string, named: string) {
    await until(role, named);
    const isHit = async () => {
      const [x, y] = await driver.evaluate<[number, number]>(
        `(${scrollToCentre.toString()})(${locate(role, named)})`,
      );
      await driver.click(x, y);
      return driver.evaluate<boolean>('window.isHit');
    };
    await expect.poll(isHit).toBe(true);
  }

  test.skipIf(isShort).each(Object.entries(pageKinds))(
    'opens the %s page without a console error',
    async (_, path) => {
      await driver.open(proxy.origin + path);
      await until('heading');
      expect(await errors()).toEqual([]);
    },
  );

  test.skipIf(isShort)('opens a question', async () => {
    await driver.open(`${proxy.origin}/faq`);
    await click('button', 'Kiedy warto wezwać firmę DDD?');
    const expanded = `${locate('button', 'Kiedy warto wezwać firmę DDD?')}.ariaExpanded`;
    await expect.poll(() => driver.evaluate(expanded)).toBe('true');
    expect(await errors()).toEqual([]);
  });

  test.skipIf(isShort)('opens and closes the gallery', async () => {
    await driver.open(`${proxy.origin}/galeria`);
    await click('button', 'Powiększ obraz');
    await until('dialog');
    await click('button', 'Następny obraz');
    await click('button', 'Zamknij');
    await expect.poll(() => has('dialog')).toBe(false);
    expect(await errors()).toEqual([]);
  });

  test.skipIf(isShort)('opens the menu, which has more links than the bar', async () => {
    await driver.open(`${proxy.origin}/`);
    expect([await has('link', 'Usługi'), await has('link', 'Co widzisz?')]).toEqual([true, false]);
    await click('button', 'Menu główne');
    await until('link', 'Co widzisz?');
    expect(await errors()).toEqual([]);
  });

  test('sends a message', async () => {
    const words = `${name} ${Date.now()}`;
    await driver.open(`${proxy.origin}/kontakt`);
    for (const [label, text] of [
      ['Imię i nazwisko', 'Zażółć Gęśla-Jaźń'],
      ['Telefon', '600700800'],
      ['Wiadomość', words],
    ] as const) {
      await click('textbox', label);
      await driver.type(text);
    }
    await click('button', 'Wyślij wiadomość');
    await until('heading', 'Dziękujemy za wiadomość!');
    expect(await messagesAbout(words)).toHaveLength(1);
    expect(await errors()).toEqual([]);
  });
});
