import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const program = process.platform === 'win32' ? 'java.exe' : 'java';

/** Folders of installed Javas on Linux, macOS and Windows. */
const homes = [
  '/usr/lib/jvm/*',
  '/opt/*',
  '/Library/Java/JavaVirtualMachines/*/Contents/Home',
  'C:/Program Files/{Java,Eclipse Adoptium}/*',
];

/** Returns the major version of a Java program, 0 if it does not start. */
function readVersion(java: string): number {
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8', timeout: 30_000 });
  return Number(/version "(?:1\.)?(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
}

/**
 * Looks for a Java in JAVA_HOME, on the PATH and in the usual folders.
 * @param oldest The oldest major version that is new enough.
 * @param moreHomes Patterns of other folders with `bin/java`.
 * @returns The path of the program if there is one, and the versions that are too old.
 */
export function findJava(
  oldest: number,
  moreHomes: readonly string[] = [],
): { java?: string; tooOld: string[] } {
  const { JAVA_HOME, PATH = '' } = process.env;
  const folders = [
    ...(JAVA_HOME ? [join(JAVA_HOME, 'bin')] : []),
    ...PATH.split(delimiter).filter(Boolean),
    ...globSync([...moreHomes, ...homes].map((home) => `${home}/bin`)),
  ];
  const programs = [...new Set(folders.map((folder) => join(folder, program)))].filter((path) =>
    existsSync(path),
  );
  const tooOld: string[] = [];
  for (const java of programs) {
    const version = readVersion(java);
    if (version >= oldest) return { java, tooOld };
    if (version > 0) tooOld.push(`${version} at ${java}`);
  }
  return { tooOld };
}
