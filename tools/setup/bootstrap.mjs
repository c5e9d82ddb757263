// Runs before anything is installed: plain JavaScript without packages, on Node 18 or later.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode, giveUp, npm, windows } from './node.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

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
function staleness() {
  const wanted = readJson(join(root, 'package-lock.json'));
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
  const reason = staleness();
  if (!reason) return;
  console.log(`· Installing the packages, because ${reason}. This takes up to two minutes.`);
  // NODE_ENV=production or an `omit` in a user's .npmrc would leave out the development dependencies.
  // At another level npm warns of each package for a newer Node, which is fetched after the packages.
  const args = ['ci', '--loglevel=error', '--prefer-offline', '--include=dev', '--include=optional'];
  const { status } = npm(args, { cwd: root, stdio: 'inherit' });
  if (status !== 0)
    giveUp(`The packages could not be installed. Fix what npm reports above, then run \`${command}\` again.`);
}

/** Ends the command with a sentence if the packages are not installed, or the program among these arguments is not built. */
export function requireFiles(args) {
  if (!readJson(join(root, 'node_modules', '.package-lock.json')))
    giveUp('The packages are not installed. Run `npm ci` first.');
  const program = args.find((argument) => !argument.startsWith('-'));
  if (program && !existsSync(join(root, program)))
    giveUp(`${program} is missing. Run \`npm run build\` first.`);
}

/** Returns variables that let programs on this computer reach each other without a proxy. */
function noProxyForLoopback() {
  const given = process.env.no_proxy || process.env.NO_PROXY;
  const hosts = [given, '127.0.0.1', 'localhost', '::1'].filter(Boolean).join(',');
  return { no_proxy: hosts, NO_PROXY: hosts, GLOBAL_AGENT_NO_PROXY: hosts };
}

/**
 * Runs Node, new enough for this repository, in its folder. Ends this process with the same exit code.
 * @param args Arguments of Node: options, the program, and the program's arguments.
 */
export function handOver(args) {
  const node = findNode(root);
  const bin = join(root, 'node_modules', '.bin');
  const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [bin, process.env[pathKey]].filter(Boolean).join(windows ? ';' : ':');
  const child = spawn(node, args, {
    cwd: root,
    env: { ...process.env, ...noProxyForLoopback(), NODE_USE_ENV_PROXY: '1', [pathKey]: path },
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
