import { globSync } from 'node:fs';
import { isExecutable, onPath } from '../../tools/local/paths.ts';

/** Returns the path of Firefox, which `FIREFOX_PATH` may contain. */
export const firefox = (): string | undefined =>
  [process.env['FIREFOX_PATH'] ?? '', ...['firefox-esr', 'firefox'].flatMap(onPath)].find(isExecutable);

/** Returns the path of the browser that WebKitGTK's driver starts. */
export const miniBrowser = (): string | undefined =>
  globSync('/usr/{lib,libexec}/{,*/}webkit2gtk-4.{1,0}/MiniBrowser').find(isExecutable);

/** Returns the Debian packages that are missing for the smoke test of an engine. */
export function missingPackages(engine: 'Firefox' | 'WebKitGTK'): string[] {
  if (engine === 'Firefox') return firefox() ? [] : ['firefox-esr'];
  const hasDriver = onPath('WebKitWebDriver').length > 0 && miniBrowser();
  return [...(hasDriver ? [] : ['webkit2gtk-driver']), ...(onPath('Xvfb').length > 0 ? [] : ['xvfb'])];
}
