import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { localFolder, root } from '../../tools/local/paths.ts';
import { findFreeOffset, host, listPorts, project, type Ports } from '../../tools/local/ports.ts';
import { isShort } from '../../tools/testing/isShort.ts';
import { RestClient } from '../support/firestoreRest.ts';
import { timeouts } from '../../tools/testing/timeouts.ts';

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

/** Waits up to `timeout` ms for a condition. Fails with the command's output once that has ended. */
const waitFor = (condition: () => boolean | Promise<boolean>, timeout: number) =>
  vi.waitUntil(
    () => {
      if (start.exitCode !== null) throw new Error(output);
      return condition();
    },
    { timeout, interval: 20 },
  );

/** Stores a message as soon as the database accepts it, usually before the functions are loaded. */
async function storeEarly(message: string): Promise<void> {
  const owner = new RestClient(project, 'owner', `${host}:${ports.firestore}`);
  const fields = { name: 'Jan Nowak', phone: '600 700 800', email: null, service: null, message };
  const createdAt = new Date(Date.now() - 300_000);
  const write = async () => {
    const { status } = await owner.write({ ...fields, createdAt }, { timeField: null });
    return status === 200;
  };
  await waitFor(() => write().catch(() => false), timeouts.hook);
}

beforeAll(async () => {
  offset = await findFreeOffset();
  ports = listPorts(offset);
  start = spawn(process.execPath, ['tools/start.mjs', '--no-build', '--offset', `${offset}`], {
    cwd: root,
    env: { ...process.env, ...proxies },
  });
  start.stdout?.on('data', (data) => (output += String(data)));
  start.stderr?.on('data', (data) => (output += String(data)));
  await storeEarly('Osy pod dachem');
  await waitFor(() => output.includes('Ctrl-C stops it') || output.includes('✖'), timeouts.hook);
});

afterAll(async () => {
  if (start.exitCode === null) {
    start.kill('SIGTERM');
    await once(start, 'exit');
  }
  rmSync(join(localFolder, `stack-${offset}`), { recursive: true, force: true });
});

test.skipIf(isShort)('starts with proxies in the environment without a proxy behind them', () => {
  expect(output).not.toContain('✖');
  expect(output).toContain(`http://${host}:${ports.hosting}`);
});

test.skipIf(isShort)('sends a message that was stored before the functions listened', async () => {
  const mail = async () => (await fetch(`http://${host}:${ports.mailbox}/email`)).text();
  // A message that the trigger misses waits for the sweep of the next minute.
  await waitFor(async () => (await mail()).includes('Osy pod dachem'), 2 * timeouts.wait);
});

test.skipIf(isShort)('ends with 0 on Ctrl-C and keeps the messages', async () => {
  start.kill('SIGINT');
  const [code] = (await once(start, 'exit')) as [number | null];
  expect(code).toBe(0);
  expect(output).toContain('Saving the messages');
});
