import { onPath } from './paths.ts';
import { captureOutput } from './run.ts';

/** NO_DOWNLOAD=1 forbids every download and installation of programs. */
export const isDownloadAllowed = (): boolean => !/^(1|true|yes)$/i.test(process.env['NO_DOWNLOAD'] ?? '');

const timeout = 300_000;
let isUpdated = false;

/** Returns the command that runs others as root without a password: empty for root, undefined if there is none. */
function asRoot(): readonly string[] | undefined {
  if (process.getuid?.() === 0) return [];
  return onPath('sudo')[0] && captureOutput('sudo', ['-n', 'true'], { timeout: 5000 }).ok
    ? ['sudo', '-n']
    : undefined;
}

function runApt(...args: string[]): boolean {
  // The automatic updates of a new computer may have the lock.
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'DPkg::Lock::Timeout=120'];
  const [program = '', ...rest] = [...(asRoot() ?? []), ...apt, ...args];
  return captureOutput(program, rest, { timeout }).ok;
}

/** Returns whether packages of Debian or Ubuntu may be installed. */
const canInstallPackages = (): boolean =>
  isDownloadAllowed() && onPath('apt-get').length > 0 && asRoot() !== undefined;

/** Returns the first of the packages that the archive of this system has. */
function findAvailable(names: readonly string[]): string | undefined {
  return names.find((name) =>
    /Candidate: [^(]/.test(captureOutput('apt-cache', ['policy', name], { timeout }).stdout),
  );
}

/**
 * Installs packages of Debian or Ubuntu where that is allowed without a password. Of alternatives, such as
 * `openjdk-25-jre-headless|openjdk-21-jre-headless`, it takes the first that exists.
 */
export function installPackages(wanted: readonly string[], say: (line: string) => void): void {
  if (wanted.length === 0 || !canInstallPackages()) return;
  const command = [...(asRoot() ?? []), 'apt-get install', ...wanted].join(' ');
  say(`Installing missing programs (NO_DOWNLOAD=1 prevents it): ${command}`);
  if (!isUpdated) runApt('update', '-qq');
  isUpdated = true;
  const names = wanted.flatMap((alternatives) => findAvailable(alternatives.split('|')) ?? []);
  if (names.length === 0) return;
  if (runApt('install', '-y', '-qq', '--no-install-recommends', ...names)) return;
  // One package that fails does not keep the others out.
  for (const name of names) runApt('install', '-y', '-qq', '--no-install-recommends', name);
}
