import { onPath } from './paths.ts';

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** Where the installer of macOS puts Chrome. */
const installed = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Returns the paths where a Chromium may be. Those of the environment come first. */
export const chromiumCandidates = (): string[] => [
  ...['CHROMIUM_PATH', 'CHROME_PATH'].flatMap((variable) => process.env[variable] || []),
  ...programs.flatMap(onPath),
  installed,
];

/** Without a sandbox, which containers lack, and without requests of its own. */
export const chromiumArgs = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Path of the Chromium that tests start. */
export const chromiumPath = chromiumCandidates()[0] ?? '';
