import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  const cwd = process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');
  const [newest] = globSync('cloud-firestore-emulator-v*.jar', { cwd }).sort((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  return newest && join(cwd, newest);
}

/**
 * Returns the path of the emulator's jar. Downloads it if it is missing.
 * @throws {Problem} if it is missing and cannot be downloaded.
 */
export function ensureEmulator(say: (line: string) => void = () => {}): string {
  return fromEnvironment() ?? fromCloudSdk() ?? fromFirebaseCache() ?? download(say);
}

/**
 * Writes a jar that starts the Firestore emulator with `java -jar`. The emulator's own jar in Google's SDK names no main
 * class.
 */
export function writeLauncher(launcher: string, say?: (line: string) => void): void {
  const manifest = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(ensureEmulator(say)).href}`,
  ];
  mkdirSync(dirname(launcher), { recursive: true });
  // A line of a manifest has at most 72 bytes; its continuation begins with a space.
  const text = manifest.map((line) => `${line.replace(/(?<=^.{70}|^.{70}(?:.{69})+)(?=.)/g, '\r\n ')}\r\n`);
  writeFileSync(launcher, zipOf('META-INF/MANIFEST.MF', text.join('')));
}

/** Returns a zip archive with one uncompressed file. */
function zipOf(name: string, text: string): Buffer {
  const [path, content] = [Buffer.from(name), Buffer.from(text)];
  // From the needed version to the length of the extra field, as both headers have it.
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(content.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(path.length, 22);
  const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, path, content]);
  const entry = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, Buffer.alloc(14), path]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(file.length, 16);
  return Buffer.concat([file, entry, end]);
}

/** Size in bytes and host of the jar that firebase-tools downloads. */
function readDownloadInfo(): { size: number; host: string } {
  const file = join(root, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const { firestore } = JSON.parse(readFileSync(file, 'utf8')) as {
    firestore: { expectedSize: number; remoteUrl: string };
  };
  return { size: firestore.expectedSize, host: new URL(firestore.remoteUrl).host };
}

function download(say: (line: string) => void): string {
  if (!isDownloadAllowed()) throw missing('NO_DOWNLOAD is set');
  const { size, host } = readDownloadInfo();
  say(`Downloading the Firestore emulator (Google, ${Math.round(size / 1e6)} MB) from ${host}`);
  const firebase = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const args = [firebase, 'setup:emulators:firestore', '--non-interactive'];
  mkdirSync(localFolder, { recursive: true });
  const { stdout, stderr } = ask(process.execPath, args, { cwd: localFolder, timeout: 300_000 });
  const jar = fromFirebaseCache();
  if (jar) return jar;
  throw missing(
    /Error: (.*)/.exec(`${stdout}\n${stderr}`)?.[1] ?? 'it is not in the cache of firebase-tools',
  );
}

const missing = (reason: string) =>
  new Problem(
    `The Firestore emulator could not be downloaded: ${reason}\n` +
      '  Check the network or the proxy, or run `gcloud components install cloud-firestore-emulator`,\n' +
      `  or set ${variable} to a jar of it. Without it: \`npm start -- --site-only\`.`,
  );
