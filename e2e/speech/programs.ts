import { existsSync } from 'node:fs';
import { onPath } from '../../tools/local/paths.ts';
import { findFirefox } from '../../tools/local/engines.ts';

const isProgram = (name: string) => onPath(name).length > 0;

/** Returns the Debian packages of the required programs that are missing. */
export const missingPackages = () =>
  Object.entries({
    'firefox-esr': findFirefox() !== undefined,
    orca: isProgram('orca'),
    'at-spi2-core': existsSync('/usr/libexec/at-spi-bus-launcher'),
    'python3-pyatspi': existsSync('/usr/lib/python3/dist-packages/pyatspi'),
    xvfb: isProgram('Xvfb'),
    'dbus-x11': isProgram('dbus-daemon'),
    xdotool: isProgram('xdotool'),
  }).flatMap(([packages, isFound]) => (isFound ? [] : packages));
