import type { ScreenReader } from './screenReader.ts';
import type { Entry } from './transcript.ts';
import { closed, opened, type KeyEffect } from './viewer.ts';

/** Presses keys, types, and records the utterances. */
interface Visitor {
  press: (...keys: string[]) => Promise<void>;
  /** Presses a key with an asynchronous effect. */
  pressUntil: (key: string, to: KeyEffect) => Promise<void>;
  /** Repeats a key until an utterance matches. */
  until: (key: string, expected: RegExp) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Confirms the write, and records the utterances after it. */
  store: () => Promise<void>;
}

interface Journey {
  path: string;
  go: (visitor: Visitor) => Promise<void>;
}

/** The form shows errors or success. */
const settled: KeyEffect = { isDone: () => Boolean(document.querySelector('[role=group]:focus')) };

/** The page waits for the response of the database. */
const submitted: KeyEffect = { isDone: () => 'store' in window };

/** Letters are Orca's keys in browse mode: h for headings, b for buttons, e for fields. */
export const journeys: Readonly<Record<string, Journey>> = {
  'call-from-the-home-page': {
    path: '/',
    go: async ({ press, until }) => {
      await press('ctrl+Home');
      await until('Tab', /Zadzwoń|\d{3} \d{3} \d{3}/);
    },
  },
  'find-a-town': {
    path: '/uslugi',
    go: async ({ press, until }) => {
      await press('ctrl+Home', 'h', 'h');
      await until('b', /^Kraków/);
      await press('Return', 'Tab', 'Tab');
    },
  },
  'open-a-question': {
    path: '/faq',
    go: async ({ press, until }) => {
      await press('ctrl+Home', 'h');
      await until('b', /collapsed/);
      await press('Return', 'Down', 'Down', 'Return');
    },
  },
  'look-at-the-gallery': {
    path: '/galeria',
    go: async ({ press, pressUntil, until }) => {
      await press('ctrl+Home');
      await until('b', /Powiększ/);
      await pressUntil('Return', opened);
      // The arrow in browse mode, the focused button, then the arrow in focus mode.
      await press('Right', 'Tab', 'shift+Tab', 'Return', 'Insert+a', 'Right');
      await pressUntil('Escape', closed);
    },
  },
  'send-a-message': {
    path: '/kontakt',
    go: async ({ press, pressUntil, until, type, store }) => {
      await press('ctrl+Home');
      await until('e', /Imię/);
      // Tab enters the field. Before that, letters are Orca's keys.
      await press('shift+Tab');
      await until('Tab', /Imię/);
      await type('Anna Nowak');
      await until('Tab', /Wyślij/);
      // Two errors: from the summary to the first one.
      await pressUntil('Return', settled);
      await press('Tab', 'Return');
      await type('600700800');
      await until('Tab', /Wiadomość/);
      await type('Myszy w piwnicy');
      await until('Tab', /Wyślij/);
      await pressUntil('Return', submitted);
      await store();
    },
  },
};

/** The window of a page that waits for the database. */
type WaitingWindow = { store?: () => unknown };

/** Replaces the database. Each write waits for `store`. */
const mockDatabase = () => {
  Object.defineProperties(XMLHttpRequest.prototype, {
    status: { get: () => 200 },
    response: { get: () => ({ commitTime: '2026-11-20T10:00:00Z' }) },
    send: {
      value(this: XMLHttpRequest) {
        (window as WaitingWindow).store = () => this.dispatchEvent(new Event('loadend'));
      },
    },
  });
};

/** Sets the clock to a time within opening hours, which the site's sentences follow. */
const fixTime = () => {
  const now = Date.UTC(2026, 10, 20, 10);
  window.Date = class extends Date {
    constructor(...values: unknown[]) {
      super(...((values.length > 0 ? values : [now]) as [number]));
    }
    static override now = () => now;
  } as DateConstructor;
};

const maxRepeats = 60;

/** Runs a journey. Returns its transcript. */
export async function readJourney(
  reader: ScreenReader,
  origin: string,
  { path, go }: Journey,
): Promise<Entry[]> {
  await reader.page.evaluateOnNewDocument(mockDatabase);
  await reader.page.evaluateOnNewDocument(fixTime);
  await reader.open(origin + path);
  const entries: Entry[] = [];
  const press = async (key: string, to?: KeyEffect) => {
    const announced = await reader.press(key, to?.isDone);
    entries.push({ key, announced: to?.replacement ? [to.replacement] : announced });
    return announced;
  };
  await go({
    press: async (...keys) => {
      for (const key of keys) await press(key);
    },
    pressUntil: async (key, to) => {
      await press(key, to);
    },
    until: async (key, expected) => {
      for (let count = 0; count < maxRepeats; count += 1)
        if ((await press(key)).some((announced) => expected.test(announced))) return;
      throw new Error(
        `${path}: ${key} was pressed ${maxRepeats} times, and nothing like ${expected} was announced.`,
      );
    },
    type: async (text) => {
      entries.push({ key: `types “${text}”`, announced: await reader.type(text) });
    },
    store: async () => {
      await reader.page.evaluate(() => (window as WaitingWindow).store?.());
      await reader.page.waitForFunction(settled.isDone);
      entries.push({ key: 'the message has been stored', announced: await reader.listen() });
    },
  });
  return entries;
}
