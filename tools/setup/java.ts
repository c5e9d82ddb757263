import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { foldersIn, isExecutable, onPath, windows } from './paths.ts';

/** What Google's Firestore emulator asks for. */
const oldestJava = 21;

export interface Java {
  /** Path of the `java` program. */
  program: string;
  version: number;
}

export interface JavaSearch {
  /** The first one that is new enough. */
  found?: Java;
  /** Those that are not. */
  tooOld: Java[];
}

const program = windows ? 'java.exe' : 'java';

/** Folders whose subfolders are Java installations, by the habits of each system. */
function installFolders(): string[] {
  const home = homedir();
  const anywhere = [
    join(home, '.sdkman/candidates/java'),
    join(home, '.jdks'),
    join(home, '.asdf/installs/java'),
  ];
  if (process.platform === 'darwin') {
    return [
      '/Library/Java/JavaVirtualMachines',
      join(home, 'Library/Java/JavaVirtualMachines'),
      '/opt/homebrew/opt',
      '/usr/local/opt',
      ...anywhere,
    ];
  }
  if (windows) {
    const vendors = [
      'Java',
      'Eclipse Adoptium',
      'Microsoft',
      'Amazon Corretto',
      'Zulu',
      'BellSoft',
      'OpenJDK',
    ];
    return [
      process.env['ProgramFiles'],
      process.env['LOCALAPPDATA'] && join(process.env['LOCALAPPDATA'], 'Programs'),
    ]
      .filter((folder) => folder !== undefined && folder !== '')
      .flatMap((folder) => vendors.map((vendor) => join(String(folder), vendor)))
      .concat(anywhere);
  }
  return ['/usr/lib/jvm', '/usr/lib64/jvm', '/usr/java', '/opt/java', '/opt', ...anywhere];
}

function* candidates(): Generator<string> {
  if (process.env['JAVA_HOME']) yield join(process.env['JAVA_HOME'], 'bin', program);
  yield* onPath('java');
  for (const folder of installFolders().flatMap(foldersIn)) {
    yield join(folder, 'bin', program);
    yield join(folder, 'Contents/Home/bin', program);
    if (/openjdk/.test(folder)) yield join(folder, 'libexec/openjdk.jdk/Contents/Home/bin', program);
  }
}

/** Asks the program itself: a folder's name says nothing about whether it runs. */
function versionOf(java: string): number | undefined {
  const { status, stderr, stdout } = spawnSync(java, ['-version'], { encoding: 'utf8', timeout: 20_000 });
  const version = /version "(?:1\.)?(\d+)/.exec(`${stderr}\n${stdout}`)?.[1];
  return status === 0 && version ? Number(version) : undefined;
}

export function findJava(): JavaSearch {
  const tooOld: Java[] = [];
  const seen = new Set<string>();
  for (const candidate of candidates()) {
    if (seen.has(candidate) || !isExecutable(candidate)) continue;
    seen.add(candidate);
    const version = versionOf(candidate);
    if (version === undefined) continue;
    if (version >= oldestJava) return { found: { program: candidate, version }, tooOld };
    tooOld.push({ program: candidate, version });
  }
  return { tooOld };
}

/** How to say that there is none, and how to get one. */
export function missingJava({ tooOld }: JavaSearch): string {
  const old = tooOld[0] ? ` Java ${tooOld[0].version} (${tooOld[0].program}) is too old.` : '';
  const get =
    process.platform === 'darwin'
      ? '`brew install openjdk`'
      : process.platform === 'linux'
        ? '`apt-get install openjdk-21-jre-headless` where the system has it'
        : '`winget install EclipseAdoptium.Temurin.21.JRE`';
  return (
    `Java ${oldestJava} or later was not found in JAVA_HOME, on the PATH or in the system's folders.${old}\n` +
    `  Get it with ${get}, or from https://adoptium.net; or point JAVA_HOME at it.`
  );
}

/** The folder to put first on the PATH, so that `java` means this one. */
export function folderOf(java: Java): string {
  return dirname(java.program);
}
