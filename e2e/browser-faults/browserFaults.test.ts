import { isDeepStrictEqual } from 'node:util';
import { describe, expect, inject, test, vi } from 'vitest';
import { patience } from '../../tools/testing/patience.ts';
import { refusals, troubles } from './responses.ts';
import type { FaultyResponse, Fault } from './faultProxy.ts';
import { sendingCode, slow, typed, unhurried, openFaultyBrowser, type Visitor } from './faultyBrowser.ts';

// Most of these tests wait for a response or for the next attempt, so many run at once.
vi.setConfig({ maxConcurrency: Math.ceil(10 / slow), testTimeout: patience.test * slow });

const always = Number.POSITIVE_INFINITY;
const positions = ['before', 'after'] as const;
const { openContactPage, proxy } = openFaultyBrowser();

/** Sends a message with a fault, and again without one if that failed. */
async function sendInto(visitor: Visitor, fault: Fault) {
  proxy().plan(visitor.text, fault);
  await visitor.fillIn();
  const { outcome } = await visitor.send();
  const valuesKept = outcome === 'sent' || isDeepStrictEqual(await visitor.values(), kept(visitor));
  const writes = proxy().commits(visitor.text);
  const stored = await visitor.stored();

  proxy().plan(visitor.text, { ...fault, times: 0 });
  const next = outcome === 'failed' ? (await visitor.send()).outcome : undefined;
  const storedInTheEnd = await visitor.stored();

  return { outcome, writes, stored, valuesKept, next, storedInTheEnd };
}

/** The form shows an error and keeps the values, and the next try stores the message once. */
const failedThenSent = { outcome: 'failed', valuesKept: true, next: 'sent', storedInTheEnd: 1 };

/** Fails if the console contains values of the form. */
function expectNoPersonalData({ logged, text }: Visitor) {
  const all = logged.join('\n');
  for (const value of [typed.name, typed.phone, typed.email, text]) expect(all).not.toContain(value);
}

const kept = (visitor: Visitor) => ({ ...typed, message: visitor.text });

const cases = (responses: Record<string, FaultyResponse>) =>
  Object.entries(responses).flatMap(([name, response]) =>
    positions.map((when) => [name, when, response] as const),
  );

describe.concurrent('a temporary fault', () => {
  test.for(cases(troubles))(
    '%s %s the write: the message is sent, and stored once',
    async ([, when, response]) => {
      const visitor = await openContactPage();
      const result = await sendInto(visitor, { when, response, times: 1 });

      expect(result).toMatchObject({ outcome: 'sent', stored: 1, storedInTheEnd: 1 });
      expect(visitor.logged.filter((line) => line.includes('Database error'))).toEqual([]);
      expectNoPersonalData(visitor);
      await visitor.leave();
    },
  );
});

describe.concurrent('a lasting fault', () => {
  test.for(cases(troubles))(
    '%s %s the write: no success is shown, the values stay, and the next try stores once',
    async ([, when, response]) => {
      const visitor = await openContactPage();
      const result = await sendInto(visitor, { when, response, times: always });

      expect(result).toMatchObject(failedThenSent);
      expect(result.stored).toBe(when === 'before' ? 0 : 1);
      expect(visitor.logged.filter((line) => line.includes('Database error'))).toHaveLength(1);
      expectNoPersonalData(visitor);
      await visitor.leave();
    },
  );
});

describe.concurrent('late responses', () => {
  test.for(positions)('a response 8 s late, %s the write, counts', async (position) => {
    const visitor = await openContactPage();
    const response = { kind: 'late', after: 8000 * slow } as const;
    const result = await sendInto(visitor, { when: position, response, times: always });

    expect(result).toMatchObject({ outcome: 'sent', stored: 1 });
    await visitor.leave();
  });

  test.for(positions)(
    'a write that arrives after the deadline, %s the next try, is stored once',
    async (position) => {
      const visitor = await openContactPage();
      const response = { kind: 'late', after: 17_000 * slow } as const;
      const result = await sendInto(visitor, { when: position, response, times: always });
      expect(result).toMatchObject(failedThenSent);

      // The last delayed write starts at 10 s and arrives 17 s later.
      await visitor.page.waitForTimeout(14_000 * slow);
      expect(await visitor.stored()).toBe(1);
      await visitor.leave();
    },
  );
});

describe.concurrent('refusals', () => {
  test.for(cases(refusals))(
    '%s %s the write: the form shows an error, without a retry',
    async ([name, when, response]) => {
      const visitor = await openContactPage(unhurried);
      const result = await sendInto(visitor, { when, response, times: always });

      expect(result).toMatchObject(failedThenSent);
      // After a denial the page confirms whether the message is stored. After the others it sends nothing.
      expect(result.writes).toBe(name === 'status 403' ? 2 : 1);
      expectNoPersonalData(visitor);
      await visitor.leave();
    },
  );
});

