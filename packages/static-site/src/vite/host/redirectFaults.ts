import { decodePath } from '../../address.ts';
import { fillPattern, matchPattern, parameterNames, sourcePattern } from './pattern.ts';

/** Returns one sentence for each redirect that cannot work on every host, with what to do. */
export function redirectFaults(redirects: Readonly<Record<string, string>>, origin: string, server: string) {
  const broken = Object.entries(redirects)
    .flat()
    .find((address) => !isDecodable(address));
  if (broken !== undefined)
    return [
      `${server} has a redirect with ${broken}, where a "%" begins no encoded letter. Write it as %25.`,
    ];
  return Object.entries(redirects).flatMap(([from, to]) => {
    const fault =
      parameterFault(from, to) ??
      orderFault(from, redirects) ??
      (leadsBack(from, redirects, origin) ? loop : undefined);
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

const loop = 'and from there it never arrives. Let one of these redirects lead to a page.';

function parameterFault(from: string, to: string): string | undefined {
  const known = parameterNames(from);
  const unknown = parameterNames(to).find((name) => !known.includes(name));
  if (unknown !== undefined)
    return `and the first has no ${unknown === '*' ? '* at its end' : `:${unknown}`}. Use the same names in both.`;
  if (known.length > 0 && /[?#]/.test(to))
    return 'and hosts read a "?" or "#" after a parameter in different ways. Leave it out.';
  return undefined;
}

/** Hosts take the first redirect that matches. A pattern matches another with the names of parameters as their values. */
function orderFault(from: string, redirects: Readonly<Record<string, string>>): string | undefined {
  const sources = Object.keys(redirects);
  const first = sources
    .slice(0, sources.indexOf(from))
    .find(
      (other) =>
        redirects[other] !== redirects[from] &&
        (other.endsWith('/*') || !from.endsWith('/*')) &&
        matchPattern(sourcePattern(other), sourcePattern(from)),
    );
  return first && `and ${first} stands above it and matches all its addresses. Move it up, or remove it.`;
}

/** Follows redirects as a host does, with the names of parameters as their values. */
function leadsBack(first: string, redirects: Readonly<Record<string, string>>, origin: string): boolean {
  let address = sourcePattern(first);
  for (let steps = 0; steps <= Object.keys(redirects).length; steps++) {
    const next = redirectOf(address, redirects);
    if (next === undefined) return false;
    address = cleaned(next, origin);
  }
  return true;
}

function redirectOf(address: string, redirects: Readonly<Record<string, string>>): string | undefined {
  for (const [from, to] of Object.entries(redirects)) {
    const values = matchPattern(sourcePattern(from), address);
    if (values) return fillPattern(to, (name) => values[name] ?? '');
  }
  return undefined;
}

/** The address to which the host itself redirects. */
const cleaned = (to: string, origin: string) =>
  decodePath(to.replace(/[?#].*$/, '').replace(origin, ''))
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/(?<=.)\/$/, '') || '/';
