import type { HeadElement } from '../head.ts';
import { resolveOnSite } from '../address.ts';
import { isIsoDate } from '../isIsoDate.ts';
import { isLanguageTag, languageExample } from '../languageTags.ts';
import { findFile, type LoadContext } from './validateLoaded.ts';

/** Returns the errors of a head's structured data (JSON-LD). */
export function validateData(head: readonly HeadElement[], context: LoadContext): string[] {
  return head.flatMap(({ tag, attributes, text = '' }) => {
    if (tag !== 'script' || attributes['type'] !== 'application/ld+json') return [];
    try {
      return findErrors('', JSON.parse(text), context);
    } catch {
      return ['structured data that is no JSON. Return objects from `structuredData`.'];
    }
  });
}

function findErrors(key: string, value: unknown, context: LoadContext): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => findErrors(key, item, context));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, item]) => findErrors(name, item, context));
  const error = typeof value === 'string' ? findError(key, value, context) : undefined;
  return error ? [`structured data with "${key}": "${String(value)}"${error}`] : [];
}

function findError(key: string, value: string, context: LoadContext): string | undefined {
  if (key === 'inLanguage' && !isLanguageTag(value)) return `, which is no language tag. ${languageExample}`;
  if (/^(date\w+|validFrom|validThrough|startDate|endDate)$/.test(key) && !isIsoDate(value))
    return '. Write a day of the calendar, such as 2026-11-02.';
  if (/^(opens|closes)$/.test(key) && !/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value))
    return '. Write a time such as 08:00.';
  return /^(@id|url|item|image|logo|contentUrl|thumbnailUrl|mainEntityOfPage)$/.test(key)
    ? findUrlError(key, value, context)
    : undefined;
}

function findUrlError(key: string, value: string, context: LoadContext): string | undefined {
  const { origin } = context;
  const url = URL.parse(value);
  if (!url) return ', which is no URL. Write `resolveUrl(path, origin)` of @tarcza/static-site.';
  if (url.origin === origin) {
    const path = resolveOnSite(value, origin, '/')?.path ?? '';
    return key === '@id' || findFile(path, context)
      ? undefined
      : ', and the site has no such page or file. Correct it.';
  }
  const isJoined = value.startsWith(origin);
  return isJoined || key === 'item' || key === 'mainEntityOfPage'
    ? `, which is an address of another site. Use ${origin} as the origin, and \`resolveUrl\`.`
    : undefined;
}
