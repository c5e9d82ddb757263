import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';
import { localFolder, onPath, root } from './paths.ts';
import { Problem } from './problem.ts';
import { ask } from './run.ts';
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
  const sdk = ask(gcloud, ['info', '--format=value(installation.sdk_root)'], { timeout: 30_000 }).stdout;
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
  writeFileSync(launcher, createZip('META-INF/MANIFEST.MF', text.join('')));
}

/** Returns a zip archive of one file, without compression. */
function createZip(name: string, text: string): Buffer {
  const [file, content] = [Buffer.from(name), Buffer.from(text)];
  // Version, CRC, sizes and length of the name: they are in both headers.
  const entry = Buffer.alloc(26);
  entry.writeUInt16LE(10);
  entry.writeUInt32LE(crc32(content), 10);
  for (const offset of [14, 18]) entry.writeUInt32LE(content.length, offset);
  entry.writeUInt16LE(file.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), entry, file, content]);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x0A\0'), entry, Buffer.alloc(14), file]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  for (const offset of [8, 10]) end.writeUInt16LE(1, offset);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

function download(say: (line: string) => void): string {
  if (!isDownloadAllowed()) throw createProblem('NO_DOWNLOAD is set');
  say('Downloading the Firestore emulator (Google, about 140 MB)');
  const firebase = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const args = [firebase, 'setup:emulators:firestore', '--non-interactive'];
  mkdirSync(localFolder, { recursive: true });
  const { stdout, stderr } = ask(process.execPath, args, { cwd: localFolder, timeout: 300_000 });
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
