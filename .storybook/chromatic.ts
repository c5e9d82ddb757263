/**
 * Sends the stories to Chromatic, where reviewers see what changed in any picture: `npm run chromatic`.
 * Needs a token, so that nothing is uploaded by accident; further arguments go to Chromatic's own command.
 */
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(`Chromatic needs a token, and CHROMATIC_PROJECT_TOKEN is not set. Nothing was uploaded.

1. Sign in at https://www.chromatic.com/start and choose the project, or add it.
2. Copy the token of the form chpt_… from Manage → Configure → Project.
3. Run: CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic

In CI keep it as a secret of that name. The stories can be seen without any of this: npm run storybook.`);
  process.exit(1);
}

// It is given the token, so it is the one that was looked at, not whichever came out last.
const tool = 'chromatic@18.14.3';
const { status } = spawnSync(
  'npx',
  ['--yes', tool, '--build-script-name=build:storybook', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
