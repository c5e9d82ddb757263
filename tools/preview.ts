/**
 * Puts the built site on a preview channel of Firebase Hosting, where reviewers see it for a week:
 * `npm run preview -- my-branch`. Like a deploy it refuses while something is still a stand-in.
 */
import { firebase, projectOf, readyEnvironment } from './deploy.ts';
import { exitAsTold, Problem } from '../packages/local/src/problem.ts';

await exitAsTold(async () => {
  const channel = process.argv[2]
    ?.toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .slice(0, 60);
  if (!channel) throw new Problem('A channel needs a name: npm run preview -- my-branch');
  if (!firebase(['hosting:channel:deploy', channel, '--expires', '7d'], projectOf(readyEnvironment())))
    throw new Problem('The preview failed. What it says above is from firebase-tools.');
});
