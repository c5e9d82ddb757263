import { execFile } from 'node:child_process';

/** Runs the operator's command on a project. Returns its exit code and output. */
export function runOperator(
  project: string,
  ...parameters: string[]
): Promise<{ exit: number; out: string; err: string }> {
  const tool = new URL('../../packages/contact/src/operate/cli.ts', import.meta.url).pathname;
  const args = ['--conditions=tarcza-source', tool, ...parameters, '--project', project];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env: { ...process.env, NODE_OPTIONS: '' } }, (error, out, err) =>
      resolve({ exit: error ? Number(error.code) : 0, out, err }),
    );
  });
}
