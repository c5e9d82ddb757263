import { globSync } from 'node:fs';
import { join } from 'node:path';
import { isExecutable, onPath, windows } from './paths.ts';
import { Problem } from './problem.ts';
import { ask } from './run.ts';

/** The oldest Java that the Firestore emulator accepts. */
const oldestJava = 21;

/** Options for a run of a minute or two: HotSpot compiles quickly instead of well. Halves the processor time of Nu. */
export const forShort = [
  '-XX:+IgnoreUnrecognizedVMOptions',
  '-XX:TieredStopAtLevel=1',
  '-XX:+UseSerialGC',
] as const;

const program = windows ? 'java.exe' : 'java';

/** Folders of installed Javas on Linux, macOS and Windows. */
const homes = [
  '/usr/lib/jvm/*',
  '/opt/*',
  '/Library/Java/JavaVirtualMachines/*/Contents/Home',
  'C:/Program Files/{Java,Eclipse Adoptium}/*',
];

/** Returns the major version of a Java, 0 if it does not start. */
const versionOf = (java: string) =>
  Number(/version "(?:1\.)?(\d+)/.exec(ask(java, ['-version']).stderr)?.[1] ?? 0);

/**
 * Returns the path of a `java` program that is new enough; the one in JAVA_HOME first.
 * @throws {Problem} if there is none.
 */
export function findJava(): string {
  const { JAVA_HOME } = process.env;
  const installed = globSync(homes.map((home) => `${home}/bin/${program}`));
  const candidates = [
    ...(JAVA_HOME ? [join(JAVA_HOME, 'bin', program)] : []),
    ...onPath('java'),
    ...installed,
  ];
  const versions = new Map<string, number>();
  for (const java of candidates.filter(isExecutable)) {
    const version = versionOf(java);
    if (version >= oldestJava) return java;
    versions.set(java, version);
  }
  const others = [...versions].map(([java, version]) => `${version} at ${java}`).join(', ') || 'none';
  throw new Problem(
    `The Firestore emulator needs Java ${oldestJava} or later. Found: ${others}.\n` +
      '  Install one, for example from https://adoptium.net, or set JAVA_HOME to its folder.',
  );
}
