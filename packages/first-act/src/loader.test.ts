// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/**
 * The loader as a page has it: a classic script that finds its attributes on itself. What only a browser can show
 * (the moments before the first paint, the cache, no network) is in e2e/journeys of the repository.
 */
const start = vi.fn<() => Promise<void>>();
const entry = 'data:text/javascript,export%20default()=>globalThis.startPage()';

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const told = () => document.querySelector('[role="alert"]');
const asked = () => vi.mocked(fetch).mock.calls.map(([address]) => address);
const sheets = () => document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');

/** Answers whether the page's own behaviour was left to go on. */
const click = (selector: string, init: MouseEventInit = {}) =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

function clicksOn(selector: string) {
  const heard = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  find(selector).addEventListener('click', heard);
  return heard;
}

/** What becomes of a style sheet that is put into the page: jsdom loads none. */
let fate: 'load' | 'error' | undefined;
const fulfil = () => {
  for (const link of sheets()) if (fate) link.dispatchEvent(new Event(fate));
};
const observer = new MutationObserver(fulfil);

const ready = () =>
  new Promise<void>((resolve) => addEventListener('first-act:ready', () => resolve(), { once: true }));

async function load(attributes: Record<string, string> = {}) {
  const script = document.createElement('script');
  Object.assign(script.dataset, { app: `${entry} /style.css /page.js`, ...attributes });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.resetModules();
  await import('./loader');
  listening = true;
  void ready().then(() => (listening = false));
}
let listening = false;

const online = () => vi.mocked(fetch).mockImplementation(async () => new Response(''));
const offline = () => vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>());
  vi.stubGlobal('open', vi.fn<typeof open>());
  vi.stubGlobal('startPage', start.mockReset().mockResolvedValue());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  online();
  fate = 'load';
  document.head.innerHTML = '';
  observer.observe(document.head, { childList: true });
  document.body.innerHTML = `
    <button id="picture"><b>Powiększ</b></button>
    <h3><button id="question" aria-expanded="false" aria-controls="answer" data-act="toggle">Co to jest DDD?</button></h3>
    <div id="answer" hidden="until-found">Trzy usługi.</div>
    <p><button id="all" aria-pressed="true" data-act="choose">Wszystkie</button><button id="mice" aria-pressed="false" data-act="choose">Myszy</button></p>
    <button id="menu" popovertarget="nav">Menu</button>
    <form><input id="name" /><input id="send" type="submit" /></form>
    <a id="cart" href="#koszyk" data-act="hold">Koszyk</a>
    <div data-act="leave"><button id="own">Własny</button></div>
    <article data-act="follow"><p id="words">Od 550 zł</p><a id="link" href="http://127.0.0.1/usluga">Deratyzacja</a></article>
    <template data-act="failed"><div role="alert">Nie udało się.</div></template>`;
});

// A loader listens until its page is ready: none may outlive its test.
afterEach(async () => {
  online();
  const over = ready();
  fate = 'load';
  fulfil();
  if (listening) {
    click('#picture');
    await over;
  }
  observer.disconnect();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a style sheet is told by the end of its path, not by a name that holds its ending', async () => {
  await load({ app: `${entry} /style.css /TextPage.css-CA5sWxl5.js` });
  find('#picture').dispatchEvent(new Event('pointerover', { bubbles: true }));
  await expect.poll(() => sheets()).toHaveLength(1);
  expect(sheets()[0]?.getAttribute('href')).toBe('/style.css');
});

test('nothing is fetched before somebody acts', async () => {
  await load();
  expect(asked()).toEqual([]);
  expect(sheets()).toHaveLength(0);
});

test('a pointer over a button fetches everything once, and runs nothing', async () => {
  await load();
  for (const id of ['#picture', '#mice', '#name']) {
    find(id).dispatchEvent(new Event('pointerover', { bubbles: true }));
  }
  await expect.poll(asked).toEqual([entry, '/style.css', '/page.js']);
  expect(start).not.toHaveBeenCalled();
});

