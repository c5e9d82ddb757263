import { spawnSync } from 'node:child_process';
import { root, windows } from './paths.ts';

/** Returns whether a program is a batch file on Windows. Only a shell starts those, and it splits paths with spaces. */
export const needsShell = (program: string) => windows && /^(np[mx]|firebase)$|\.(cmd|bat)$/.test(program);

/** Runs a program with its output in this terminal. Returns whether it succeeds. */
export function runInTerminal(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): boolean {
  const options = { cwd: root, env: { ...process.env, ...env }, shell: needsShell(program) };
  return spawnSync(program, args, { ...options, stdio: 'inherit' }).status === 0;
}

/** Runs a program and returns its output. A missing program fails, too. */
export function captureOutput(
  program: string,
  args: readonly string[],
  { cwd = root, timeout }: { cwd?: string; timeout?: number } = {},
): { ok: boolean; stdout: string; stderr: string } {
  const options = { cwd, timeout, shell: needsShell(program), encoding: 'utf8' } as const;
  const { status, stdout, stderr, error } = spawnSync(program, args, options);
  return { ok: status === 0, stdout: stdout ?? '', stderr: stderr || (error?.message ?? '') };
}
