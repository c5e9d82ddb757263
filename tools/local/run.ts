import { spawnSync } from 'node:child_process';
import { root } from './paths.ts';

/** Runs a program with its output in this terminal. Returns whether it succeeds. */
export function runInTerminal(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): boolean {
  return (
    spawnSync(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' }).status === 0
  );
}

/** Runs a program and returns its output. A missing program fails, too. */
export function captureOutput(
  program: string,
  args: readonly string[],
  { cwd = root, timeout }: { cwd?: string; timeout?: number } = {},
): { ok: boolean; stdout: string; stderr: string } {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd, timeout, encoding: 'utf8' });
  return { ok: status === 0, stdout: stdout ?? '', stderr: stderr || (error?.message ?? '') };
}
