import { spawnSync } from 'node:child_process';
import { root, windows } from './paths.ts';

// npm and npx are batch files on Windows, and gcloud is, which only a shell starts.
const needsShell = (program: string) => windows && /^np[mx]$|\.(cmd|bat)$/.test(program);

/** Runs a program in view of whoever started this one; answers whether it went well. */
export function show(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd = root,
): boolean {
  const options = {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: needsShell(program),
  } as const;
  return spawnSync(program, args, options).status === 0;
}

/** Runs a program and gives what it said. A program that is not there has failed, too. */
export function ask(
  program: string,
  args: readonly string[],
  { cwd = root, env = {}, timeout }: { cwd?: string; env?: NodeJS.ProcessEnv; timeout?: number } = {},
): { ok: boolean; stdout: string; stderr: string } {
  const options = { cwd, env: { ...process.env, ...env }, timeout, shell: needsShell(program) };
  const { status, stdout, stderr, error } = spawnSync(program, args, { ...options, encoding: 'utf8' });
  return { ok: status === 0, stdout: stdout ?? '', stderr: stderr || (error?.message ?? '') };
}
