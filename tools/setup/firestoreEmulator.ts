import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';
import { isFile, onPath, root, windows } from './paths.ts';
import { Problem } from './problem.ts';

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const sdkJar = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const variables = ['FIRESTORE_EMULATOR_BINARY_PATH', 'FIRESTORE_EMULATOR_JAR'];

function fromEnvironment(): string | undefined {
  for (const variable of variables) {
    const jar = process.env[variable];
    if (!jar) continue;
    if (!isFile(jar)) throw new Problem(`${variable} names ${jar}, and there is no such file.`);
    return jar;
  }
  return undefined;
}

function fromCloudSdk(): string | undefined {
  const home = homedir();
  const roots = [
    process.env['CLOUDSDK_ROOT_DIR'],
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/usr/local/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/snap/google-cloud-sdk/current',
    '/opt/homebrew/share/google-cloud-sdk',
    '/usr/local/share/google-cloud-sdk',
    join(home, 'google-cloud-sdk'),
    join(home, 'AppData/Local/Google/Cloud SDK/google-cloud-sdk'),
    'C:/Program Files (x86)/Google/Cloud SDK/google-cloud-sdk',
  ];
  const known = roots.flatMap((folder) => (folder ? [join(folder, sdkJar)] : [])).find(isFile);
  if (known) return known;
  const gcloud = onPath('gcloud')[0];
  if (!gcloud) return undefined;
  const { stdout } = spawnSync(gcloud, ['info', '--format=value(installation.sdk_root)'], {
    encoding: 'utf8',
    timeout: 30_000,
    shell: windows,
  });
  const jar = stdout?.trim() ? join(stdout.trim(), sdkJar) : '';
  return jar && isFile(jar) ? jar : undefined;
}

function fromFirebaseCache(): string | undefined {
  const folder = process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache/firebase/emulators');
  try {
    return readdirSync(folder)
      .filter((name) => /^cloud-firestore-emulator-v[\d.]+\.jar$/.test(name))
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .map((name) => join(folder, name))[0];
  } catch {
    return undefined;
  }
}

/** The emulator's jar on this machine, if there is one. */
export function findFirestoreEmulator(): string | undefined {
  return fromEnvironment() ?? fromCloudSdk() ?? fromFirebaseCache();
}

/** Firebase's own download, into its cache; what it says on failure is not for the reader of a terminal. */
export function downloadFirestoreEmulator(): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      'setup:emulators:firestore',
      '--non-interactive',
    ],
    {
      cwd: join(root, '.local'),
      encoding: 'utf8',
      timeout: 300_000,
      env: { ...process.env, CI: 'true', NO_UPDATE_NOTIFIER: '1' },
    },
  );
  const jar = fromFirebaseCache();
  if (jar) return jar;
  const reason = /Error: (.*)/.exec(`${stdout}\n${stderr}`)?.[1];
  throw new Problem(
    'The Firestore emulator is not on this machine, and downloading it failed' +
      `${reason ? `: ${reason}` : '.'}\n` +
      '  Check the network or the proxy and start again; or install it with\n' +
      '  `gcloud components install cloud-firestore-emulator`;\n' +
      `  or let ${variables[0]} name a jar of it that you have.\n` +
      '  To run the site without it: `npm start -- --site-only`.',
  );
}

/**
 * A jar that starts the emulator's jar with `java -jar`, which is how firebase-tools runs it:
 * the jar in Google's SDK names no main class.
 */
export function writeLauncher(jar: string, launcher: string): void {
  const manifest = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(jar).href}`,
  ]
    .map(wrapManifestLine)
    .join('');
  mkdirSync(dirname(launcher), { recursive: true });
  writeFileSync(launcher, zipOfOneFile('META-INF/MANIFEST.MF', Buffer.from(manifest)));
}

/** A manifest's line holds 72 bytes with its line end; the next begins with a space. */
function wrapManifestLine(line: string): string {
  const parts = [line.slice(0, 70)];
  for (let at = 70; at < line.length; at += 69) parts.push(` ${line.slice(at, at + 69)}`);
  return parts.map((part) => `${part}\r\n`).join('');
}

/** Written by hand, because the `jar` program comes with a JDK only and a JRE is enough for all the rest. */
function zipOfOneFile(name: string, content: Buffer): Buffer {
  const path = Buffer.from(name);
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0); // version needed
  header.writeUInt32LE(0x00210000, 6); // 1 January 1980: the same bytes each time
  header.writeUInt32LE(crc32(content), 10);
  header.writeUInt32LE(content.length, 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), header, path, content]);

  const tail = Buffer.alloc(14);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), header, tail, path]);

  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
