import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { localFolder, onPath, root } from './paths.ts';
import { Problem } from './problem.ts';
import { captureOutput } from './run.ts';
import { isDownloadAllowed } from './systemPackages.ts';

const variable = 'FIRESTORE_EMULATOR_BINARY_PATH';

export const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

function fromEnvironment(): string | undefined {
  const jar = process.env[variable];
  if (jar && !existsSync(jar)) throw new Problem(`${variable} is ${jar}, and there is no such file.`);
  return jar;
}

function fromCloudSdk(): string | undefined {
  const [gcloud] = onPath('gcloud');
  if (!gcloud) return undefined;
  const sdk = captureOutput(gcloud, ['info', '--format=value(installation.sdk_root)'], {
    timeout: 30_000,
  }).stdout;
  const jar = join(sdk.trim(), 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
  return existsSync(jar) ? jar : undefined;
}

function fromFirebaseCache(): string | undefined {
  const cwd = process.env['FIREBASE_EMULATORS_PATH'] || join(homedir(), '.cache/firebase/emulators');
  const [newest] = globSync('cloud-firestore-emulator-v*.jar', { cwd }).sort((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  return newest && join(cwd, newest);
}

/**
 * Returns the path of the emulator's jar. Downloads it if it is missing.
 * @throws {Problem} if it is missing and cannot be downloaded.
 */
export function ensureEmulator(say: (line: string) => void): string {
  return fromEnvironment() || fromCloudSdk() || fromFirebaseCache() || download(say);
}

/**
 * Writes a jar that starts the Firestore emulator with `java -jar`. The emulator's own jar in Google's SDK names no main
 * class.
 */
export function writeLauncher(launcher: string, say: (line: string) => void): void {
  const manifest = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(ensureEmulator(say)).href}`,
  ];
  mkdirSync(dirname(launcher), { recursive: true });
  // A line of a manifest has at most 72 bytes; its continuation begins with a space.
  const text = manifest.map((line) => `${line.replace(/(?<=^.{70}|^.{70}(?:.{69})+)(?=.)/g, '\r\n ')}\r\n`);
  writeFileSync(launcher, zipSync({ 'META-INF/MANIFEST.MF': strToU8(text.join('')) }));
}

function download(say: (line: string) => void): string {
  if (!isDownloadAllowed()) throw createProblem('NO_DOWNLOAD is set');
  say('Downloading the Firestore emulator (Google, about 140 MB)');
  const firebase = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const args = [firebase, 'setup:emulators:firestore', '--non-interactive'];
  mkdirSync(localFolder, { recursive: true });
  const { stdout, stderr } = captureOutput(process.execPath, args, { cwd: localFolder, timeout: 300_000 });
  const jar = fromFirebaseCache();
  if (jar) return jar;
  throw createProblem(
    /Error: (.*)/.exec(`${stdout}\n${stderr}`)?.[1] ?? 'it is not in the cache of firebase-tools',
  );
}

const createProblem = (reason: string) =>
  new Problem(
    `The Firestore emulator could not be downloaded: ${reason}\n` +
      '  Check the network or the proxy, or run `gcloud components install cloud-firestore-emulator`,\n' +
      `  or set ${variable} to a jar of it.`,
  );
