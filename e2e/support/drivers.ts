import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { launch, type LaunchOptions, type Page } from 'puppeteer-core';
import { findFreePorts } from '../../tools/local/ports.ts';
import { endWithUs, killTree } from '../../tools/local/processes.ts';
import { findFirefox, findMiniBrowser } from '../../tools/local/engines.ts';

/** A browser with one window. */
export interface Driver {
  open: (url: string) => Promise<unknown>;
  evaluate: <Result>(expression: string) => Promise<Result>;
  /** Clicks a place of the viewport, in px. */
  click: (x: number, y: number) => Promise<void>;
  /** Types a text into the focused element. */
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

const size = { width: 800, height: 900 };

function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  endWithUs(child);
  return child;
}

/** Starts Firefox with one page. */
export async function openFirefox(options: LaunchOptions = {}): Promise<Page> {
  const executablePath = findFirefox() ?? 'firefox';
  const browser = await launch({ ...options, browser: 'firefox', executablePath });
  const [page = await browser.newPage()] = await browser.pages();
  return page;
}

async function openHeadlessFirefox(): Promise<Driver> {
  const page = await openFirefox();
  await page.setViewport(size);
  return {
    open: (url) => page.goto(url),
    evaluate: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => page.browser().close(),
  };
}

/** Starts WebKitGTK on a virtual screen, driven by WebDriver. */
async function openWebKit(): Promise<Driver> {
  const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const [display] = (await once(screen.stdout!, 'data')) as [Buffer];
  const [port] = await findFreePorts(1);
  const child = start('WebKitWebDriver', ['-p', String(port)], {
    ...process.env,
    DISPLAY: `:${display.toString().trim()}`,
    NO_AT_BRIDGE: '1',
    LANGUAGE: 'pl',
  });
  const send = async <Result = unknown>(path: string, body: object): Promise<Result> => {
    const request = { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, request);
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
    return value as Result;
  };
  const browserOptions = { binary: findMiniBrowser(), args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  const untilListening = async () =>
    (await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined))?.ok;
  while (!(await untilListening())) await delay(200);
  const { sessionId } = await send<{ sessionId: string }>('/session', { capabilities });
  const session = `/session/${sessionId}`;
  await send(`${session}/window/rect`, size);
  return {
    open: (url) => send(`${session}/url`, { url }),
    evaluate: async (expression) => {
      const script = `return JSON.stringify((${expression}) ?? null)`;
      return JSON.parse(await send(`${session}/execute/sync`, { script, args: [] }));
    },
    click: (x, y) => {
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      return send(`${session}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    type: (text) => {
      const actions = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      return send(`${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    close: async () => {
      for (const { pid } of [child, screen]) if (pid !== undefined) killTree(pid);
    },
  };
}

export const drivers = { Firefox: openHeadlessFirefox, WebKitGTK: openWebKit } as const;
