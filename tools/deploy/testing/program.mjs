// Stands for `firebase` and `npm` in a rehearsed deploy: first on the PATH, it records how it is called.
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';

const { STAGE = '', FAILS = '', BUILT_FILE = 'assets/main-1.js', BUILT_LINK } = process.env;
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
const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : 'hosting';
if (name === 'firebase' && only?.includes('hosting')) publish();

/** Writes what a build writes: pages, a script with a new name, settings of the host, functions. */
function build() {
  rmSync('site/dist', { recursive: true, force: true });
  mkdirSync('site/dist/assets', { recursive: true });
  writeFileSync('site/dist/index.html', `<script src="/${encodeURI(BUILT_FILE)}"></script>`);
  writeFileSync(join('site/dist', BUILT_FILE), BUILT_FILE);
  writeFileSync('site/dist/firebase.json', JSON.stringify({ hosting: { cleanUrls: true } }));
  if (BUILT_LINK) symlinkSync(BUILT_LINK, 'site/dist/assets/link.txt');
  mkdirSync('functions/lib', { recursive: true });
  writeFileSync('functions/lib/index.js', '');
}

/** Copies the site to the folder that web.mjs serves as its host. */
function publish() {
  if (args[0] !== 'deploy') return;
  rmSync(join(STAGE, 'live'), { recursive: true, force: true });
  cpSync(config.hosting.public, join(STAGE, 'live'), { recursive: true });
}
