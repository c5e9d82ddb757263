import { globSync } from 'node:fs';
import { isExecutable, onPath } from '../../packages/local/src/paths.ts';

/** Programs by which engines are driven, and the packages of Debian and Ubuntu that bring them. */
const programs = {
  gecko: [{ name: 'Firefox', find: firefox, packages: 'firefox-esr' }],
  webkit: [
    { name: 'WebKitWebDriver', find: () => onPath('WebKitWebDriver')[0], packages: 'webkit2gtk-driver' },
    { name: 'MiniBrowser of WebKitGTK', find: findMiniBrowser, packages: 'webkit2gtk-driver' },
    { name: 'Xvfb', find: () => onPath('Xvfb')[0], packages: 'xvfb' },
  ],
} as const;

/** Firefox itself, or the one that `FIREFOX_PATH` names. */
export function firefox(): string | undefined {
  return [process.env['FIREFOX_PATH'] ?? '', ...['firefox-esr', 'firefox'].flatMap(onPath)].find(
    isExecutable,
  );
}

function findMiniBrowser(): string | undefined {
  return globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.{1,0}/MiniBrowser').find(isExecutable);
}

/** The browser that comes with WebKitGTK's driver. */
export function miniBrowser(): string {
  const found = findMiniBrowser();
  if (!found) throw new Error('There is no MiniBrowser: apt-get install webkit2gtk-driver');
  return found;
}

/** What is missing, each with the way to get it. */
export function missingPrograms(): string[] {
  return Object.values(programs)
    .flat()
    .filter(({ find }) => !find())
    .map(({ name, packages }) => `${name} is missing: apt-get install --no-install-recommends ${packages}`);
}
