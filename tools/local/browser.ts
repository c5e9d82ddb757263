import { chromium } from 'playwright-core';
import { chromiumCandidates } from './chromium.ts';
import { isExecutable, onPath, root } from './paths.ts';
import { Problem } from './problem.ts';
import { captureOutput } from './run.ts';
import { installPackages, isDownloadAllowed } from './systemPackages.ts';

const listCandidates = () => [...chromiumCandidates(), chromium.executablePath()];

/** Returns whether a browser starts. Ubuntu's `chromium-browser` may only ask for the installation of a snap. */
const canRun = (browser: string) =>
  isExecutable(browser) && captureOutput(browser, ['--version'], { timeout: 20_000 }).ok;

/** Returns Debian's Chromium without a window, which needs half of the processor time. It has no back/forward cache. */
export const findHeadlessShell = (): string | undefined => onPath('chromium-headless-shell').find(canRun);

/** Returns the path of a Chromium. Installs one if there is none. */
export async function ensureBrowser(say: (line: string) => void): Promise<string> {
  const present = listCandidates().find(canRun);
  if (present) return present;
  installPackages(['chromium'], say);
  if (!listCandidates().some(canRun) && isDownloadAllowed()) {
    say("Downloading Playwright's Chromium, about 170 MB");
    const cli = `${root}/node_modules/playwright-core/cli.js`;
    captureOutput(process.execPath, [cli, 'install', 'chromium'], { timeout: 600_000 });
  }
  const installed = listCandidates().find(canRun);
  if (installed) return installed;
  throw new Problem(
    'No Chromium or Chrome was found, and none could be installed.\n' +
      '  Install one (Debian: `apt-get install chromium`), or set CHROMIUM_PATH to its path.',
  );
}
