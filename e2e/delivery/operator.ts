import { format } from 'node:util';
import { vi } from 'vitest';
import { explainError, operate } from '../../packages/contact/src/operate/index.ts';

/** Runs the operator's command on a project, in this process. Returns what `cli.ts` would exit with and print. */
export async function runOperator(project: string, ...parameters: string[]) {
  const run = { exit: 0, out: '', err: '' };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((...line) => void (run.out += `${format(...line)}\n`)),
    vi.spyOn(console, 'error').mockImplementation((...line) => void (run.err += `${format(...line)}\n`)),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((run.out += String(text)))),
  ];
  try {
    await operate(['--project', project, ...parameters]);
  } catch (error) {
    run.exit = 1;
    run.err += explainError(error);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return run;
}
