import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { normalizeOrigin } from '../address.ts';
import { listFiles } from '../vite/listFiles.ts';

/*
 * A tab that was opened before a deploy still requests its old scripts. So each deploy includes the files of earlier
 * ones. They are downloaded from the host, because the current deploy may have been built on another computer.
 */

/** Name of the file that lists the deploys. The next deploy reads it from the host. */
export const deployListName = 'deploys.json';

interface Deploy {
  /** ISO time. */
  at: string;
  /** Checksum and size in bytes of each of its own files, by path. */
  files: Record<string, [sha256: string, bytes: number]>;
}

/** How long files are kept after their deploy was replaced, in ms, and how many. The scripts of a deploy have about 2 MB. */
const limits = { age: 30 * 86_400_000, deploys: 20, bytes: 40_000_000 };

export interface KeepOldFilesOptions {
  /** Folder of the built site. */
  dist: string;
  /** Origin of the deployed site, such as `https://www.example.com`. */
  host: string;
  now: Date;
  log?: (line: string) => void;
}

/**
 * Adds the files of earlier deploys to a built site. Returns their number.
 *
 * @throws Error if the list of deploys cannot be read from the host, or `host` is no origin.
 */
export async function keepOldFiles(options: KeepOldFilesOptions): Promise<number> {
  const { dist, now, log = console.log } = options;
  const host = normalizeOrigin(options.host, 'host of keepOldFiles');
  const before = selectDeploys(await fetchDeploys(host, log), now, log);
  const current: Deploy = { at: now.toISOString(), files: hashFiles(dist) };
  let kept = 0;
  for (const deploy of before) {
    for (const [path, [sha256]] of Object.entries(deploy.files)) {
      if (existsSync(join(dist, path))) continue;
      const content = await fetchFile(host, path, sha256);
      if (content) {
        mkdirSync(dirname(join(dist, path)), { recursive: true });
        writeFileSync(join(dist, path), content);
        kept++;
      } else {
        log(`An old file is missing on the host, so open tabs of ${deploy.at} cannot load it: ${path}`);
        Reflect.deleteProperty(deploy.files, path);
      }
    }
  }
  writeFileSync(join(dist, deployListName), JSON.stringify({ deploys: [current, ...before] }));
  return kept;
}

async function fetchDeploys(host: string, log: (line: string) => void): Promise<Deploy[]> {
  const answer = await fetch(`${host}/${deployListName}`, { cache: 'no-store' }).catch(() => undefined);
  if (answer?.status === 404) return [];
  if (!answer?.ok) {
    throw new Error(
      `${host}/${deployListName} ${answer ? `returned status ${answer.status}` : 'could not be reached'}, so the files of open tabs are ` +
        'unknown. Try again, or deploy without them.',
    );
  }
  const list = (await answer.json().catch(() => undefined)) as { deploys?: Deploy[] } | undefined;
  if (!Array.isArray(list?.deploys)) {
    log(`No old files are kept, because ${host}/${deployListName} is not a list of deploys.`);
    return [];
  }
  const isKept = (path: string) => {
    if (isAsset(path)) return true;
    log(`An old file is not kept, because it is not in the folder of assets: ${path}`);
    return false;
  };
  return list.deploys.map(({ at, files }) => ({
    at,
    files: Object.fromEntries(Object.entries(files).filter(([path]) => isKept(path))),
  }));
}

/** Returns whether a path from the host is inside the folder of assets. */
function isAsset(path: string): boolean {
  const isPlain = path === posix.normalize(path) && !/[\\:\0]/.test(path);
  return isPlain && path.startsWith('assets/') && !path.endsWith('/');
}

/** Selects the newest deploys within the limits. Always includes the one that the new deploy replaces. */
function selectDeploys(deploys: readonly Deploy[], now: Date, log: (line: string) => void): Deploy[] {
  const kept: Deploy[] = [];
  const seen = new Map<string, number>();
  for (const [index, deploy] of deploys.entries()) {
    const replacedAt = index === 0 ? now.getTime() : Date.parse(deploys[index - 1]?.at ?? '');
    for (const [path, [, size]] of Object.entries(deploy.files)) seen.set(path, size);
    const size = [...seen.values()].reduce((sum, each) => sum + each, 0);
    const isOld = now.getTime() - replacedAt > limits.age;
    if (index > 0 && (isOld || size > limits.bytes || kept.length === limits.deploys)) {
      log(`The files of ${deploys.length - index} deploys are no longer kept, the last one of ${deploy.at}.`);
      break;
    }
    kept.push(deploy);
  }
  return kept;
}

function hashFiles(dist: string): Deploy['files'] {
  const paths = listFiles(join(dist, 'assets')).filter((name) => !name.endsWith('.map'));
  return Object.fromEntries(
    paths.map((name) => {
      const content = readFileSync(join(dist, 'assets', name));
      return [`assets/${name}`, [hash(content), content.length]];
    }),
  );
}

async function fetchFile(host: string, path: string, sha256: string): Promise<Buffer | undefined> {
  const answer = await fetch(`${host}/${path.split('/').map(encodeURIComponent).join('/')}`).catch(
    () => undefined,
  );
  if (!answer?.ok) return undefined;
  const content = Buffer.from(await answer.arrayBuffer());
  return hash(content) === sha256 ? content : undefined;
}

function hash(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url');
}
