import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A virtual screen with its own session bus. */
export interface Desktop {
  /** Environment of its programs. */
  env: NodeJS.ProcessEnv;
  start: (program: string, args: readonly string[]) => ChildProcess;
  close: () => void;
}

/** Returns the first line that a program writes. */
async function firstLine(program: ChildProcess, stream: Readable): Promise<string> {
  for await (const line of createInterface({ input: stream })) return line;
  throw new Error(`${program.spawnfile} ended before it printed its address.`);
}

/** Starts the screen and the bus, without sound and settings of the user. */
export async function openDesktop(width: number, height: number): Promise<Desktop> {
  const home = mkdtempSync(join(tmpdir(), 'speech-'));
  const running: ChildProcess[] = [];
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    XDG_DATA_HOME: join(home, 'data'),
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_CACHE_HOME: join(home, 'cache'),
    XDG_RUNTIME_DIR: home,
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    LANGUAGE: 'en',
    GSETTINGS_BACKEND: 'memory',
    GTK_MODULES: 'gail:atk-bridge',
    GNOME_ACCESSIBILITY: '1',
    MOZ_ENABLE_WAYLAND: '0',
  };
  delete env['WAYLAND_DISPLAY'];

  function start(program: string, args: readonly string[], stdio: 'pipe' | 'ignore' = 'pipe') {
    const child = spawn(program, args, { env, stdio: [stdio, 'pipe', 'ignore', 'pipe'] });
    running.push(child);
    return child;
  }

  const screen = start(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    'ignore',
  );
  env['DISPLAY'] = `:${await firstLine(screen, screen.stdio[3] as Readable)}`;
  const bus = start('dbus-daemon', ['--session', '--nofork', '--nopidfile', '--print-address=3'], 'ignore');
  env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus, bus.stdio[3] as Readable);

  return {
    env,
    start,
    close: () => {
      for (const child of running.toReversed()) child.kill();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
