import { globSync } from 'node:fs';
import { isExecutable, onPath } from './paths.ts';
import { installPackages } from './systemPackages.ts';

/** Returns the path of Firefox, which `FIREFOX_PATH` may contain. */
export const findFirefox = (): string | undefined =>
  [process.env['FIREFOX_PATH'] ?? '', ...['firefox-esr', 'firefox'].flatMap(onPath)].find(isExecutable);

/** Returns the path of the browser that WebKitGTK's driver starts. */
export const findMiniBrowser = (): string | undefined =>
  globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.{1,0}/MiniBrowser').find(isExecutable);

/** Returns the Debian packages that are missing for the smoke test of an engine. */
function findMissingPackages(engine: 'Firefox' | 'WebKitGTK'): string[] {
  if (engine === 'Firefox') return findFirefox() ? [] : ['firefox-esr|firefox'];
  const hasDriver = onPath('WebKitWebDriver').length > 0 && findMiniBrowser();
  return [...(hasDriver ? [] : ['webkit2gtk-driver']), ...(onPath('Xvfb').length > 0 ? [] : ['xvfb'])];
}

/** Installs what the smoke test of an engine lacks, where that is allowed. Returns what is still missing. */
export function ensureEngine(engine: 'Firefox' | 'WebKitGTK', say: (line: string) => void): string[] {
  installPackages(findMissingPackages(engine), say);
  return findMissingPackages(engine).map((names) => names.split('|')[0] ?? '');
}
