import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';
import getPort, { clearLockedPorts } from 'get-port';

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

/** Those of the ports at which some program listens, on any of this machine's addresses. */
export async function busyPorts(ports: readonly number[]): Promise<number[]> {
  // It would keep what it has looked at from the next who asks.
  clearLockedPorts();
  const free = await Promise.all(ports.map((port) => getPort({ port })));
  clearLockedPorts();
  return ports.filter((port) => !free.includes(port));
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
export function anyFreePorts(count: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, () => getPort({ host })));
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
