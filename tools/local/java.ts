import { join } from 'node:path';
import { findRuntimes } from 'jdk-utils';
import { windows } from './paths.ts';
import { Problem } from './problem.ts';

/** The oldest Java that the Firestore emulator accepts. */
const oldestJava = 21;

/** Options for a run of a minute or two: HotSpot compiles quickly instead of well. Halves the processor time of Nu. */
export const forShort = [
  '-XX:+IgnoreUnrecognizedVMOptions',
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
] as const;

/**
 * Returns the path of a `java` program that is new enough; the one in JAVA_HOME first.
 * @throws {Problem} if there is none.
 */
export async function findJava(): Promise<string> {
  const runtimes = await findRuntimes({ withVersion: true, withTags: true, additionalLocations: ['/opt'] });
  const found = runtimes
    .toSorted((one, other) => Number(other.isJavaHomeEnv ?? false) - Number(one.isJavaHomeEnv ?? false))
    .find(({ version }) => (version?.major ?? 0) >= oldestJava);
  if (found) return join(found.homedir, 'bin', windows ? 'java.exe' : 'java');
  const others =
    runtimes.map(({ homedir, version }) => `${version?.major} in ${homedir}`).join(', ') || 'none';
  throw new Problem(
    `The Firestore emulator needs Java ${oldestJava} or later. Found: ${others}.\n` +
      '  Install one, for example from https://adoptium.net, or set JAVA_HOME to its folder.',
  );
}
