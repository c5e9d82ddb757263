// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { reloadOnce } from './reloadOnce.ts';

/** The loader as a classic script. What only a browser can show (first paint, cache, no network) is in e2e/journeys. */
const start = vi.fn<() => Promise<void>>();
const entry = 'data:text/javascript,export%20default()=>globalThis.startPage()';

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const get = (target: string | EventTarget) => (typeof target === 'string' ? find(target) : target);
const busy = () => document.querySelectorAll('[aria-busy]');
const failure = () => document.querySelector('[role="alert"]');
const fetched = () => vi.mocked(fetch).mock.calls.map(([address]) => address);
const preloads = () => document.head.querySelectorAll('link[rel="modulepreload"]');
const logged = () => vi.mocked(console.error).mock.calls.join('\n');

/** Returns whether the default action was not prevented. */
const fire = (type: string, target: string | EventTarget, init: MouseEventInit = {}) =>
  get(target).dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
const click = (target: string | EventTarget, init?: MouseEventInit) => fire('click', target, init);
const press = (target: string) => ['pointerdown', 'pointerup'].forEach((type) => fire(type, target));
const toggle = (target: string, newState: string) =>
  find(target).dispatchEvent(Object.assign(new Event('toggle'), { newState }));

function clicksOn(target: string | EventTarget) {
  const listener = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  get(target).addEventListener('click', listener);
  return listener;
}

function show(html: string) {
  find('#text').innerHTML = html;
  return [...document.querySelectorAll<HTMLElement>('#text *')].at(-1)!;
}

/** Resolves after the tasks that wait now. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Resolves when the loader has prefetched and imported the entry. */
async function imported() {
  await expect.poll(preloads).toHaveLength(2);
  await import(/* @vite-ignore */ entry);
  await nextTask();
}

const ready = () =>
  new Promise<void>((resolve) => addEventListener('first-act:ready', () => resolve(), { once: true }));

function delayHydration() {
  let finish = () => {};
  start.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  return finish;
}

let listening: AbortController | undefined;

async function load(attributes: Record<string, string> = {}) {
  const script = Object.assign(document.createElement('script'), { nonce: 'r4nd' });
  Object.assign(script.dataset, { app: `${entry} /page.js`, ...attributes });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const created = vi.spyOn(globalThis, 'AbortController');
  vi.resetModules();
  await import('./loader');
  listening = created.mock.instances[0];
}

const respond = (status: number) =>
  vi.mocked(fetch).mockImplementation(async () => new Response('', { status }));
const online = () => respond(200);
const offline = () => vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn<typeof fetch>());
  vi.stubGlobal('startPage', start.mockReset().mockResolvedValue());
  vi.spyOn(console, 'error').mockReturnValue();
  online();
  document.head.innerHTML = '';
  delete document.documentElement.dataset['scripted'];
  document.body.innerHTML = `
    <button id="picture" aria-controls="answer"><svg><use href="#x"></use></svg><b>Powiększ</b></button>
    <h3><button id="question" aria-expanded="false" aria-controls="answer" data-act="toggle">Co to jest DDD?</button></h3>
    <div id="answer" hidden="until-found">Trzy usługi.</div>
    <form><input id="name" required value="Zofia" /><input id="send" type="submit" data-act="toggle" aria-controls="later" /></form>
    <a id="link" href="#usluga"><b>Deratyzacja</b></a>
    <p id="text">Zabieg trwa 24 h.</p>
    <template data-act="failed"><div role="alert">Nie udało się.</div></template>`;
});

