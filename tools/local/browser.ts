import { launch, Launcher } from 'chrome-launcher';
import { chromium } from 'playwright-core';
import { isExecutable, onPath, root, windows } from './paths.ts';
import { Problem } from './problem.ts';
import { ask } from './run.ts';

/** Paths where a Chromium may be. The ones from the environment come first. */
function candidates(): string[] {
  const named = ['CHROMIUM_PATH', 'CHROME_PATH'].flatMap((variable) => process.env[variable] ?? []);
  let installed: string[] = [];
  try {
    installed = Launcher.getInstallations();
  } catch {
    // It throws when there is none.
  }
  const programs = ['chromium', 'chromium-browser', 'microsoft-edge'].flatMap(onPath);
  return [...named, ...programs, ...installed, chromium.executablePath()];
}

/** Returns whether a browser starts. Ubuntu's `chromium-browser` may only ask for the installation of a snap. */
const runs = (browser: string) =>
  isExecutable(browser) && (windows || ask(browser, ['--version'], { timeout: 20_000 }).ok);

/** Returns Debian's Chromium without a window, which needs half of the processor time. It has no back/forward cache. */
export const findHeadlessShell = (): string | undefined => onPath('chromium-headless-shell').find(runs);

/** Returns the path of a Chromium. Installs one if there is none. */
export async function ensureBrowser(say: (line: string) => void): Promise<string> {
  const present = candidates().find(runs);
  if (present) return present;
  const timeout = 300_000;
  if (process.getuid?.() === 0 && onPath('apt-get')[0]) {
    say('Installing the system package chromium');
    ask('apt-get', ['update'], { timeout });
    ask('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { timeout });
  } else {
    say("Installing Playwright's Chromium");
    const cli = `${root}/node_modules/playwright-core/cli.js`;
    ask(process.execPath, [cli, 'install', 'chromium'], { timeout });
  }
  const installed = candidates().find(runs);
  if (installed) return installed;
  throw new Problem(
    'No Chromium or Chrome was found, and none could be installed.\n' +
      '  Install one (Debian: `apt-get install chromium`), or set CHROMIUM_PATH to its path.',
  );
}

/** Starts a browser for a client of the DevTools protocol. */
export function openBrowser(chromePath: string, flags: readonly string[] = []) {
  const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', ...flags];
  return launch({ chromePath, ignoreDefaultFlags: true, chromeFlags });
}
