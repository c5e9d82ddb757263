import { setTimeout as wait } from 'node:timers/promises';
import { openBrowser } from '../local/browser.ts';
import { connections, type Connection } from './timeTap.ts';

/** What the browser may do with a page whose link is aimed at. */
export type Ahead = 'prerenders' | 'prefetches' | 'no aim';

interface Target {
  sessionId: string;
  targetInfo: { type: string; subtype?: string };
}

/**
 * Opens a tab by the DevTools protocol, with a slow phone's processor and connection in each of its pages. A client that
 * attaches to a page, as Playwright does, disables prerendering; one that attaches to the tab does not.
 * https://chromedevtools.github.io/devtools-protocol/tot/Target/
 */
async function openTab(port: number, connection: Connection) {
  const { webSocketDebuggerUrl } = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as {
    webSocketDebuggerUrl: string;
  };
  const socket = new WebSocket(webSocketDebuggerUrl);
  const pending = new Map<number, (result: never) => void>();
  const pages: string[] = [];
  let last = 0;

  function send<Result>(method: string, params: object = {}, sessionId?: string) {
    last += 1;
    const id = last;
    return new Promise<Result>((resolve) => {
      pending.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  }

  function slow(page: string) {
    const bytes = { downloadThroughput: connection.down / 8, uploadThroughput: connection.up / 8 };
    void send('Network.enable', {}, page);
    void send(
      'Network.emulateNetworkConditions',
      { offline: false, latency: connection.latency, ...bytes },
      page,
    );
    void send('Emulation.setCPUThrottlingRate', { rate: 4 }, page);
    void send('Runtime.runIfWaitingForDebugger', {}, page);
  }

  socket.addEventListener('message', ({ data }) => {
    const { id, result, method, params } = JSON.parse(String(data)) as {
      id?: number;
      result: never;
      method?: string;
      params: Target;
    };
    if (id) pending.get(id)?.(result);
    if (method !== 'Target.attachedToTarget' || params.targetInfo.type !== 'page') return;
    pages.push(params.sessionId);
    slow(params.sessionId);
  });
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));

  const tabs = await send<{ targetInfos: [{ targetId: string }] }>('Target.getTargets', {
    filter: [{ type: 'tab' }],
  });
  const tab = await send<{ sessionId: string }>('Target.attachToTarget', {
    targetId: tabs.targetInfos[0].targetId,
    flatten: true,
  });
  const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await send('Target.setAutoAttach', attach, tab.sessionId);
  while (!pages[0]) await wait(50);

  return { send, pages, close: () => socket.close() };
}

/** Runs in the page that is left. */
const findLink = `(() => {
  const link = document.querySelector('main article a');
  link.scrollIntoView({ block: 'center' });
  const { x, y, height } = link.getBoundingClientRect();
  return { x: x + 20, y: y + height / 2 };
})()`;

/** Runs in the page that comes: when it was first seen, by the clock. */
const firstSeen = `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const here = location.pathname !== '/blog' && !document.prerendering && paint;
  return here ? performance.timeOrigin + paint.startTime : undefined;
})()`;

/** From the press on the link to the first sight of the next page, in milliseconds. */
async function timeLink({ send, pages }: Awaited<ReturnType<typeof openTab>>, origin: string, aimed: number) {
  const [page = ''] = pages;
  async function evaluate<Result>(expression: string, session: string) {
    const asked = { expression, returnByValue: true };
    // No answer at all while one page takes the place of another.
    const answer = await send<{ result: { value?: Result } } | undefined>('Runtime.evaluate', asked, session);
    return answer?.result.value;
  }
  const mouse = (type: string, place: object) =>
    send('Input.dispatchMouseEvent', { type, button: 'left', clickCount: 1, ...place }, page);

  await send('Page.navigate', { url: `${origin}/blog` }, page);
  await wait(3500);
  const place = (await evaluate<object>(findLink, page)) ?? {};
  await wait(500);
  await mouse('mouseMoved', place);
  await wait(aimed);
  const pressed = Date.now();
  void mouse('mousePressed', place);
  void mouse('mouseReleased', place);
  for (let tries = 0; tries < 100; tries += 1) {
    await wait(100);
    // A page that was replaced by a prerendered one does not reply any more.
    const answers = pages.map((session) => Promise.race([evaluate<number>(firstSeen, session), wait(500)]));
    const seen = (await Promise.all(answers)).find((time) => typeof time === 'number');
    if (seen) return seen - pressed;
  }
  throw new Error('The next page was not seen within ten seconds.');
}

/**
 * From the press on a link, in a page without React, to the first sight of the next page, on a slow phone: aimed at for
 * two and a half seconds before, where the browser prerenders the page or only prefetches it, or pressed at once.
 */
export async function followLink(chromePath: string, origin: string, ahead: Ahead): Promise<number> {
  const flags = ahead === 'prefetches' ? ['--disable-features=Prerender2'] : [];
  const chrome = await openBrowser(chromePath, ['--window-size=390,844', ...flags]);
  const tab = await openTab(chrome.port, connections.slow);
  try {
    return await timeLink(tab, origin, ahead === 'no aim' ? 0 : 2500);
  } finally {
    tab.close();
    await chrome.close();
  }
}

/** The least that two pages can have, as a blog and an article: what a link between them takes is the browser's own. */
export const linkFloor = new Map([
  [
    'blog',
    '<main><article><a href="/blog/dalej">Dalej</a></article></main>' +
      '<script type="speculationrules">{"prerender":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}</script>',
  ],
  ['blog/dalej', '<h1>Dalej</h1>'],
]);
