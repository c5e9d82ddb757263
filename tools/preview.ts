/**
 * Puts the built site on a preview channel of Firebase Hosting, where reviewers see it for a week:
 * `node tools/preview.ts my-branch`. Like a deploy it refuses while something is still a placeholder.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { firebase, projectOf, readyEnvironment } from './deploy.ts';
import { root } from './local/paths.ts';
import { exitOnFailure, Problem } from './local/problem.ts';
import { readFirebaseConfig } from './stack/config.ts';

/** The files may be those of a pull request: a link would publish a file from elsewhere on this computer. */
function refuseLinks(folder: string): void {
  const link = readdirSync(folder, { recursive: true, withFileTypes: true }).find((file) =>
    file.isSymbolicLink(),
  );
  if (link)
    throw new Problem(`${join(link.parentPath, link.name)} is a symbolic link. Replace it by a file.`);
}

await exitOnFailure(async () => {
  const channel = process.argv[2]
    ?.toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .slice(0, 60);
  if (!channel) throw new Problem('A channel needs a name: node tools/preview.ts my-branch');
  refuseLinks(join(root, readFirebaseConfig().hosting.public));
  if (!firebase(['hosting:channel:deploy', channel, '--expires', '7d'], projectOf(readyEnvironment())))
    throw new Problem('The preview failed. What it says above is from firebase-tools.');
});
