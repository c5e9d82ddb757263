import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { basename } from 'node:path';

/** A project of this kind exists on this machine only: firebase-tools asks no login for it and reaches no cloud. */
export const project = 'demo-tarcza';

export const host = '127.0.0.1';

/** The addresses that visitors of a local run know by heart; an offset moves all of them. */
const standardPorts = { hosting: 5000, functions: 5001, firestore: 8080, mailbox: 1080, smtp: 1025 };

/** Ports of other protocols within reach of an offset, which browsers and `fetch` refuse to open. */
const refusedByBrowsers = [1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6697, 10080];

export type Ports = typeof standardPorts;

export function portsAt(offset: number): Ports {
  const entries = Object.entries(standardPorts).map(([name, port]) => [name, port + offset]);
  return Object.fromEntries(entries) as Ports;
}

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

/** Whether a program could listen there now. */
async function isFree(port: number): Promise<boolean> {
  try {
    const server = await listen(port);
    await new Promise((resolve) => server.close(resolve));
  } catch {
    return false;
  }
  return !(await answers(port));
}

/** Whether somebody takes a connection: on some systems one can listen beside a program that holds every address. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host, timeout: 1000 });
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}

export async function busyPorts(ports: readonly number[]): Promise<number[]> {
  const free = await Promise.all(ports.map(isFree));
  return ports.filter((_, index) => !free[index]);
}

/**
 * An offset at which every port is free, so that a run can live beside another. The search begins anywhere: two
 * test runs that look at the same moment, and listen minutes later, would else agree on the same ports.
 */
export async function freeOffset(): Promise<number> {
  const [first, step, count] = [100, 10, 290];
  const start = Math.floor(Math.random() * count);
  for (let tried = 0; tried < count; tried += 1) {
    const offset = first + step * ((start + tried) % count);
    if (Object.values(portsAt(offset)).some((port) => refusedByBrowsers.includes(port))) continue;
    if ((await busyPorts(Object.values(portsAt(offset)))).length === 0) return offset;
  }
  throw new Error('No free block of ports was found between 5100 and 8000.');
}

/** Ports that nobody needs to know beforehand. */
export async function anyFreePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Who holds a port, as far as the system tells: "node (process 4711)". */
export function holderOf(port: number): string | undefined {
  try {
    if (process.platform === 'linux') return holderOnLinux(port);
    if (process.platform === 'win32') return holderOnWindows(port);
    return holderByLsof(port);
  } catch {
    return undefined;
  }
}

function holderOnLinux(port: number): string | undefined {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  const listening = '0A';
  const inodes = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
    readFileSync(table, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter((cells) => cells[1]?.endsWith(`:${wanted}`) && cells[3] === listening)
      .map((cells) => `socket:[${cells[9]}]`),
  );
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const held = readdirSync(`/proc/${pid}/fd`).some((fd) =>
        inodes.includes(readlink(`/proc/${pid}/fd/${fd}`)),
      );
      if (held)
        return `${shortCommand(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0'))} (process ${pid})`;
    } catch {
      // Somebody else's process, or one that has ended meanwhile.
    }
  }
  return undefined;
}

/** "node firebase.js" for a long command line: the program, and the script that it runs. */
function shortCommand([program = '', script = '']: readonly string[]): string {
  return [basename(program), /^[/.].*\w/.test(script) ? basename(script) : ''].filter(Boolean).join(' ');
}

function readlink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

function holderByLsof(port: number): string | undefined {
  const { stdout } = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
    encoding: 'utf8',
  });
  const pid = /^p(\d+)/m.exec(stdout)?.[1];
  const name = /^c(.+)/m.exec(stdout)?.[1];
  if (!pid) return undefined;
  const airPlay = name?.startsWith('ControlCe')
    ? ': AirPlay Receiver; turn it off in System Settings, General, AirDrop & Handoff'
    : '';
  return `${name ?? 'a program'} (process ${pid})${airPlay}`;
}

function holderOnWindows(port: number): string | undefined {
  const { stdout } = spawnSync('netstat', ['-ano', '-p', 'TCP'], { encoding: 'utf8' });
  const pid = new RegExp(`:${port}\\s+\\S+\\s+LISTENING\\s+(\\d+)`).exec(stdout)?.[1];
  return pid && `process ${pid}`;
}
