import { spawn } from 'node:child_process';

export interface Run {
  exit: number | null;
  out: string;
  err: string;
}

/** Runs the operator's command on a project, as a process. Returns its exit code and output. */
export function runOperator(project: string, ...parameters: string[]): Promise<Run> {
  return runOperatorIn({}, project, ...parameters);
}

/** The same with other environment variables. */
export function runOperatorIn(
  env: Readonly<Record<string, string>>,
  project: string,
  ...parameters: string[]
): Promise<Run> {
  const tool = new URL('../../packages/contact/src/operate/cli.ts', import.meta.url).pathname;
  const args = ['--conditions=tarcza-source', tool, ...parameters, '--project', project];
  const child = spawn(process.execPath, args, { env: { ...process.env, NODE_OPTIONS: '', ...env } });
  const run: Run = { exit: null, out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (run.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (run.err += text));
  child.stdin.end();
  return new Promise((resolve) => child.on('close', (exit) => resolve({ ...run, exit })));
}
