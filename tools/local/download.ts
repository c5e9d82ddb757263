import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { get as getByHttp, type IncomingMessage } from 'node:http';
import { get as getByHttps } from 'node:https';
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

/** Requests an address and follows redirects. `fetch` crashes when a server ends the connection during a pause of its stream. */
async function request(url: string, signal: AbortSignal, redirects = 5): Promise<IncomingMessage> {
  const get = url.startsWith('https:') ? getByHttps : getByHttp;
  const [response] = (await once(get(url, { signal }), 'response', { signal })) as [IncomingMessage];
  const { statusCode = 0, headers } = response;
  if (statusCode === 200) return response;
  response.destroy();
  if (!headers.location || redirects === 0) throw new Error(`status ${statusCode}`);
  return request(new URL(headers.location, url).href, signal, redirects - 1);
}

/** Writes what an address sends into a file. Returns its SHA-256. Reports each quarter. */
async function download(url: string, file: string, say: (line: string) => void): Promise<string> {
  const hash = createHash('sha256');
  try {
    const signal = AbortSignal.timeout(limit);
    const response = await request(url, signal);
    const total = Number(response.headers['content-length'] ?? 0);
    let received = 0;
    let reported = 0;
    response.on('data', (chunk: Buffer) => {
      hash.update(chunk);
      received += chunk.length;
      const quarter = total > 0 ? Math.floor((4 * received) / total) : 0;
      if (quarter > reported) say(`${25 * quarter} % of ${Math.round(total / 1e6)} MB`);
      reported = quarter;
    });
    await pipeline(response, createWriteStream(file), { signal });
  } catch (error) {
    throw new Problem(`${url} could not be downloaded: ${error instanceof Error ? error.message : ''}`);
  }
  return hash.digest('hex');
}
