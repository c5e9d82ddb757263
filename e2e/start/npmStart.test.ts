import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { localFolder, root } from '../../tools/local/paths.ts';
import { freeOffset, host, portsAt, project, type Ports } from '../../tools/local/ports.ts';
import { patience } from '../../tools/testing/patience.ts';

const nobodyListens = 'http://127.0.0.1:9';
const proxies = {
  ...Object.fromEntries(
    ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'all_proxy', 'npm_config_proxy']
      .concat('npm_config_https_proxy', 'GLOBAL_AGENT_HTTP_PROXY', 'GLOBAL_AGENT_HTTPS_PROXY')
      .map((name) => [name, nobodyListens]),
  ),
  NODE_USE_ENV_PROXY: '1',
  NO_PROXY: 'example.com',
};

let start: ChildProcess;
let offset: number;
let ports: Ports;
let output = '';

/** Stores a message as soon as the database answers, as a rule before the functions are loaded. */
async function storeEarly(message: string): Promise<void> {
  const documents = `http://${host}:${ports.firestore}/v1/projects/${project}/databases/(default)/documents`;
  const fiveMinutesAgo = new Date(Date.now() - 300_000).toISOString();
  const fields = {
    name: { stringValue: 'Jan Nowak' },
    phone: { stringValue: '600 700 800' },
    email: { nullValue: null },
    service: { nullValue: null },
    message: { stringValue: message },
    createdAt: { timestampValue: fiveMinutesAgo },
  };
  await vi.waitUntil(
    async () => {
      const response = await fetch(`${documents}/contact_messages/${'a'.repeat(20)}`, {
        method: 'PATCH',
        headers: { Authorization: 'Bearer owner' },
        body: JSON.stringify({ fields }),
      }).catch(() => undefined);
      return response?.ok;
    },
    { timeout: patience.wait, interval: 20 },
  );
}

beforeAll(async () => {
  offset = await freeOffset();
  ports = portsAt(offset);
  start = spawn(process.execPath, ['tools/start.mjs', '--no-build', '--offset', `${offset}`], {
    cwd: root,
    env: { ...process.env, ...proxies },
  });
  start.stdout?.on('data', (data) => (output += String(data)));
  start.stderr?.on('data', (data) => (output += String(data)));
  await storeEarly('Osy pod dachem');
  await vi.waitUntil(() => output.includes('Ctrl-C stops it') || output.includes('✖'), patience.wait);
});

afterAll(async () => {
  if (start.exitCode === null) {
    start.kill('SIGTERM');
    await once(start, 'exit');
  }
  rmSync(join(localFolder, `stack-${offset}`), { recursive: true, force: true });
});

/** Sends a request as it is written here and returns the status of the response, 0 if the connection breaks off. */
async function statusOf(port: number, request: string): Promise<number> {
  const socket = connect(port, host);
  let response = '';
  socket.on('data', (data) => (response += String(data))).on('error', () => {});
  socket.write(`${request}\r\nConnection: close\r\n\r\n`);
  await new Promise((resolve) => socket.on('close', resolve));
  return Number(/^HTTP\/1\.\d (\d+)/.exec(response)?.[1] ?? 0);
}

async function breakOff(port: number, request: string): Promise<void> {
  const socket = connect(port, host).on('error', () => {});
  socket.write(request);
  await delay(50);
  socket.resetAndDestroy();
}

test('starts with proxies in the environment without a proxy behind them', () => {
  expect(output).not.toContain('✖');
  expect(output).toContain(`http://${host}:${ports.hosting}`);
});

test('sends a message that was stored before the functions listened', async () => {
  const mail = async () => (await fetch(`http://${host}:${ports.mailbox}/email`)).text();
  await vi.waitUntil(async () => (await mail()).includes('Osy pod dachem'), { timeout: patience.wait });
});

describe('a malformed request ends nothing', () => {
  const targets = [
    ['/%', 404],
    ['/%E0%A4%A', 404],
    ['/kontakt%', 404],
    ['/?utm=100%', 200],
    ['//', 200],
    ['//[', 404],
    ['/\\', 200],
    ['http://127.0.0.1/nie-ma', 404],
    ['http://[', 404],
    [`/${'a'.repeat(5000)}`, 404],
    [`/${'%C5%82'.repeat(200)}`, 404],
    ['/%00', 404],
    ['/\0', 400],
    ['/../../package.json', 404],
    ['/%2e%2e/%2e%2e/package.json', 404],
    ['/..%2f..%2fpackage.json', 404],
    ['*', 404],
  ] as const;

  test.each(targets.map(([target, status]) => ({ target, short: target.slice(0, 30), status })))(
    'GET $short: $status',
    async ({ target, status }) => {
      expect(await statusOf(ports.hosting, `GET ${target} HTTP/1.1\r\nHost: localhost`)).toBe(status);
      expect((await fetch(`http://${host}:${ports.hosting}/`)).status).toBe(200);
    },
  );

  test.each(['GET / HTTP/1.1\r\nHost: [%', 'GET / HTTP/1.1', '\x16\x03\x01', 'POST /% HTTP/1.1\r\nHost: a'])(
    '%j',
    async (request) => {
      expect(await statusOf(ports.hosting, request)).toBeGreaterThan(0);
      expect((await fetch(`http://${host}:${ports.hosting}/`)).status).toBe(200);
    },
  );

  test.each(['hosting', 'functions', 'mailbox'] as const)('of %s, also one that breaks off', async (name) => {
    for (const target of [...targets.map(([each]) => each), `/${'a'.repeat(70_000)}`])
      await statusOf(ports[name], `GET ${target} HTTP/1.1\r\nHost: localhost`);
    await breakOff(ports[name], 'GET /');
    await breakOff(ports[name], 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await breakOff(ports[name], 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\na');
    await delay(300);
    expect((await fetch(`http://${host}:${ports[name]}/`)).status).toBeLessThan(500);
    expect(output).not.toContain('ended by itself');
  });
});

test('ends with 0 on Ctrl-C and keeps the messages', async () => {
  start.kill('SIGINT');
  const [code] = (await once(start, 'exit')) as [number | null];
  expect(code).toBe(0);
  expect(output).toContain('Saving the messages');
});
