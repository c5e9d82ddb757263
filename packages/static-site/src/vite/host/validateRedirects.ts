import { decodePath } from '../../address.ts';
import { fillPattern, matchPattern, getParameterNames, normalizeSource } from './pattern.ts';

/** Returns an error, with what to do, for each redirect that does not work on every host. */
export function validateRedirects(
  redirects: Readonly<Record<string, string>>,
  origin: string,
  server: string,
) {
  const broken = Object.entries(redirects)
    .flat()
    .find((address) => !isDecodable(address));
  if (broken !== undefined)
    return [
      `${server} has a redirect with ${broken}, where a "%" begins no encoded letter. Write it as %25.`,
    ];
  return Object.entries(redirects).flatMap(([from, to]) => {
    const fault =
      validateParameters(from, to) ??
      validateOrder(from, redirects) ??
      (isLoop(from, redirects, origin) ? loopError : undefined);
    return fault ? [`${server} redirects ${from} to ${to}, ${fault}`] : [];
  });
}

function isDecodable(address: string): boolean {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
}

const loopError = 'which is a loop. Let one of these redirects lead to a page.';

function validateParameters(from: string, to: string): string | undefined {
  const known = getParameterNames(from);
  const unknown = getParameterNames(to).find((name) => !known.includes(name));
  if (unknown !== undefined)
    return `and the first has no ${unknown === '*' ? '* at its end' : `:${unknown}`}. Use the same names in both.`;
  if (known.length > 0 && /[?#]/.test(to))
    return 'and hosts read a "?" or "#" after a parameter in different ways. Leave it out.';
  return undefined;
}

/** Returns an error if an earlier redirect matches all addresses of this one, because hosts use the first match. */
function validateOrder(from: string, redirects: Readonly<Record<string, string>>): string | undefined {
  const sources = Object.keys(redirects);
  const first = sources
    .slice(0, sources.indexOf(from))
    .find(
      (other) =>
        redirects[other] !== redirects[from] &&
        (other.endsWith('/*') || !from.endsWith('/*')) &&
        matchPattern(normalizeSource(other), normalizeSource(from)),
    );
  return first && `and ${first} stands above it and matches all its addresses. Move it up, or remove it.`;
}

/** Returns whether following redirects never ends. Uses the names of parameters as their values. */
function isLoop(first: string, redirects: Readonly<Record<string, string>>, origin: string): boolean {
  let address = normalizeSource(first);
  for (let steps = 0; steps <= Object.keys(redirects).length; steps++) {
    const next = findTarget(address, redirects);
    if (next === undefined) return false;
    address = normalizeTarget(next, origin);
  }
  return true;
}

function findTarget(address: string, redirects: Readonly<Record<string, string>>): string | undefined {
  for (const [from, to] of Object.entries(redirects)) {
    const values = matchPattern(normalizeSource(from), address);
    if (values) return fillPattern(to, (name) => values[name] ?? '');
  }
  return undefined;
}

/** Returns the address to which the host redirects a target with `.html` or a slash at the end. */
const normalizeTarget = (to: string, origin: string) =>
  decodePath(to.replace(/[?#].*$/, '').replace(origin, ''))
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/(?<=.)\/$/, '') || '/';
