import type { ScreenReader } from './screenReader.ts';
import type { Heard } from './transcript.ts';
import { closed, opened, type Lead } from './viewer.ts';

/** Presses and types on the visitor's behalf, and keeps what was said. */
interface Visitor {
  press: (...keys: string[]) => Promise<void>;
  /** Presses a key that leads to something in the page's own time. */
  lead: (key: string, to: Lead) => Promise<void>;
  /** Presses a key again and again until something is said that fits. */
  until: (key: string, expected: RegExp) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Hears what happens once the database has stored the message. */
  store: () => Promise<void>;
}

interface Journey {
  path: string;
  go: (visitor: Visitor) => Promise<void>;
}

/** The form says what became of the message. */
const answered: Lead = { led: () => Boolean(document.querySelector('[role=group]:focus')) };

/** The database has been asked to store a message. */
const asked: Lead = { led: () => 'store' in window };

/** What visitors come for. Letters are Orca's own keys: h for headings, b for buttons. */
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
    go: async ({ press, lead, until }) => {
      await press('ctrl+Home');
      await until('b', /Powiększ/);
      await lead('Return', opened);
      // The arrow of browse mode; the button that has the focus; the arrow of focus mode; and back.
      await press('Right', 'Tab', 'shift+Tab', 'Return', 'Insert+a', 'Right');
      await lead('Escape', closed);
    },
  },
  'send-a-message': {
    path: '/kontakt',
    go: async ({ press, lead, until, type, store }) => {
      await press('ctrl+Home');
      await until('e', /Imię/);
      // Only Tab leads into a field: until then letters are Orca's keys.
      await press('shift+Tab');
      await until('Tab', /Imię/);
      await type('Anna Nowak');
      await until('Tab', /Wyślij/);
      // Two errors: from the summary to the first of them, and on.
      await lead('Return', answered);
      await press('Tab', 'Return');
      await type('600700800');
      await until('Tab', /Wiadomość/);
      await type('Myszy w piwnicy');
      await until('Tab', /Wyślij/);
      await lead('Return', asked);
      await store();
    },
  },
};

/** A page whose database has been asked to store a message, and waits. */
type Asking = { store?: () => void };

/** Replaces the database: stores every message after it is enabled. */
const answersForTheDatabase = () => {
  const fetch = window.fetch.bind(window);
  const confirmed = {
    writeResults: [{ updateTime: '2026-11-20T10:00:00Z' }],
    commitTime: '2026-11-20T10:00:00Z',
  };
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes(':commit')) return fetch(input, init);
    await new Promise<void>((resolve) => ((window as Asking).store = resolve));
    return Response.json(confirmed);
  };
};

/** More presses than anybody has patience for. */
const most = 60;

/** Goes on one journey and writes down what is heard. */
export async function readJourney(
  reader: ScreenReader,
  origin: string,
  { path, go }: Journey,
): Promise<Heard[]> {
  await reader.page.context().addInitScript(answersForTheDatabase);
  await reader.open(origin + path);
  const heard: Heard[] = [];
  const press = async (key: string, to?: Lead) => {
    const said = await reader.press(key, to?.led);
    heard.push({ key, said: to?.instead ? [to.instead] : said });
    return said;
  };
  await go({
    press: async (...keys) => {
      for (const key of keys) await press(key);
    },
    lead: async (key, to) => {
      await press(key, to);
    },
    until: async (key, expected) => {
      for (let count = 0; count < most; count += 1)
        if ((await press(key)).some((said) => expected.test(said))) return;
      throw new Error(`${path}: ${key} was pressed ${most} times, and nothing like ${expected} was said.`);
    },
    type: async (text) => {
      heard.push({ key: `types “${text}”`, said: await reader.type(text) });
    },
    store: async () => {
      await reader.page.evaluate(() => (window as Asking).store?.());
      await reader.page.waitForFunction(answered.led);
      heard.push({ key: 'the message has been stored', said: await reader.listen() });
    },
  });
  return heard;
}