afterEach(async () => {
  listening?.abort();
  await nextTask();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('fetching', () => {
  test.each([
    ['pointerover', '#picture'],
    ['pointerover', '#name'],
    ['focusin', '#picture'],
  ])(
    '%s on %s fetches every file once, and focus in a field runs the application',
    async (type, selector) => {
      await load();
      expect(fetched()).toEqual([]);
      for (const _ of [1, 2]) fire(type, selector);
      await expect.poll(preloads).toHaveLength(2);
      expect(fetched()).toEqual([entry, '/page.js']);
      const links = [...preloads()].map((link) => [link.getAttribute('href'), (link as HTMLElement).nonce]);
      expect(links).toEqual(fetched().map((href) => [href, 'r4nd']));
      expect(start).not.toHaveBeenCalled();
      fire('focusin', '#name');
      await expect.poll(() => start).toHaveBeenCalledOnce();
    },
  );

  test.each(['pointerdown', 'beforematch', 'popstate'])('%s runs the application', async (type) => {
    await load();
    // The release of other buttons than the first may go to a menu.
    fire(type, type === 'popstate' ? 'body' : '#question', { button: 1 });
    await ready();
    expect(start).toHaveBeenCalledOnce();
  });

  test('an opened popover runs the application', async () => {
    await load();
    find('#text').innerHTML = '<details></details><div popover="auto"></div>';
    toggle('#text details', 'open');
    toggle('#text div', 'closed');
    expect(fetched()).toEqual([]);
    toggle('#text div', 'open');
    await expect.poll(() => start).toHaveBeenCalledOnce();
  });

  test.each([
    ['a pressed pointer', 'pointerdown', 'pointerup'],
    ['a pointer that begins to scroll', 'pointerdown', 'pointercancel'],
    ['a word of an input method', 'compositionstart', 'compositionend'],
  ])('%s delays hydration until it ends', async (_, begin, end) => {
    await load();
    for (const type of ['compositionstart', 'compositionend']) fire(type, '#name');
    await nextTask();
    fire(begin, '#name');
    fire('focusin', '#name');
    await imported();
    expect(start).not.toHaveBeenCalled();
    fire(end, '#name');
    await expect.poll(() => start).toHaveBeenCalledOnce();
  });

  test('eager: a prerendered page runs nothing until the visitor comes', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(document, 'prerendering'));
    await load({ eager: 'true' });
    dispatchEvent(new Event('load'));
    await imported();
    expect(start).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    await ready();
    expect(start).toHaveBeenCalledOnce();
  });

  const scroll = () => document.dispatchEvent(new Event('scroll', { bubbles: true }));

  test.each([
    [{ saveData: false, effectiveType: '4g' }, [entry, '/page.js']],
    [{ saveData: true, effectiveType: '4g' }, []],
    [{ effectiveType: 'slow-2g' }, []],
    [undefined, [entry, '/page.js']],
  ])(
    'prefetchOnScroll: with %o the first scroll fetches %j once and runs nothing',
    async (connection, files) => {
      vi.stubGlobal('navigator', { connection });
      await load({ prefetchOnScroll: 'true' });
      scroll();
      scroll();
      await nextTask();
      expect(fetched()).toEqual(files);
      expect(start).not.toHaveBeenCalled();
    },
  );
});

describe('queued clicks', () => {
  test('a click on an icon inside is replayed on the control, with its keys, after aria-busy is gone', async () => {
    await load();
    const states: (string | null)[] = [];
    find('#picture').addEventListener('click', () => states.push(find('#picture').getAttribute('aria-busy')));
    const clicks = clicksOn('#picture');
    click('#picture use', { shiftKey: true, clientX: 7 });
    find('#picture').after(find('#picture').cloneNode(true));
    await ready();
    expect(clicks.mock.calls[0]?.[0]).toMatchObject({
      target: find('#picture'),
      shiftKey: true,
      clientX: 7,
    });
    expect(states).toEqual([null]);
  });

  test('one click per control is replayed, in the order of each control’s last click', async () => {
    await load();
    const replayed: string[] = [];
    find('#question').setAttribute('aria-disabled', 'true');
    for (const id of ['picture', 'question', 'send'])
      find(`#${id}`).addEventListener('click', (event) => {
        event.preventDefault();
        replayed.push(id);
      });
    for (const target of ['#picture', '#send', '#question', '#picture']) click(target);
    await ready();
    expect(replayed).toEqual(['send', 'question', 'picture']);
  });

  test('replays one of two clicks on a panel’s button during hydration', async () => {
    await load();
    const clicks = clicksOn('#question');
    const finish = delayHydration();
    press('#question');
    await expect.poll(() => start).toHaveBeenCalled();
    click('#question');
    click('#question');
    expect(find('#question')).toHaveAttribute('aria-expanded', 'false');
    finish();
    await ready();
    expect(clicks).toHaveBeenCalledOnce();
  });

  test('a custom button is queued, as a link it still opens in a new tab', async () => {
    await load();
    find('#text').innerHTML =
      '<span role="button" tabindex="0">A</span><input type="button"><input type="image"><a role="button" href="#koszyk" id="cart">B</a>';
    for (const control of find('#text').children)
      expect(click(control, { shiftKey: control.id !== 'cart' })).toBe(false);
    find('#cart').addEventListener('click', (event) => event.preventDefault());
    const replayed = clicksOn('#cart');
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) click('#cart', { [key]: true });
    expect(replayed).toHaveBeenCalledTimes(3);
    await ready();
    expect(replayed).toHaveBeenCalledTimes(4);
  });
});

