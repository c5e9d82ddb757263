import { Problem } from '../local/problem.ts';

/** The settings of Firebase Hosting that a build may decide. */
export interface BuiltHosting {
  headers?: object[];
  redirects?: object[];
  rewrites?: object[];
  ignore?: string[];
  cleanUrls?: boolean;
  trailingSlash?: boolean;
}

type Check = (value: unknown) => boolean;

const isString: Check = (value) => typeof value === 'string';
const isBoolean: Check = (value) => typeof value === 'boolean';
const isRedirectStatus: Check = (value) => [301, 302, 303, 307, 308].includes(value as number);
const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** Accepts an object with exactly these keys. */
const isObjectWith =
  (checks: Record<string, Check>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).sort().join() === Object.keys(checks).sort().join() &&
    Object.entries(checks).every(([key, check]) => check(Reflect.get(value, key)));

/** Accepts a list of rules for a `source`, a `glob` or a `regex`. */
const isRulesWith = (checks: Record<string, Check>): Check =>
  isListOf((rule) =>
    ['source', 'glob', 'regex'].some((pattern) => isObjectWith({ [pattern]: isString, ...checks })(rule)),
  );

/** A rewrite to a function or a container is refused: it would reach beyond the files of the site. */
const settings: Record<keyof BuiltHosting, [expected: string, check: Check]> = {
  headers: [
    'a list of { source | glob | regex, headers: [{ key, value }] }',
    isRulesWith({ headers: isListOf(isObjectWith({ key: isString, value: isString })) }),
  ],
  redirects: [
    'a list of { source | glob | regex, destination, type: 301 | 302 | 303 | 307 | 308 }',
    isRulesWith({ destination: isString, type: isRedirectStatus }),
  ],
  rewrites: ['a list of { source | glob | regex, destination }', isRulesWith({ destination: isString })],
  ignore: ['a list of strings', isListOf(isString)],
  cleanUrls: ['true or false', isBoolean],
  trailingSlash: ['true or false', isBoolean],
};

/**
 * Returns the settings of Firebase Hosting in a built firebase.json, without any other key: firebase-tools runs the
 * commands in `predeploy` and `postdeploy`, and the build may be that of a pull request.
 *
 * @param file Named in the errors.
 * @throws {Problem} if the file is not JSON, or a setting has another shape.
 */
export function readBuiltHosting(text: string, file: string): BuiltHosting {
  const hosting = hostingIn(text, file);
  const kept = Object.entries(settings).flatMap(([key, [expected, check]]) => {
    if (!Object.hasOwn(hosting, key)) return [];
    const value: unknown = Reflect.get(hosting, key);
    if (!check(value))
      throw new Problem(
        `${file}: "hosting.${key}" must be ${expected}, and is ${JSON.stringify(value).slice(0, 200)}.\n` +
          'Build the site again with `npm run build`.',
      );
    return [[key, value]];
  });
  return Object.fromEntries(kept) as BuiltHosting;
}

function hostingIn(text: string, file: string): object {
  try {
    const { hosting } = JSON.parse(text) as { hosting?: unknown };
    if (typeof hosting === 'object' && hosting !== null && !Array.isArray(hosting)) return hosting;
  } catch {
    // Reported below.
  }
  throw new Problem(
    `${file} must be JSON with one object "hosting". Build the site again with \`npm run build\`.`,
  );
}
