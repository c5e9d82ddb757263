import { existsSync } from 'node:fs';
import { onPath } from '../../tools/local/paths.ts';
import { findFirefox } from '../../tools/local/engines.ts';

const program = (name: string) => () => onPath(name).length > 0;

/** Required programs, and their Debian packages. */
const needed = [
  { packages: 'firefox-esr', found: () => findFirefox() !== undefined },
  { packages: 'orca', found: program('orca') },
  {
    packages: 'at-spi2-core python3-pyatspi',
    found: () => existsSync('/usr/lib/python3/dist-packages/pyatspi'),
  },
  { packages: 'xvfb', found: program('Xvfb') },
  { packages: 'dbus-x11', found: program('dbus-daemon') },
  { packages: 'xdotool', found: program('xdotool') },
];

export const missingPackages = () => needed.filter(({ found }) => !found()).map(({ packages }) => packages);
