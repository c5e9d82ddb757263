import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * A tab that was opened before a deploy still asks for the scripts of its own time. So a deploy carries the files of
 * the ones before along. It takes them from the host itself: whoever deploys need not have built what is there now.
 */

/** Written into the site beside its files, and read back from there by the next deploy. */
export const listName = 'deploys.json';

interface Deploy {
  /** ISO time. */
  at: string;
  /** Checksum and bytes of each of its own files, by path. */
  files: Record<string, [sha256: string, bytes: number]>;
}

export interface Limits {
  /** How long the files of a deploy stay after the next one took its place, in milliseconds. */
  age: number;
  deploys: number;
  /** Of all old files together. */
  bytes: number;
}

/** Hardly a tab stays open for a month; a deploy's scripts have some 2 MB. */
const defaultLimits: Limits = { age: 30 * 86_400_000, deploys: 20, bytes: 40_000_000 };

export interface OldFilesOptions {
  /** The site as it was just built. */
  dist: string;
  /** Where the last deploy is to be seen, without a slash at the end. */
  host: string;
  now: Date;
  limits?: Limits;
  say?: (line: string) => void;
}

/**
 * Puts the files of earlier deploys beside those of the new one. Returns how many.
 *
 * @throws when the host does not say which files there were.
 */
export async function keepOldFiles(options: OldFilesOptions): Promise<number> {
  const { dist, host, now, limits = defaultLimits, say = console.log } = options;
  const before = stillKept(await deploysOf(host), now, limits);
  const current: Deploy = { at: now.toISOString(), files: filesOf(dist) };
  let kept = 0;
  for (const deploy of before) {
    for (const [path, [sha256]] of Object.entries(deploy.files)) {
      if (existsSync(join(dist, path))) continue;
      const content = await fetched(host, path, sha256);
      if (content) {
        mkdirSync(dirname(join(dist, path)), { recursive: true });
        writeFileSync(join(dist, path), content);
        kept++;
      } else {
        say(
          `An old file is not on the host any more, so tabs of ${deploy.at} may ask for it in vain: ${path}`,
        );
        Reflect.deleteProperty(deploy.files, path);
      }
    }
  }
  writeFileSync(join(dist, listName), JSON.stringify({ deploys: [current, ...before] }));
  return kept;
}

async function deploysOf(host: string): Promise<Deploy[]> {
  const answer = await fetch(`${host}/${listName}`, { cache: 'no-store' }).catch(() => undefined);
  if (answer?.status === 404) return [];
  if (!answer?.ok) {
    throw new Error(
      `${host}/${listName} ${answer ? `answered ${answer.status}` : 'could not be reached'}, so the files that open tabs ` +
        'still need are not known. Try again, or deploy without them.',
    );
  }
  const list = (await answer.json().catch(() => ({}))) as { deploys?: Deploy[] };
  return (list.deploys ?? []).map(({ at, files }) => ({
    at,
    // What comes from a host names files, and no way out of the folder.
    files: Object.fromEntries(
      Object.entries(files).filter(
        ([path]) => /^assets\/[\w.-]+(\/[\w.-]+)*$/.test(path) && !path.includes('..'),
      ),
    ),
  }));
}

/** The newest ones, as far as age, number and size allow. The one that the new deploy replaces always stays. */
function stillKept(deploys: readonly Deploy[], now: Date, { age, deploys: most, bytes }: Limits): Deploy[] {
  const kept: Deploy[] = [];
  const seen = new Map<string, number>();
  for (const [index, deploy] of deploys.entries()) {
    const replacedAt = index === 0 ? now.getTime() : Date.parse(deploys[index - 1]?.at ?? '');
    for (const [path, [, size]] of Object.entries(deploy.files)) seen.set(path, size);
    const size = [...seen.values()].reduce((sum, each) => sum + each, 0);
    const fits = now.getTime() - replacedAt <= age && size <= bytes && kept.length < most;
    if (index > 0 && !fits) break;
    kept.push(deploy);
  }
  return kept;
}

function filesOf(dist: string): Deploy['files'] {
  const paths = readdirSync(join(dist, 'assets'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths.toSorted().map((path) => {
      const content = readFileSync(path);
      return [path.slice(dist.length + 1).replaceAll('\\', '/'), [sha256Of(content), content.length]];
    }),
  );
}

async function fetched(host: string, path: string, sha256: string): Promise<Buffer | undefined> {
  const answer = await fetch(`${host}/${path}`).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const content = Buffer.from(await answer.arrayBuffer());
  return sha256Of(content) === sha256 ? content : undefined;
}

function sha256Of(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url');
}
