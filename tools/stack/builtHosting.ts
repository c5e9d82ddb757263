import { Problem } from '../local/problem.ts';

type Rewrite = Partial<Record<'source' | 'glob' | 'regex' | 'destination', unknown>>;

/** The settings of Firebase Hosting that a build may decide. */
export interface BuiltHosting {
  headers?: unknown;
  redirects?: unknown;
  rewrites?: readonly Rewrite[];
  ignore?: unknown;
  cleanUrls?: unknown;
  trailingSlash?: unknown;
}

/**
 * Returns the settings of Firebase Hosting in a built firebase.json, without any other key: firebase-tools runs the
 * commands in `predeploy` and `postdeploy`, and the build may be that of a pull request.
 *
 * @param file Named in the errors.
 * @throws {Problem} if the file is not JSON, or a rewrite leads to a function or a container instead of a file.
 */
export function readBuiltHosting(text: string, file: string): BuiltHosting {
  const { headers, redirects, rewrites = [], ignore, cleanUrls, trailingSlash } = hostingIn(text, file);
  const toFiles = rewrites.map(({ source, glob, regex, destination }) => ({
    source,
    glob,
    regex,
    destination,
  }));
  if (toFiles.some(({ destination }) => typeof destination !== 'string'))
    throw new Problem(
      `${file}: a rewrite has no "destination". Build the site again with \`npm run build\`.`,
    );
  return { headers, redirects, rewrites: toFiles, ignore, cleanUrls, trailingSlash };
}

function hostingIn(text: string, file: string): BuiltHosting {
  try {
    const { hosting } = JSON.parse(text) as { hosting?: BuiltHosting };
    if (hosting) return hosting;
  } catch {
    // Reported below.
  }
  throw new Problem(
    `${file} must be JSON with an object "hosting". Build the site again with \`npm run build\`.`,
  );
}
