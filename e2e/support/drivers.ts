import { spawn, type ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { findFreePorts } from '../../tools/local/ports.ts';
import { endWithUs, killTree } from '../../tools/local/processes.ts';
import { findFirefox, findMiniBrowser } from '../../tools/local/engines.ts';

/** A browser with one window. */
export interface Driver {
  open: (url: string) => Promise<void>;
  evaluate: <Result>(expression: string) => Promise<Result>;
  /** Performs actions of WebDriver, such as those of a pointer. */
  perform: (sources: readonly object[]) => Promise<void>;
  close: () => Promise<void>;
}

export interface FirefoxDriver extends Driver {
  version: string;
  /** Runs a function at the start of each document that is opened from now on. */
  preload: (declaration: string) => Promise<void>;
  setViewport: (size: { width: number; height: number }) => Promise<void>;
}

const size = { width: 800, height: 900 };

function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  endWithUs(child);
  return child;
}

/** Starts Firefox, controlled by WebDriver BiDi, because Debian has no geckodriver. */
export async function openFirefox(
  args: readonly string[],
  { env, preferences = {} }: { env?: NodeJS.ProcessEnv; preferences?: Record<string, unknown> } = {},
): Promise<FirefoxDriver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences).map(
    (each) => `user_pref(${each.map((part) => JSON.stringify(part)).join()});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const all = ['--no-remote', '--profile', profile, '--remote-debugging-port=0', ...args];
  const child = start(findFirefox() ?? 'firefox', all, env);
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr! }).on('line', (line) => {
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error('Firefox ended before WebDriver BiDi was ready.')));
  });
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const send = commandsOver(socket);
  const session = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  return {
    version: session.capabilities.browserVersion,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const { result } = await send<{ result?: { value?: string } }>('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      });
      if (!result) throw new Error(`This expression throws: ${expression}`);
      return JSON.parse(result.value ?? 'null');
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    preload: async (functionDeclaration) =>
      void (await send('script.addPreloadScript', { functionDeclaration })),
    setViewport: async (viewport) => void (await send('browsingContext.setViewport', { context, viewport })),
    close: async () => {
      socket.close();
      if (child.pid !== undefined) killTree(child.pid);
      await delay(500);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function openHeadlessFirefox(): Promise<Driver> {
  const driver = await openFirefox(['--headless']);
  await driver.setViewport(size);
  return driver;
}

/** Returns a function that sends a command of WebDriver BiDi, and resolves with its result. */
function commandsOver(socket: WebSocket) {
  let last = 0;
  return async <Result = unknown>(method: string, params: object): Promise<Result> => {
    const id = (last += 1);
    socket.send(JSON.stringify({ id, method, params }));
    for await (const [{ data }] of on(socket, 'message') as AsyncIterable<[MessageEvent<string>]>) {
      const response = JSON.parse(data) as { id?: number; result: Result; error?: string; message?: string };
      if (response.id !== id) continue;
      if (response.error) throw new Error(`${response.error}: ${response.message}`);
      return response.result;
    }
    throw new Error('Firefox closed the connection.');
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
    perform: (actions) => send(`${session}/actions`, { actions }),
    close: async () => {
      for (const { pid } of [child, screen]) if (pid !== undefined) killTree(pid);
    },
  };
}

export const drivers = { Firefox: openHeadlessFirefox, WebKitGTK: openWebKit } as const;
