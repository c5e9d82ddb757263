// What has to work before anything is installed: plain JavaScript without packages, on Node 18 or later.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const windows = process.platform === 'win32';
const noNetwork = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED/;

/** Ends the run with one message and no stack trace. */
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
 * Says why node_modules is not what package-lock.json asks for, or nothing when it is.
 * npm notes what it installed in node_modules/.package-lock.json.
 */
function staleness() {
  const wanted = readJson(join(root, 'package-lock.json'));
  if (!wanted) return 'there is no lock file';
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return 'they are missing';
  for (const [place, { version, link, optional, devOptional, peer }] of Object.entries(wanted.packages)) {
    if (!place.includes('node_modules/') || link || optional || devOptional || peer) continue;
    if (installed.packages[place]?.version !== version) return 'package-lock.json has changed';
  }
  if (isBrokenOff(Object.entries(installed.packages))) return 'an installation was broken off';
  return undefined;
}

/**
 * Whether an installation ended half-way. `npm ci` empties node_modules but leaves npm's note of the time before, and
 * writes it anew as the very last step: until then folders are missing, or younger than the note.
 */
function isBrokenOff(packages) {
  const noted = statSync(join(root, 'node_modules', '.package-lock.json')).mtimeMs;
  return packages.some(([place, { link }]) => {
    if (!place.includes('node_modules/') || link) return false;
    const folder = statSync(join(root, place), { throwIfNoEntry: false });
    return !folder || folder.mtimeMs > noted;
  });
}

/** The reason in npm's output, without its stack traces and the lines that only say where its log is. */
function npmComplaint(output) {
  return output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .map((line) => line.replace(/^npm (error|ERR!)\s?/, '  '))
    .filter((line) => line.trim() && !/^\s*at |complete log|debug-0\.log/.test(line))
    .slice(0, 6)
    .join('\n');
}

/** Whether the registry answers, asked by npm itself, which knows the proxy; a registry without "ping" answers too. */
async function isRegistryThere() {
  const { code, output } = await npm(['ping', '--fetch-retries=0', '--fetch-timeout=15000']);
  return code === 0 || !noNetwork.test(output);
}

/** Runs npm itself: the one that started this script, or else the one on the PATH. */
function npm(args) {
  const script = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] };
  const child = /npm-cli\.c?js$/.test(script ?? '')
    ? spawn(process.execPath, [script, ...args], options)
    : spawn('npm', args, { ...options, shell: windows });
  return new Promise((resolve) => {
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: 1, output: `npm error ${error.message}` }));
    child.on('close', (code) => resolve({ code, output }));
  });
}

export async function installDependencies(command) {
  const reason = staleness();
  if (!reason) return;

  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log(`· Installing the packages, because ${reason}. This takes up to two minutes.`);
  const heartbeat = setInterval(() => console.log(`  … ${seconds()} s`), 15_000);
  const args = [existsSync(join(root, 'package-lock.json')) ? 'ci' : 'install', '--no-audit', '--no-fund'];
  // Named, because NODE_ENV=production or an `omit` in somebody's own .npmrc would leave the tools out.
  args.push('--include=dev', '--include=optional');
  // Without a network npm would try for minutes; its cache may still hold everything.
  if (!(await isRegistryThere())) args.push('--offline');
  const { code, output } = await npm(args);
  clearInterval(heartbeat);

  if (code !== 0) {
    mkdirSync(join(root, '.local'), { recursive: true });
    writeFileSync(join(root, '.local', 'install.log'), output);
    const again = `then run \`${command}\` again.`;
    const advice = noNetwork.test(output)
      ? `The package registry cannot be reached: check the network or the proxy, ${again}`
      : `Mend what npm names, ${again}`;
    giveUp(
      `The packages could not be installed.\n${npmComplaint(output)}\n${advice}\n` +
        'Everything npm said: .local/install.log',
    );
  }
  console.log(`✔ Packages installed in ${seconds()} s`);
}

/** Settings that let programs on this computer reach each other without the proxy that the environment may name. */
function noProxyForLoopback() {
  const given = process.env.no_proxy || process.env.NO_PROXY;
  const hosts = [given, '127.0.0.1', 'localhost', '::1'].filter(Boolean).join(',');
  return { no_proxy: hosts, NO_PROXY: hosts, GLOBAL_AGENT_NO_PROXY: hosts };
}

/** Goes on in TypeScript, under the Node that the packages bring along or a machine's own new one. */
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
  // A terminal signals both processes, npm and `kill` only this one: pass everything on, the other side counts once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // When npm is killed outright nobody signals anything: leaving closes the channel, and the other side cleans up.
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && process.exit(1), 1000).unref();
  }
  child.on('error', (error) => giveUp(`Node.js could not be started: ${error.message}`));
  child.on('exit', (code) => process.exit(code ?? 1));
}
