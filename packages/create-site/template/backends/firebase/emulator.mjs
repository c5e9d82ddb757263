// `npm run try` runs try.mjs inside the Firestore emulator, which needs Java 21 or newer.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
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

const isFirst = !existsSync(join(process.env.HOME ?? '', '.cache/firebase/emulators'));
if (isFirst)
  console.log('The first run downloads firebase-tools and the Firestore emulator, about 480 MB on disk.');
const command = ['emulators:exec', '--project', 'demo-site', '--only', 'firestore', 'node try.mjs'];
const emulator = spawn('npx', ['--yes', '--loglevel=http', 'firebase-tools@15', ...command], {
  env: { ...process.env, PATH: java === 'java' ? PATH : dirname(java) + delimiter + PATH },
  stdio: ['inherit', 'inherit', 'pipe'],
  shell: process.platform === 'win32',
});
// npm reports each request. Their number shows the progress.
let requests = 0;
emulator.stderr.on('data', (text) => {
  const lines = String(text).split('\n');
  const count = lines.filter((line) => line.startsWith('npm http')).length;
  if (count === 0) return process.stderr.write(text);
  requests += count;
  process.stderr.write(`\rDownloading firebase-tools: ${requests} files`);
});
emulator.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => emulator.kill(signal));