describe.concurrent('the form', () => {
  const nothing: Fault = { when: 'before', response: { kind: 'silence' }, times: 0 };

  test('stores one message after a double click', async () => {
    const visitor = await openContactPage(unhurried);
    proxy().plan(visitor.text, nothing);
    await visitor.fillIn();
    await visitor.button.dblclick();

    expect(await visitor.outcome()).toBe('sent');
    expect(proxy().commits(visitor.text)).toBe(1);
    expect(await visitor.stored()).toBe(1);
    await visitor.leave();
  });

  test('connects to the site and Firestore only', async () => {
    const visitor = await openContactPage();
    await visitor.fillIn();
    expect(await visitor.send()).toMatchObject({ outcome: 'sent' });

    const { site, firestore } = inject('addresses');
    expect([...visitor.requestedHosts].sort()).toEqual([new URL(site).host, firestore].sort());
    await visitor.leave();
  });

  test('stores both messages if the same text is sent again after success', async () => {
    const visitor = await openContactPage();
    await visitor.fillIn();
    await visitor.send();
    await visitor.button.waitFor();
    await visitor.fillIn();

    expect(await visitor.send()).toMatchObject({ outcome: 'sent' });
    expect(await visitor.stored()).toBe(2);
    await visitor.leave();
  });

  test('shows an error if a password manager fills the honeypot, and succeeds on the next try', async () => {
    const visitor = await openContactPage();
    await visitor.fillIn();
    const trap = visitor.page.getByLabel('Zostaw to pole puste');
    await trap.evaluate((input: HTMLInputElement) => (input.value = 'filled by a program'));
    expect(await visitor.send()).toMatchObject({ outcome: 'failed' });
    expect(await visitor.values()).toEqual(kept(visitor));
    expect(await visitor.stored()).toBe(0);

    expect(await visitor.send()).toMatchObject({ outcome: 'sent' });
    expect(await visitor.stored()).toBe(1);
    await visitor.leave();
  });

  test('stores a text once if it is sent again after a failure and a reload', async () => {
    const visitor = await openContactPage();
    proxy().plan(visitor.text, { when: 'after', response: { kind: 'reset' }, times: always });
    await visitor.fillIn();
    expect(await visitor.send()).toMatchObject({ outcome: 'failed' });
    expect(await visitor.stored()).toBe(1);

    proxy().plan(visitor.text, nothing);
    await visitor.page.reload();
    await visitor.fillIn();
    expect(await visitor.send()).toMatchObject({ outcome: 'sent' });
    expect(await visitor.stored()).toBe(1);
    await visitor.leave();
  });

  test('sends once online if offline while sending', async () => {
    const visitor = await openContactPage();
    await visitor.fillIn();
    await visitor.page.waitForLoadState('networkidle');
    await visitor.page.context().setOffline(true);
    setTimeout(() => void visitor.page.context().setOffline(false), 9000 * slow);
    const { outcome, took } = await visitor.send();

    expect(outcome).toBe('sent');
    expect(took).toBeGreaterThan(8000 * slow);
    expect(await visitor.stored()).toBe(1);
    await visitor.leave();
  });

  test('succeeds once online if offline between the write and its response', async () => {
    const visitor = await openContactPage();
    proxy().plan(visitor.text, { when: 'after', response: { kind: 'silence' }, times: 1 });
    await visitor.fillIn();
    await visitor.page.waitForLoadState('networkidle');
    await visitor.button.click();
    await vi.waitUntil(() => visitor.stored(), { timeout: patience.wait });
    await visitor.page.context().setOffline(true);
    setTimeout(() => void visitor.page.context().setOffline(false), 7000 * slow);

    expect(await visitor.outcome()).toBe('sent');
    expect(await visitor.stored()).toBe(1);
    await visitor.leave();
  });

  test('shows an error while offline, keeps the values, and can send later', async () => {
    const visitor = await openContactPage();
    await visitor.fillIn();
    await visitor.page.waitForLoadState('networkidle');
    await visitor.page.context().setOffline(true);
    expect(await visitor.send()).toMatchObject({ outcome: 'failed' });
    expect(await visitor.values()).toEqual(kept(visitor));
    expect(await visitor.stored()).toBe(0);
    expectNoPersonalData(visitor);

    await visitor.page.context().setOffline(false);
    expect(await visitor.send()).toMatchObject({ outcome: 'sent' });
    expect(await visitor.stored()).toBe(1);
    await visitor.leave();
  });

  test('can send later if the code of Firestore failed to load', async () => {
    const visitor = await openContactPage();
    let blocked = 0;
    await visitor.page.route(sendingCode, (route) =>
      blocked++ === 0 ? route.abort('internetdisconnected') : route.continue(),
    );
    await visitor.fillIn();

    expect(await visitor.send()).toMatchObject({ outcome: 'sent' });
    expect(blocked).toBeGreaterThan(1);
    expect(await visitor.stored()).toBe(1);
    await visitor.leave();
  });
});
