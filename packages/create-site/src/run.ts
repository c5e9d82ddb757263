import { spawnSync, type SpawnSyncOptions } from 'node:child_process';

/** Runs a program to its end. `status` is null if it did not start or was killed. `problem` is the reason, or its stderr. */
export function run(program: string, args: readonly string[], options: SpawnSyncOptions = {}) {
  const limits = { encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY } as const;
  const { error, signal, status, stdout, stderr } = spawnSync(program, args, { ...options, ...limits });
  return { status, stdout, problem: error?.message ?? signal ?? stderr.trim() };
}