test('nothing is fetched in the middle of a press: first the browser draws what it does', async () => {
  await load();
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    find('#question').dispatchEvent(new Event(type, { bubbles: true }));
  click('#question');
  expect(find('#question').ariaExpanded).toBe('true');
  expect(asked()).toEqual([]);
  await ready();
  expect(start).toHaveBeenCalledOnce();
});

test('a press is held until scripts and rules are there, and made once', async () => {
  await load();
  const clicks = clicksOn('#picture');
  fate = undefined;
  expect(click('#picture')).toBe(false);
  await expect.poll(() => sheets()).toHaveLength(1);
  expect(asked()).toHaveLength(3);
  expect(start).not.toHaveBeenCalled();

  const alive = ready();
  fate = 'load';
  fulfil();
  await alive;
  expect(start).toHaveBeenCalledOnce();
  expect(clicks).toHaveBeenCalledOnce();
  click('#picture');
  expect(clicks).toHaveBeenCalledTimes(2);
});

test('a press is made again as it was: with its keys, on what it met', async () => {
  await load();
  const clicks = clicksOn('#picture');
  find('#picture b').dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true, clientX: 7 }),
  );
  await ready();
  expect(clicks.mock.calls[0]?.[0]).toMatchObject({ target: find('#picture b'), shiftKey: true, clientX: 7 });
});

test('presses are made in their order', async () => {
  await load();
  const order: string[] = [];
  for (const id of ['picture', 'question']) find(`#${id}`).addEventListener('click', () => order.push(id));
  let finish = () => {};
  start.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  click('#picture');
  await expect.poll(() => start).toHaveBeenCalled();
  // The panel is the application's by now.
  click('#question');
  click('#picture');
  expect(find('#question').ariaExpanded).toBe('false');
  const alive = ready();
  finish();
  await alive;
  expect(order).toEqual(['picture', 'question', 'picture']);
});

test('what is held is busy until it is made, and the last of several alone', async () => {
  await load();
  const seen: (string | null)[] = [];
  find('#picture').addEventListener('click', () => seen.push(find('#picture').ariaBusy));
  click('#send');
  click('#picture b');
  expect([find('#send').ariaBusy, find('#picture').ariaBusy]).toEqual([null, 'true']);
  await ready();
  expect(seen).toEqual([null]);
});

test('what the page does by itself is never busy', async () => {
  await load();
  for (const id of ['#question', '#mice']) click(id);
  expect(document.querySelectorAll('[aria-busy]')).toHaveLength(0);
});

test('a panel opens and closes at once', async () => {
  await load();
  click('#question');
  expect(find('#question').ariaExpanded).toBe('true');
  expect(find('#answer').hidden).toBe(false);
  click('#question');
  expect(find('#question').ariaExpanded).toBe('false');
  expect(find('#answer').hidden).not.toBe(false);
});

test('a choice is made at once', async () => {
  await load();
  click('#mice');
  expect([find('#all').ariaPressed, find('#mice').ariaPressed]).toEqual(['false', 'true']);
});

test('a popover’s button is the browser’s', async () => {
  await load();
  expect(click('#menu')).toBe(true);
  find('#menu').dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(asked()).toEqual([]);
});

test.each([
  ['a script cannot be fetched', () => offline()],
  [
    'the server refuses',
    () => vi.mocked(fetch).mockImplementation(async () => new Response('', { status: 503 })),
  ],
  ['the page cannot be woken', () => start.mockRejectedValueOnce(new Error('no words'))],
])('where %s the visitor is told beside the button, and the next press succeeds', async (_, goWrong) => {
  await load();
  const clicks = clicksOn('#picture');
  goWrong();
  click('#picture');
  await expect.poll(told).not.toBeNull();
  expect(find('#picture').nextElementSibling).toBe(told());
  expect(told()).toHaveTextContent('Nie udało się.');
  expect(find('#picture')).not.toHaveAttribute('aria-busy');

  online();
  const alive = ready();
  click('#picture');
  expect(told()).toBeNull();
  await alive;
  expect(clicks).toHaveBeenCalledOnce();
});

