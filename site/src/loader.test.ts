import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/**
 * The loader as a page has it: a classic script that finds its attributes on itself. What only a browser can show
 * (the moments before the first paint, the cache, no network) is in e2e/journeys/loading.test.ts and firstAct.test.ts.
 */
const start = vi.fn<() => Promise<void>>();
const entry = 'data:text/javascript,export default () => globalThis.startPage()';

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

/** Style sheets never load by themselves in jsdom. */
async function sheet(how: 'load' | 'error') {
  await vi.waitFor(() => expect(sheets()).toHaveLength(1));
  sheets()[0]?.dispatchEvent(new Event(how));
}

const ready = () =>
  new Promise<void>((resolve) => addEventListener('app-ready', () => resolve(), { once: true }));

async function load(attributes: Record<string, string> = {}) {
  const script = document.createElement('script');
  Object.assign(script.dataset, { entry, files: '/style.css /main.js /page.js', ...attributes });
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
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <button id="picture">Powiększ</button>
    <h3><button id="question" aria-expanded="false">Co to jest DDD?</button></h3>
    <div id="answer" hidden="until-found">Trzy usługi.</div>
    <p><button id="all" aria-pressed="true">Wszystkie</button><button id="mice" aria-pressed="false">Myszy</button></p>
    <button id="menu" popovertarget="nav">Menu</button>
    <input id="name" />
    <article data-card><p id="words">Od 550 zł</p><a id="link" href="http://127.0.0.1/usluga">Deratyzacja</a></article>
    <template data-failed><div role="alert">Nie udało się.</div></template>`;
  // jsdom has the attribute without the property.
  Object.assign(find('#menu'), { popoverTargetElement: find('#menu') });
});

// A loader listens until its page is ready: none may outlive its test.
afterEach(async () => {
  online();
  const over = ready();
  if (listening) click('#picture');
  for (const link of sheets()) link.dispatchEvent(new Event('load'));
  if (listening) await over;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
  expect(asked()).toEqual(['/main.js', '/page.js']);
  await sheet('load');
  expect(start).not.toHaveBeenCalled();
});

test('a press is held until scripts and rules are there, and made once', async () => {
  await load();
  const clicks = clicksOn('#picture');
  expect(click('#picture')).toBe(false);
  await vi.waitFor(() => expect(asked()).toHaveLength(2));
  expect(start).not.toHaveBeenCalled();

  const alive = ready();
  await sheet('load');
  await alive;
  expect(start).toHaveBeenCalledOnce();
  expect(clicks).toHaveBeenCalledOnce();
  click('#picture');
  expect(clicks).toHaveBeenCalledTimes(2);
});

test('presses are made in their order', async () => {
  await load();
  const order: string[] = [];
  for (const id of ['picture', 'question']) find(`#${id}`).addEventListener('click', () => order.push(id));
  let finish = () => {};
  start.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  click('#picture');
  await sheet('load');
  await vi.waitFor(() => expect(start).toHaveBeenCalled());
  // The panel is the application's by now.
  click('#question');
  click('#picture');
  expect(find('#question').ariaExpanded).toBe('false');
  const alive = ready();
  finish();
  await alive;
  expect(order).toEqual(['picture', 'question', 'picture']);
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
  await sheet('load');
  await vi.waitFor(() => expect(find('#picture').nextElementSibling).toBe(told()));
  expect(told()).toHaveTextContent('Nie udało się.');

  online();
  const alive = ready();
  click('#picture');
  expect(told()).toBeNull();
  await alive;
  expect(clicks).toHaveBeenCalledOnce();
  expect(sheets()).toHaveLength(1);
});

test('a style sheet that fails is fetched again', async () => {
  await load();
  click('#picture');
  await sheet('error');
  await vi.waitFor(() => expect(told()).not.toBeNull());
  const alive = ready();
  click('#picture');
  await sheet('load');
  await alive;
  expect(asked()).toEqual(['/main.js', '/page.js']);
});

test('where nothing was pressed a failure is not spoken of', async () => {
  await load();
  offline();
  find('#name').dispatchEvent(new Event('focusin', { bubbles: true }));
  await sheet('load');
  await vi.waitFor(() => expect(asked()).toHaveLength(2));
  online();
  // Once the failure is over, the next act fetches again.
  await vi.waitFor(() => {
    find('#name').dispatchEvent(new Event('focusin', { bubbles: true }));
    expect(asked()).toHaveLength(4);
  });
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

test('an eager page runs when it has loaded', async () => {
  await load({ eager: 'true' });
  const alive = ready();
  dispatchEvent(new Event('load'));
  await sheet('load');
  await alive;
  expect(start).toHaveBeenCalledOnce();
});
