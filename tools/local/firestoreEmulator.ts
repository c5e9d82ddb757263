import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { isFile, localFolder, onPath, root } from './paths.ts';
import { Problem } from './problem.ts';
import { ask } from './run.ts';

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
  const { stdout } = ask(gcloud, ['info', '--format=value(installation.sdk_root)'], { timeout: 30_000 });
  const jar = stdout.trim() && join(stdout.trim(), sdkJar);
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
  const firebase = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const { stdout, stderr } = ask(
    process.execPath,
    [firebase, 'setup:emulators:firestore', '--non-interactive'],
    {
      cwd: localFolder,
      timeout: 300_000,
      env: { CI: 'true', NO_UPDATE_NOTIFIER: '1' },
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
  // Not by the `jar` program, which comes with a JDK only; the date makes it the same bytes each time.
  const files = { 'META-INF/MANIFEST.MF': strToU8(manifest) };
  writeFileSync(launcher, zipSync(files, { level: 0, mtime: '1980-01-02' }));
}

/** A manifest's line holds 72 bytes with its line end; the next begins with a space. */
function wrapManifestLine(line: string): string {
  const parts = [line.slice(0, 70)];
  for (let at = 70; at < line.length; at += 69) parts.push(` ${line.slice(at, at + 69)}`);
  return parts.map((part) => `${part}\r\n`).join('');
}