test('a style sheet that fails is fetched again', async () => {
  await load();
  const clicks = clicksOn('#picture');
  fate = 'error';
  click('#picture');
  await vi.waitFor(() => expect(told()).not.toBeNull());
  fate = 'load';
  const alive = ready();
  click('#picture');
  await alive;
  expect(clicks).toHaveBeenCalledOnce();
});

test('where nothing was pressed a failure is not spoken of', async () => {
  await load();
  offline();
  find('#name').dispatchEvent(new Event('focusin', { bubbles: true }));
  await expect.poll(() => asked()).toHaveLength(3);
  online();
  // Once the failure is over, the next act fetches again.
  await expect
    .poll(() => {
      find('#name').dispatchEvent(new Event('focusin', { bubbles: true }));
      return asked();
    })
    .toHaveLength(6);
  expect(told()).toBeNull();
});

test('the words of a card follow its link', async () => {
  await load();
  const follow = clicksOn('#link');
  click('#words');
  expect(follow).toHaveBeenCalledOnce();
  expect(asked()).toEqual([]);
});

test.each([
  ['Ctrl', 'click', { ctrlKey: true }],
  ['Cmd', 'click', { metaKey: true }],
  ['Shift', 'click', { shiftKey: true }],
  ['the middle button', 'auxclick', { button: 1 }],
])('with %s they open it beside this page', async (_, type, how) => {
  await load();
  const follow = clicksOn('#link');
  find('#words').dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...how }));
  expect(open).toHaveBeenCalledExactlyOnceWith('http://127.0.0.1/usluga', '_blank', 'noopener');
  expect(follow).not.toHaveBeenCalled();
});

test('the right button, words that are selected and the link itself are left alone', async () => {
  await load();
  const follow = clicksOn('#link');
  find('#words').dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  getSelection()?.selectAllChildren(find('#words'));
  click('#words');
  getSelection()?.removeAllRanges();
  expect(follow).not.toHaveBeenCalled();
  click('#link', { ctrlKey: true });
  expect(follow).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
});

test('a link that waits for the application is held, unless it is to open beside the page', async () => {
  await load();
  const follow = clicksOn('#cart');
  expect(click('#cart', { ctrlKey: true })).toBe(false);
  expect(follow).toHaveBeenCalledOnce();
  follow.mockClear();
  const alive = ready();
  click('#cart');
  expect(follow).not.toHaveBeenCalled();
  await alive;
  expect(follow).toHaveBeenCalledOnce();
});

test('a field that is a button is held, a field that is none is the browser’s', async () => {
  await load();
  const send = clicksOn('#send');
  expect(click('#name')).toBe(true);
  const alive = ready();
  click('#send');
  expect(send).not.toHaveBeenCalled();
  await alive;
  expect(send).toHaveBeenCalledOnce();
});

test('what is to be left alone neither waits nor wakes the page', async () => {
  await load();
  const clicks = clicksOn('#own');
  click('#own');
  find('#own').dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(clicks).toHaveBeenCalledOnce();
  expect(asked()).toEqual([]);
});

test('a panel that the browser’s search is about to open wakes the page', async () => {
  await load();
  const alive = ready();
  find('#answer').dispatchEvent(new Event('beforematch', { bubbles: true }));
  await alive;
  expect(start).toHaveBeenCalledOnce();
});

test('an eager page runs when it has loaded', async () => {
  await load({ eager: 'true' });
  const alive = ready();
  dispatchEvent(new Event('load'));
  await alive;
  expect(start).toHaveBeenCalledOnce();
});