describe('ignored interactions', () => {
  test.each([
    ['a link', '<a href="#a"><b>A</b></a>'],
    ['a link inside a custom button', '<div role="button"><a href="#a">A</a></div>'],
    ['a summary', '<details><summary>A</summary></details>'],
    ['a label', '<input type="checkbox" id="box"><label for="box">A</label>'],
    ['a disabled button', '<button disabled><b>A</b></button>'],
    ['a popover’s button', '<button popovertarget="nav">A</button>'],
    ['a command’s button', '<button commandfor="dialog" command="close">A</button>'],
    ['an area with data-act="leave"', '<div data-act="leave"><button>A</button></div>'],
  ])('%s: no click is queued and nothing is fetched', async (_, html) => {
    await load();
    const control = show(html);
    const clicks = clicksOn(control);
    for (const type of ['pointerover', 'pointerdown', 'click']) fire(type, control);
    expect(clicks).toHaveBeenCalledOnce();
    expect(busy()).toHaveLength(0);
    await nextTask();
    expect(fetched()).toEqual([]);
  });

  test.each([undefined, '#page'])('ignores controls outside of the root %s', async (root) => {
    document.body.innerHTML = `<button id="a"></button><a id="b" role="button" href="#a"></a><input id="c" />
      <div id="d" popover></div><p id="${(root ?? '#root').slice(1)}"><button id="own"></button></p>`;
    await load(root ? { root } : {});
    for (const control of ['#a', '#b']) {
      const clicks = clicksOn(control);
      for (const type of ['pointerover', 'pointerdown', 'focusin', 'click']) fire(type, control);
      expect(clicks).toHaveBeenCalledOnce();
    }
    fire('focusin', '#c');
    toggle('#d', 'open');
    await nextTask();
    expect(busy()).toHaveLength(0);
    expect(fetched()).toEqual([]);

    click('#own');
    expect(busy()).toHaveLength(1);
    await ready();
  });

  test.each([
    ['a text field', '<input>', true],
    ['a text area', '<textarea></textarea>', true],
    ['a select', '<select><option>A</option></select>', true],
    ['editable text', '<div contenteditable="true"><b>A</b></div>', true],
    ['a reset button', '<form><button type="reset">A</button></form>', true],
    ['a dialog’s button', '<dialog><form method="dialog"><button>A</button></form></dialog>', true],
    ['closing a dialog', '<dialog><form><button formmethod="dialog">A</button></form></dialog>', true],
    ['an invalid form', '<form><input required><button>A</button></form>', true],
    ['a valid form', '<form><input required value="a"><button>A</button></form>', false],
    ['an invalid form with novalidate', '<form novalidate><input required><button>A</button></form>', false],
    ['a button with formnovalidate', '<form><input required><button formnovalidate>A</button></form>', false],
    ['a button beside the form’s', '<form><input required><button type="button">A</button></form>', false],
    ['a valid form that sends nothing', '<form method="dialog"><button>A</button></form>', false],
    [
      'a form in a dialog that a hidden field keeps from being sent',
      '<dialog><form method="dialog"><input hidden required><button>A</button></form></dialog>',
      false,
    ],
    ['no form', '<button>A</button>', false],
  ])('%s: has its default action or is queued, and the application runs', async (_, html, isLeft) => {
    await load();
    const control = show(html);
    control.addEventListener('click', (event) => event.stopPropagation());
    find('#text').addEventListener('submit', (event) => event.preventDefault());
    expect(click(control)).toBe(isLeft);
    expect(busy()).toHaveLength(isLeft ? 0 : 1);
    await ready();
    expect(start).toHaveBeenCalledOnce();
  });

  test('targets that are no node, or in a shadow tree, throw nothing', async () => {
    await load();
    const errors = vi.fn<(event: ErrorEvent) => void>();
    addEventListener('error', errors);
    const host = find('#text').appendChild(document.createElement('x-widget'));
    host.attachShadow({ mode: 'open' }).innerHTML = '<button>A</button>';
    const own = clicksOn(host.shadowRoot!.firstChild!);
    click(host.shadowRoot!.firstChild!, { composed: true });
    for (const target of [document, window])
      for (const type of ['click', 'focusin', 'pointerover']) fire(type, target);
    expect(own).toHaveBeenCalledOnce();

    expect(errors).not.toHaveBeenCalled();
    removeEventListener('error', errors);
  });
});

