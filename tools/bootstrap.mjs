// Runs before anything is installed: plain JavaScript without packages, on Node 18 or later.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

function giveUp(message) {
  console.error(`\n✖ ${message}\n`);
  process.exit(1);
}

/** Runs npm, that of the running npm script if there is one. */
function npm(args, options) {
  const script = process.env.npm_execpath ?? '';
  return /npm-cli\.c?js$/.test(script)
    ? spawnSync(process.execPath, [script, ...args], options)
    : spawnSync('npm', args, options);
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Returns why node_modules differs from package-lock.json, undefined if it does not. npm writes
 * node_modules/.package-lock.json as its last step, and `npm ci` removes it first.
 */
function findInstallReason() {
  const wanted = readJson(join(root, 'package-lock.json')) ?? { packages: {} };
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return 'they are missing';
  for (const [path, { version, link, optional, devOptional, peer }] of Object.entries(wanted.packages)) {
    if (!path.includes('node_modules/') || link || optional || devOptional || peer) continue;
    if (installed.packages[path]?.version !== version) return 'package-lock.json has changed';
  }
  return undefined;
}

/** Installs the packages, unless node_modules is what package-lock.json asks for. */
export function installDependencies(command) {
  const reason = findInstallReason();
  if (!reason) return;
  console.log(`· Installing the packages, because ${reason}. This takes up to two minutes.`);
  // NODE_ENV=production or an `omit` in a user's .npmrc would leave out the development dependencies.
  // At another level npm warns of each package for a newer Node, which is one of the packages.
  const args = ['ci', '--loglevel=error', '--prefer-offline', '--include=dev', '--include=optional'];
  const { status } = npm(args, { cwd: root, stdio: 'inherit' });
  if (status !== 0)
    giveUp(`The packages could not be installed. Fix what npm reports above, then run \`${command}\` again.`);
}

/** Returns variables that let programs on this computer reach each other without a proxy. */
function noProxyForLoopback() {
  const given = process.env.no_proxy || process.env.NO_PROXY;
  const hosts = [given, '127.0.0.1', 'localhost', '::1'].filter(Boolean).join(',');
  return { no_proxy: hosts, NO_PROXY: hosts, GLOBAL_AGENT_NO_PROXY: hosts };
}

/** Returns the Node that npm scripts find first: on Linux x64 that of the packages, otherwise the user's own. */
function findNode(bin) {
  const installed = join(bin, 'node');
  if (existsSync(installed)) return installed;
  const { engines } = readJson(join(root, 'package.json'));
  const { node } = process.versions;
  if (node.localeCompare(engines.node.replace('>=', ''), 'en', { numeric: true }) < 0)
    giveUp(`Node.js ${engines.node} is needed; this is ${node}. Get it from https://nodejs.org`);
  return process.execPath;
}

/**
 * Runs Node in the folder of this repository. Ends this process with the same exit code.
 * @param args Arguments of Node: options, the program, and the program's arguments.
 */
export function handOver(args) {
  const bin = join(root, 'node_modules', '.bin');
  const PATH = [bin, process.env.PATH].filter(Boolean).join(delimiter);
  const child = spawn(findNode(bin), args, {
    cwd: root,
    env: { ...process.env, ...noProxyForLoopback(), NODE_USE_ENV_PROXY: '1', PATH },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // A terminal signals both processes, npm and `kill` only this one. The program ignores a second signal.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // A killed npm sends no signal. The end of this process closes the channel, and the program cleans up.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && process.exit(1), 1000).unref();
  }
  child.on('error', (error) => giveUp(`Node.js could not be started: ${error.message}`));
  child.on('exit', (code) => process.exit(code ?? 1));
}
