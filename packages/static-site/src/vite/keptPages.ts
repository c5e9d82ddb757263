import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesIn, isScript } from './filesIn.ts';
import { remembered } from './remembered.ts';

/** Where modules that `texts` of `staticSite` fits are built to, below the folder of a build. */
export const textsFolder = 'assets/texts';

/*
 * What a page shows follows from the code, from the addresses, from the names of the built files, and from the texts
 * that it may import. While all but texts is as it was, only pages that may import a changed one are drawn.
 */

/** What a build has written. */
interface PageRecord {
  /** Checksum of all that every page depends on. */
  base: string;
  /** Checksum of each text, by its source below Vite's root. */
  texts: Readonly<Record<string, string>>;
  pages: Readonly<Record<string, PageStamp>>;
}

/** A file as it was written: time of its last change and size, the texts that its page may import, and its sheet. */
type PageStamp = readonly [changed: number, bytes: number, texts: readonly string[], sheet: string];

/** What a page was drawn with. */
export interface DrawnPage {
  /** The texts that it may import. */
  texts: readonly string[];
  /** Its style sheet for what its scripts may draw, below the folder of the site; empty if it has none. */
  sheet: string;
}

export interface KeptPages {
  /** How many pages stand in the folder as they would be drawn. */
  readonly count: number;
  /** Whether the page of an address stands there as it would be drawn. */
  has: (address: string) => boolean;
  /**
   * Removes pages that are no more, and style sheets that no page names any more, and writes down those that are there, for the next build.
   *
   * @param drawn The pages that did not stand.
   */
  record: (drawn: ReadonlyMap<string, DrawnPage>) => Promise<void>;
}

export interface KeptPagesOptions {
  /** Folder of the built site. */
  outDir: string;
  /** Folder of files that the site has as they are; empty if there is none. */
  publicDir: string;
  /** Folder in which the record of a build is kept. */
  cacheDir: string;
  addresses: readonly string[];
  /** Undefined keeps nothing. */
  base: string | undefined;
  texts: Readonly<Record<string, string>>;
}

/** The file of an address, below the folder of the site. */
export const fileOf = (address: string) => `${address === '/' ? 'index' : address.slice(1)}.html`;

/** Which pages of the last build still hold. None where anything but a text has changed. */
export function keptPages({
  outDir,
  publicDir,
  cacheDir,
  addresses,
  base,
  texts,
}: KeptPagesOptions): KeptPages {
  const file = join(cacheDir, `static-site-${checksum(outDir).slice(0, 8)}.json`);
  const last = readRecord(file);
  const isThere = remembered((sheet) => existsSync(join(outDir, sheet)));
  const kept = new Set(
    base !== undefined && last?.base === base
      ? addresses.filter((address) => {
          const [changed, bytes, used = [], sheet = ''] = last.pages[address] ?? [];
          const now = changed === undefined ? undefined : stampOf(join(outDir, fileOf(address)));
          return (
            now?.[0] === changed &&
            now?.[1] === bytes &&
            used.every((text) => last.texts[text] === texts[text]) &&
            isThere(sheet)
          );
        })
      : [],
  );

  return {
    count: kept.size,
    has: (address) => kept.has(address),
    async record(drawn) {
      const pages: Record<string, PageStamp | undefined> = {};
      for (const address of addresses) {
        const { texts: used, sheet = '' } = drawn.get(address) ?? {};
        const [changed, bytes] = (used && stampOf(join(outDir, fileOf(address)))) ?? [0, 0];
        pages[address] = used ? [changed, bytes, used, sheet] : last?.pages[address];
      }
      const own = new Set(addresses.flatMap((address) => [fileOf(address), pages[address]?.[3]]));
      for (const path of filesIn(publicDir)) own.add(path);
      for (const path of filesIn(outDir)) if (mayStay(path) && !own.has(path)) rmSync(join(outDir, path));
      await mkdir(cacheDir, { recursive: true });
      await writeFile(file, JSON.stringify({ base, texts, pages }));
    },
  };
}

function readRecord(file: string): PageRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PageRecord;
  } catch {
    // The first build, or one that was broken off: everything is drawn.
    return undefined;
  }
}

function stampOf(file: string): [number, number] | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && [found.mtimeMs, found.size];
}

/**
 * Empties the folder of a site but for its pages and their own style sheets: which of them hold is known only once the
 * code is built.
 */
export function emptyButPages(outDir: string): void {
  if (!existsSync(outDir)) return;
  for (const entry of readdirSync(outDir, { withFileTypes: true })) {
    const path = join(outDir, entry.name);
    if (entry.name === '.git' || mayStay(entry.name)) continue;
    if (entry.isDirectory()) {
      emptyButPages(path);
      if (readdirSync(path).length === 0) rmdirSync(path);
    } else rmSync(path, { recursive: true });
  }
}

/** Of a file's path or its name alone. */
const mayStay = (file: string) => /\.html$|(^|\/)drawn-[\w-]{8}\.css$/.test(file);

export interface BaseOptions {
  /** Vite's root. */
  root: string;
  outDir: string;
  serverDir: string;
  publicDir: string;
  /** What the site says of itself besides its pages. */
  facts: unknown;
}

/**
 * Checksum of all that every page depends on: the built server without its texts, the names of the built files, the
 * installed packages, this plugin, the scripts that the site has as they are, and Node. Undefined where no lock file says
 * which packages are installed.
 */
export function baseOf({ root, outDir, serverDir, publicDir, facts }: BaseOptions): string | undefined {
  const lockFile = lockFileAbove(root);
  if (!lockFile) return undefined;
  const hash = createHash('sha256').update(process.version).update(readFileSync(lockFile));
  // The plugin itself: no release may keep the pages of another.
  addFiles(hash, dirname(import.meta.dirname), (file) => /^(?!.*\.test\.)(vite\/|[^/]+$)/.test(file));
  addFiles(hash, serverDir, (file) => !file.startsWith(`${textsFolder}/`) && !file.startsWith('.vite/'));
  // What they say of an element, its page has rules for.
  addFiles(hash, publicDir, isScript);
  const built = filesIn(outDir).filter((file) => !mayStay(file));
  return hash.update(JSON.stringify([built, facts])).digest('hex');
}

/** Checksum of each text of the built server, by the name of its file. */
export function textsIn(serverDir: string): Record<string, string> {
  const folder = join(serverDir, textsFolder);
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    filesIn(folder).map((file) => [`${textsFolder}/${file}`, checksum(readFileSync(join(folder, file)))]),
  );
}

function addFiles(hash: Hash, folder: string, fits: (file: string) => boolean) {
  for (const file of filesIn(folder).filter(fits)) hash.update(file).update(readFileSync(join(folder, file)));
}

const lockFiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'];

function lockFileAbove(folder: string): string | undefined {
  const found = lockFiles.map((name) => join(folder, name)).find((path) => existsSync(path));
  return found ?? (dirname(folder) === folder ? undefined : lockFileAbove(dirname(folder)));
}

const checksum = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
