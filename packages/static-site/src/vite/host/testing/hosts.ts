import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { server as superstatic } from 'superstatic';
import { preview } from 'vite';
import { createPreviewServer } from '../../previewServer.ts';

export interface RunningHost {
  origin: string;
  close: () => Promise<unknown>;
}

export async function startPreview(folder: string): Promise<RunningHost> {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [createPreviewServer('.')],
    preview: { port: 0, host: '127.0.0.1' },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Starts superstatic, the server of the Firebase Hosting emulator. */
export async function startFirebase(folder: string): Promise<RunningHost> {
  const { hosting } = JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8')) as { hosting: object };
  const options = { cwd: folder, config: hosting, port: 0, host: '127.0.0.1' };
  const server = superstatic(options).listen(undefined);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: async () => server.close() };
}

/** Debian installs it outside of a user's PATH. */
const nginx = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);

export const hasNginx = nginx !== undefined;

export async function startNginx(folder: string, runtime: string): Promise<RunningHost> {
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  mkdirSync(runtime, { recursive: true });
  const config = join(runtime, 'main.conf');
  writeFileSync(
    config,
    `daemon off;
    pid "${runtime}/nginx.pid";
    error_log stderr warn;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${temporary.map((name) => `${name}_temp_path "${runtime}/${name}";`).join(' ')}
      server { listen 127.0.0.1:${port}; root "${folder}"; include "${folder}/nginx.conf"; }
    }`,
  );
  const program = spawn(nginx ?? 'nginx', ['-p', runtime, '-c', config, '-e', 'stderr']);
  let output = '';
  program.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(program, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  for (;;) {
    if (program.exitCode !== null) throw new Error(`nginx did not start:\n${output}`);
    if (await fetch(origin).catch(() => undefined)) break;
    await delay(20);
  }
  return {
    origin,
    close: async () => {
      program.kill('SIGTERM');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Requests a path without the normalization of `fetch`. */
export async function sendRequest({ origin }: RunningHost, path: string, method = 'GET') {
  const { hostname, port } = new URL(origin);
  const sent = request({
    hostname,
    port,
    path,
    method,
    agent: false,
    headers: { accept: 'text/html' },
  }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
