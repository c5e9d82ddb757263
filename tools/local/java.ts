import { homedir } from 'node:os';
import { join } from 'node:path';
import { findRuntimes } from 'jdk-utils';
import { windows } from './paths.ts';

/** What Google's Firestore emulator asks for. */
const oldestJava = 21;

export interface Java {
  /** Path of the `java` program. */
  program: string;
  version: number;
}

/**
 * For a program that runs for a minute or two: HotSpot compiles it quickly instead of well, and collects garbage with one
 * thread. The Nu HTML Checker takes 16 s of a processor for our pages so, and 36 without.
 */
export const forShort = [
  '-XX:+IgnoreUnrecognizedVMOptions',
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
] as const;

export interface JavaSearch {
  /** The one of JAVA_HOME, or else the first one that is new enough. */
  found?: Java | undefined;
  /** Those that are not. */
  tooOld: Java[];
}

/** Where some systems keep Java, beside the places that everybody looks at. */
const moreFolders = ['/usr/lib64/jvm', '/usr/java', '/opt/java', '/opt', join(homedir(), '.jdks')];

export async function findJava(): Promise<JavaSearch> {
  const runtimes = await findRuntimes({
    withVersion: true,
    withTags: true,
    additionalLocations: moreFolders,
  });
  const all = runtimes
    .toSorted((one, other) => Number(other.isJavaHomeEnv ?? false) - Number(one.isJavaHomeEnv ?? false))
    .map(({ homedir: folder, version }) => ({
      program: join(folder, 'bin', windows ? 'java.exe' : 'java'),
      version: version?.major ?? 0,
    }));
  return {
    found: all.find(({ version }) => version >= oldestJava),
    tooOld: all.filter(({ version }) => version < oldestJava),
  };
}

/** How to say that there is none, and how to get one. */
export function missingJava({ tooOld }: JavaSearch): string {
  const old = tooOld[0] ? ` Java ${tooOld[0].version} (${tooOld[0].program}) is too old.` : '';
  const installers: Partial<Record<NodeJS.Platform, string>> = {
    darwin: '`brew install openjdk`',
    linux: '`apt-get install openjdk-21-jre-headless` where the system has it',
    win32: '`winget install EclipseAdoptium.Temurin.21.JRE`',
  };
  return (
    `Java ${oldestJava} or later was not found in JAVA_HOME, on the PATH or in the system's folders.${old}\n` +
    `  Get it with ${installers[process.platform] ?? "your system's packages"}, or from https://adoptium.net; or point JAVA_HOME at it.`
  );
}
