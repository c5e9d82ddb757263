// Replaces `firebase` and `npm` in a rehearsed deploy, first on the PATH. Records its calls.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';

const { STAGE = '', FAILS = '' } = process.env;
const args = process.argv.slice(2);
const name = basename(process.argv[1]);
const config = args.includes('--config')
  ? JSON.parse(readFileSync(args[args.indexOf('--config') + 1], 'utf8'))
  : {};
const filesIn = (folder) => (folder && existsSync(folder) ? readdirSync(folder, { recursive: true }) : []);

appendFileSync(
  join(STAGE, 'calls.jsonl'),
  `${JSON.stringify({
    name,
    args,
    emulator: process.env.VITE_FIRESTORE_EMULATOR,
    dist: process.env.SITE_DIST,
    config,
    site: filesIn(config.hosting?.public),
    functions: filesIn(config.functions?.[0]?.source),
  })}\n`,
);
if (FAILS === name) process.exit(2);
if (name === 'npm' && args.join(' ') === 'run build') build();

/** Writes what a build writes: pages, a script with a new name, settings of the host, functions. */
function build() {
  rmSync('site/dist', { recursive: true, force: true });
  mkdirSync('site/dist/assets', { recursive: true });
  writeFileSync('site/dist/index.html', '<script src="/assets/main-1.js"></script>');
  writeFileSync('site/dist/assets/main-1.js', '');
  writeFileSync('site/dist/firebase.json', JSON.stringify({ hosting: { cleanUrls: true } }));
  mkdirSync('functions/lib', { recursive: true });
  writeFileSync('functions/lib/index.js', '');
}
