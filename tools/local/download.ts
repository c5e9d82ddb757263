import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Problem } from './problem.ts';
import { windows } from './paths.ts';
import { ask } from './run.ts';

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
export async function downloadFolder(
  archive: Archive,
  target: string,
  say: (line: string) => void,
): Promise<void> {
  mkdirSync(dirname(target), { recursive: true });
  const folder = mkdtempSync(join(dirname(target), '.download-'));
  try {
    const file = join(folder, 'archive');
    const hash = await download(archive.url, file, say);
    if (hash !== archive.sha256)
      throw new Problem(
        `The SHA-256 of ${archive.url} is ${hash}, not ${archive.sha256}, so it is not used.`,
      );
    const content = join(folder, 'content');
    mkdirSync(content);
    // The tar of Windows unpacks zip archives, too. That of Git Bash, which may be first on the PATH, does not.
    const tar = windows ? join(process.env['SystemRoot'] ?? 'C:\\Windows', 'System32/tar.exe') : 'tar';
    const { ok, stderr } = ask(tar, ['-xf', file, '-C', content]);
    const [top = ''] = readdirSync(content);
    if (!ok || !top) throw new Problem(`${archive.url} could not be unpacked: ${stderr.trim()}`);
    rmSync(target, { recursive: true, force: true });
    renameSync(join(content, top), target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes what an address sends into a file. Returns its SHA-256. Reports each quarter. */
async function download(url: string, file: string, say: (line: string) => void): Promise<string> {
  const hash = createHash('sha256');
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(limit) });
    if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
    const total = Number(response.headers.get('content-length') ?? 0);
    let received = 0;
    let reported = 0;
    const count = async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        received += chunk.length;
        const quarter = total > 0 ? Math.floor((4 * received) / total) : 0;
        if (quarter > reported) say(`${25 * quarter} % of ${Math.round(total / 1e6)} MB`);
        reported = quarter;
        yield chunk;
      }
    };
    await pipeline(response.body, count, createWriteStream(file));
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    throw new Problem(
      `${url} could not be downloaded: ${error instanceof Error ? error.message : ''}${cause}`,
    );
  }
  return hash.digest('hex');
}