test('a panel toggles at once without aria-busy and without a replayed click', async () => {
  await load();
  const clicks = clicksOn('#question');
  click('#question');
  expect(find('#question')).toHaveAttribute('aria-expanded', 'true');
  expect(find('#answer')).not.toHaveAttribute('hidden');
  click('#question');
  expect(find('#question')).toHaveAttribute('aria-expanded', 'false');
  expect(find('#answer')).toHaveAttribute('hidden', 'until-found');
  click('#question');
  expect(busy()).toHaveLength(0);
  await ready();
  expect(clicks).not.toHaveBeenCalled();
});

describe('a page that React renders again', () => {
  /** Replaces the page's elements, as React does after a mismatch. Returns the texts of the clicked buttons. */
  async function replay(page: string, change: () => void, rendered = page, onStart = () => {}) {
    const root = find('#text');
    root.innerHTML = page;
    const clicked: string[] = [];
    await load();
    change();
    start.mockImplementationOnce(async () => {
      onStart();
      root.innerHTML = rendered;
      for (const button of root.querySelectorAll('button'))
        button.addEventListener('click', () => clicked.push(button.textContent));
    });
    await ready();
    expect(busy()).toHaveLength(0);
    return clicked;
  }

  const page =
    '<button class="a">Jeden</button><button class="b">Dwa</button><button class="b">Trzy</button><button class="b">Cztery</button>';
  const third = () => find('#text').querySelectorAll('button.b')[1]!;

  test('the click is replayed on the element at the same index, despite added attributes', async () => {
    const change = () => {
      click(third());
      for (const name of ['style', 'data-extension', 'aria-pressed']) third().setAttribute(name, 'true');
    };
    expect(await replay(page, change)).toEqual(['Trzy']);
  });

  test.each([
    ['_R_1a_', '_r_0_'],
    [':r1:', ':Ra:'],
    ['«r1»', '«r2»'],
  ])('the id %s of useId may change, other ids identify controls', async (before, after) => {
    const own = '<button id="own">A</button>';
    const button = (id: string) => `<button id="x-${id}" aria-controls="y-${id}">B</button>`;
    const change = () => click(`[id="x-${before}"]`);
    expect(await replay(own + button(before), change, button(after) + own)).toEqual(['B']);
  });

  test.each([
    ['<button class="c">Trzy</button>', []],
    ['<button class="b">Trzy</button>'.repeat(2), []],
    ['<button class="b">Dwa</button><button class="b">Trzy</button>', ['Trzy']],
  ])('the click is replayed on the only one with its text in %s', async (rendered, clicked) => {
    expect(await replay(page, () => click(third()), rendered)).toEqual(clicked);
  });

  const panel =
    '<button aria-expanded="false" aria-controls="a1" data-act="toggle">Pytanie</button><p id="a1" hidden="">Odpowiedź</p>';

  test.each([
    ['was opened before is opened again', 1, 0, ['Pytanie']],
    ['was opened and closed before stays closed', 2, 0, []],
    ['was opened before, and closed during hydration, stays closed', 1, 1, []],
  ])('a panel that %s', async (_, times, timesDuring, clicked) => {
    const change = () => {
      press('#text button');
      for (let time = 0; time < times; time += 1) click('#text button');
    };
    const onStart = () => void (timesDuring && click('#text button'));
    expect(await replay(panel, change, panel, onStart)).toEqual(clicked);
  });

  test.each([
    ['above its replacement, clicks it', () => third(), ['Trzy']],
    ['above another control, clicks nothing', () => find('#text .a'), []],
    ['above a text, clicks nothing', () => find('#text'), []],
  ])('a pointer that was pressed on a control, and is released %s', async (_, target, clicked) => {
    const root = find('#text');
    root.innerHTML = page;
    const listener = vi.fn<(text: string) => void>();
    await load();
    const finish = delayHydration();
    fire('focusin', '#name');
    await expect.poll(() => start).toHaveBeenCalled();
    fire('pointerdown', third());
    root.innerHTML = page;
    for (const button of root.querySelectorAll('button'))
      button.addEventListener('click', () => listener(button.textContent));
    finish();
    await nextTask();
    expect(listening).toHaveProperty('signal.aborted', false);
    // jsdom has no layout.
    Object.assign(document, { elementFromPoint: target });
    // The browser dispatches the click at a common ancestor of the old and the new control.
    for (const type of ['pointerup', 'click']) fire(type, root);
    await ready();
    Reflect.deleteProperty(document, 'elementFromPoint');
    expect(listener.mock.calls.flat()).toEqual(clicked);
  });
});

