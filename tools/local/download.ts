import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempDisposableSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from './problem.ts';
import { captureOutput } from './run.ts';

export interface Archive {
  url: string;
  /** Hexadecimal. */
  sha256: string;
}

/** Ends a download that takes too long, in ms. */
const limit = 10 * 60_000;

/**
 * Downloads an archive with one folder in it, compares its hash, and unpacks that folder as `target`. Leaves nothing behind
 * if it fails.
 * @throws {Problem} if it fails.
 */
export async function downloadFolder({ url, sha256 }: Archive, target: string): Promise<void> {
  const archive = await download(url);
  const hash = createHash('sha256').update(archive).digest('hex');
  if (hash !== sha256)
    throw new Problem(`The SHA-256 of ${url} is ${hash}, not ${sha256}, so it is not used.`);
  mkdirSync(dirname(target), { recursive: true });
  using folder = mkdtempDisposableSync(join(dirname(target), '.download-'));
  const file = join(folder.path, 'archive');
  writeFileSync(file, archive);
  const content = join(folder.path, 'content');
  mkdirSync(content);
  const { ok, stderr } = captureOutput('tar', ['-xf', file, '-C', content]);
  const [top = ''] = readdirSync(content);
  if (!ok || !top) throw new Problem(`${url} could not be unpacked: ${stderr.trim()}`);
  rmSync(target, { recursive: true, force: true });
  renameSync(join(content, top), target);
}

async function download(url: string): Promise<Buffer> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limit) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    const { message, cause } = error as Error;
    throw new Problem(
      `${url} could not be downloaded: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}`,
    );
  }
}
