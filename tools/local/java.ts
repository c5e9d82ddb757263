import { existsSync, globSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { downloadFolder, type Archive } from './download.ts';
import { localFolder } from './paths.ts';
import { describeFailure, Problem } from './problem.ts';
import { captureOutput } from './run.ts';
import { installPackages, isDownloadAllowed } from './systemPackages.ts';

/** The oldest Java that the Firestore emulator accepts. */
const oldestJava = 21;

/** Where a downloaded Java is unpacked. */
const ownFolder = join(localFolder, 'java');

/** Folders of Javas on Linux and macOS. */
const patterns = [
  '/usr/lib/jvm/*/bin',
  '/opt/*/bin',
  '/Library/Java/JavaVirtualMachines/*/Contents/Home/bin',
];

const release = 'jdk-21.0.12.1+1';
const publisher = `https://github.com/adoptium/temurin21-binaries/releases/download/${encodeURIComponent(release)}`;

/** File names and SHA-256 of Eclipse Temurin's JRE, by platform and processor. Each is about 50 MB. */
const builds: Readonly<Record<string, readonly [file: string, sha256: string]>> = {
  'linux-x64': ['x64_linux', '2413149700df0f7d440500a84a8f764c535f21e5a5e87d38328b64eec2c5b500'],
  'linux-arm64': ['aarch64_linux', '14be1f35ebdbd1f6e8d57eb911a3ffb74d6d9aa255abc5daf2b1302002cf2cf2'],
  'darwin-x64': ['x64_mac', '6717ec641fd9ce0bb209ca083ee23b42202ac68cb6fcc5753496e0e4a0f41989'],
  'darwin-arm64': ['aarch64_mac', 'dec50fc6f9fcd4fe3ae8cabf5a5fa68f6afc48841f7698e468e9aa5d54beed84'],
};

/** Returns the archive for this system. `JAVA_ARCHIVE=URL#SHA256` names another, such as a copy in a company's network. */
function findArchive(): Archive | undefined {
  const [url = '', sha256 = ''] = (process.env['JAVA_ARCHIVE'] ?? '').split('#');
  if (url) return { url, sha256 };
  const [system, hash] = builds[`${process.platform}-${process.arch}`] ?? [];
  if (!system || !hash) return undefined;
  return { url: `${publisher}/OpenJDK21U-jre_${system}_hotspot_21.0.12.1_1.tar.gz`, sha256: hash };
}

/** Returns the major version of a Java program, 0 if it does not start. */
function readVersion(java: string): number {
  const { stderr } = captureOutput(java, ['-version'], { timeout: 30_000 });
  return Number(/version "(?:1\.)?(\d+)/.exec(stderr)?.[1] ?? 0);
}

/** Returns a Java that is new enough in JAVA_HOME, on the PATH or in the usual folders. */
function search(): string | undefined {
  const { JAVA_HOME, PATH = '' } = process.env;
  const folders = [
    ...(JAVA_HOME ? [join(JAVA_HOME, 'bin')] : []),
    ...PATH.split(delimiter).filter(Boolean),
    // That of macOS is in Contents/Home. The path of the repository may have characters of a pattern.
    ...['bin', 'Contents/Home/bin'].map((folder) => join(ownFolder, folder)),
    ...globSync(patterns),
  ];
  const programs = new Set(folders.map((folder) => join(folder, 'java')).filter((path) => existsSync(path)));
  return [...programs].find((java) => readVersion(java) >= oldestJava);
}

function createProblem(reason: string): Problem {
  return new Problem(
    `Java ${oldestJava} or later is missing${reason}.\n  Install one (https://adoptium.net), or set JAVA_HOME to its folder.`,
  );
}

/**
 * Returns the path of a `java` program that is new enough. Without one it installs the system's package, or else downloads
 * one into .local/java.
 * @throws {Problem} if there is none and none can be had.
 */
export async function ensureJava(say: (line: string) => void): Promise<string> {
  const present = search();
  if (present) return present;
  if (!isDownloadAllowed()) throw createProblem('');
  const versions = ['openjdk-25-jre-headless', 'openjdk-21-jre-headless', 'temurin-25-jre', 'temurin-21-jre'];
  installPackages([versions.join('|')], say);
  const installed = search();
  if (installed) return installed;
  const archive = findArchive();
  if (!archive) throw createProblem('');
  say(`Downloading Java ${oldestJava} (Eclipse Temurin, about 50 MB) from ${new URL(archive.url).host}`);
  try {
    await downloadFolder(archive, ownFolder);
  } catch (error) {
    throw createProblem(`. ${describeFailure(error).replace(/\.$/, '')}`);
  }
  const downloaded = search();
  if (downloaded) return downloaded;
  const { stderr } = captureOutput(join(ownFolder, 'bin/java'), ['-version']);
  rmSync(ownFolder, { recursive: true, force: true });
  throw createProblem(`, and the downloaded one does not run here: ${stderr.trim().split('\n', 1)[0]}`);
}
