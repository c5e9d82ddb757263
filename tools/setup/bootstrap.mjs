// Runs before anything is installed: plain JavaScript without packages, on Node 18 or later.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const windows = process.platform === 'win32';

function giveUp(message) {
  console.error(`\n✖ ${message}\n`);
  process.exit(1);
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
 * node_modules/.package-lock.json as its last step: after an interrupted installation, folders are missing or younger.
 */
function staleness() {
  const record = join(root, 'node_modules', '.package-lock.json');
  const wanted = readJson(join(root, 'package-lock.json'));
  const installed = readJson(record);
  if (!installed) return 'they are missing';
  for (const [path, { version, link, optional, devOptional, peer }] of Object.entries(wanted.packages)) {
    if (!path.includes('node_modules/') || link || optional || devOptional || peer) continue;
    if (installed.packages[path]?.version !== version) return 'package-lock.json has changed';
  }
  const written = statSync(record).mtimeMs;
  for (const [path, { link }] of Object.entries(installed.packages)) {
    if (!path.includes('node_modules/') || link) continue;
    const folder = statSync(join(root, path), { throwIfNoEntry: false });
    if (!folder || folder.mtimeMs > written) return 'an installation was interrupted';
  }
  return undefined;
}

/** Installs the packages, unless node_modules is what package-lock.json asks for. */
export function installDependencies(command) {
  const reason = staleness();
  if (!reason) return;
  console.log(`· Installing the packages, because ${reason}. This takes up to two minutes.`);
  // NODE_ENV=production or an `omit` in a user's .npmrc would leave out the development dependencies.
  // At another level npm warns of each package for a newer Node, which is one of the packages.
  const args = ['ci', '--loglevel=error', '--prefer-offline', '--include=dev', '--include=optional'];
  const script = process.env.npm_execpath ?? '';
  const { status } = /npm-cli\.c?js$/.test(script)
    ? spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: windows });
  if (status !== 0)
    giveUp(`The packages could not be installed. Fix what npm reports above, then run \`${command}\` again.`);
}

/** Returns variables that let programs on this computer reach each other without a proxy. */
function noProxyForLoopback() {
  const given = process.env.no_proxy || process.env.NO_PROXY;
  const hosts = [given, '127.0.0.1', 'localhost', '::1'].filter(Boolean).join(',');
  return { no_proxy: hosts, NO_PROXY: hosts, GLOBAL_AGENT_NO_PROXY: hosts };
}

/** Runs a TypeScript program with the Node in node_modules, or with this one if it is new enough. */
export function handOver(script) {
  const bundled = join(root, 'node_modules', '.bin', 'node');
  const node = !windows && existsSync(bundled) ? bundled : process.execPath;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (node !== bundled && (major < 22 || (major === 22 && minor < 18))) {
    giveUp(
      `Node.js 22.18 or later is needed; this is ${process.versions.node}. Get it from https://nodejs.org`,
    );
  }

  const bin = join(root, 'node_modules', '.bin');
  const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [bin, process.env[pathKey]].filter(Boolean).join(windows ? ';' : ':');
  const child = spawn(node, [join(root, script), ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, ...noProxyForLoopback(), [pathKey]: path },
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
