// `npm run try` runs try.mjs inside the Firestore emulator, which needs Java 21 or newer.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** Returns the major version of a Java program, or 0. */
function javaVersion(program) {
  const { stderr } = spawnSync(program, ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
}

const { JAVA_HOME, PATH = '' } = process.env;
const programs = [
  ...(JAVA_HOME ? [join(JAVA_HOME, 'bin/java')] : []),
  'java',
  ...globSync(['/usr/lib/jvm/*/bin/java', '/Library/Java/JavaVirtualMachines/*/Contents/Home/bin/java']),
];
const java = programs.find((program) => javaVersion(program) >= 21);
if (!java) {
  const found = javaVersion('java');
  console.error(
    `npm run try needs Java 21 or newer. ${found ? `This computer has Java ${found}` : 'This computer has none'}. Install it from https://adoptium.net.`,
  );
  process.exit(1);
}

if (!existsSync(join(homedir(), '.cache/firebase/emulators')))
  console.log('The first run downloads firebase-tools and the Firestore emulator, about 480 MB on disk.');
const isWindows = process.platform === 'win32';
const program = isWindows ? '"node try.mjs"' : 'node try.mjs';
const command = ['emulators:exec', '--project', 'demo-site', '--only', 'firestore', program];
const emulator = spawn('npx', ['--yes', '--loglevel=http', 'firebase-tools@15', ...command], {
  env: { ...process.env, PATH: java === 'java' ? PATH : dirname(java) + delimiter + PATH },
  stdio: ['inherit', 'inherit', 'pipe'],
  shell: isWindows,
});
// npm reports each request. Their number shows the progress.
let requests = 0;
emulator.stderr.on('data', (text) => {
  const lines = String(text).split('\n');
  const count = lines.filter((line) => line.startsWith('npm http')).length;
  requests += count;
  if (count > 0) process.stderr.write(`\rDownloading firebase-tools: ${requests} files`);
  else process.stderr.write(requests > 0 ? `\n${text}` : text);
  if (count === 0) requests = 0;
});
emulator.once('exit', (code) => process.exit(code ?? 1));
// A terminal sends Ctrl-C to both programs. This one waits until the emulator has ended.
process.on('SIGINT', () => {});
process.once('SIGTERM', () => emulator.kill());