describe('failure', () => {
  test.each([
    ['the server refuses', () => respond(503), ': 503'],
    [
      'a deploy has removed a script, and a field was changed',
      () => {
        fire('input', '#name');
        respond(404);
      },
      ': 404',
    ],
    ['hydration fails', () => start.mockRejectedValueOnce(new Error('no root')), 'no root'],
    [
      'the connection breaks off while the page loads',
      () => {
        const pull = () => Promise.reject(new TypeError('Failed to fetch'));
        vi.mocked(fetch).mockImplementation(async () => new Response(new ReadableStream({ pull })));
        vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
        const template = find('template');
        template.remove();
        vi.mocked(console.error).mockImplementationOnce(() => {
          setTimeout(() => {
            document.body.append(template);
            document.dispatchEvent(new Event('DOMContentLoaded'));
          });
        });
      },
      'Failed to fetch',
    ],
  ])('%s: shows the message next to the control, and the next click succeeds', async (_, goWrong, reason) => {
    await load();
    const clicks = clicksOn('#picture');
    goWrong();
    click('#send');
    click('#picture');
    await expect.poll(failure).not.toBeNull();
    expect(find('#picture').nextElementSibling).toBe(failure());
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
    expect(failure()).toHaveTextContent('Nie udało się.');
    expect(busy()).toHaveLength(0);
    expect(logged()).toContain(reason);

    online();
    click('#question');
    expect(find('#question')).toHaveAttribute('aria-expanded', 'true');
    click('#picture');
    expect(failure()).toBeNull();
    await ready();
    expect(clicks).toHaveBeenCalledOnce();
  });

  test('a page whose scripts a deploy has removed is loaded again once, without a message', async () => {
    find('#text').innerHTML = '<input type="checkbox">';
    history.replaceState({ key: 'a' }, '');
    await load();
    respond(404);
    click('#picture');
    const app = `${entry} /page.js`;
    await expect.poll(() => history.state as object).toEqual({ key: 'a', app });
    await nextTask();
    expect(failure()).toBeNull();
    expect(reloadOnce(app, new Error('/page.js: 404'))).toBeUndefined();
  });

  test('without a queued click no message is shown, and the next interaction fetches again', async () => {
    await load();
    offline();
    click('#question');
    await expect.poll(fetched).toHaveLength(2);
    await expect
      .poll(() => {
        fire('focusin', '#name');
        return fetched();
      })
      .toHaveLength(4);
    expect(failure()).toBeNull();
  });
});

test('leaving drops queued clicks, closes popovers, and ends a press', async () => {
  const popover = Object.assign(show('<div popover></div>'), { hidePopover: vi.fn<() => void>() });
  await load();
  const clicks = clicksOn('#picture');
  fire('pointerdown', '#picture');
  click('#send');
  click('#picture');
  // jsdom has no popovers.
  vi.spyOn(document, 'querySelector').mockReturnValueOnce(popover);
  fire('pagehide', document.body);
  expect(busy()).toHaveLength(0);
  expect(popover.hidePopover).toHaveBeenCalledOnce();
  await ready();
  expect(clicks).not.toHaveBeenCalled();
});

test('without its script element it logs an error and ignores clicks', async () => {
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(null);
  vi.resetModules();
  await import('./loader');
  expect(logged()).toContain('no data-app');
  expect(document.documentElement).not.toHaveAttribute('data-scripted');
  expect(click('#picture')).toBe(true);
});
