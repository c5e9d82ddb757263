import { phoneNumber } from '@tarcza/ui';
import type { Plugin } from 'vite';
import { firm } from './src/firm.ts';
import { languages } from './src/languages.ts';

/** Stops the build at an error in `src/firm.ts`, and warns of placeholders. */
export function checks(): Plugin {
  return {
    name: 'checks',
    apply: 'build',
    buildStart() {
      if (this.environment.name !== 'client') return;
      for (const error of findErrors()) this.error(error);
      for (const warning of findPlaceholders()) this.warn(warning);
    },
  };
}

function findErrors(): string[] {
  try {
    phoneNumber(firm.phone, { country: firm.callingCode, strict: true });
    return [];
  } catch (error) {
    return [`src/firm.ts: phone ${(error as Error).message}`];
  }
}

/** Returns a sentence for each file with texts in square brackets, or with values of the template. */
function findPlaceholders(): string[] {
  const values = [firm.email, firm.origin, firm.phone].filter((value) => /example\.com|000 000/.test(value));
  const left = Object.entries(languages).flatMap(([language, words]) => {
    const pages = Object.entries(words)
      .filter(([page]) => page !== 'labels')
      .map(([page, texts]) => [page, JSON.stringify(texts).match(/\[[^"[\]{}]+\]/g) ?? []] as const)
      .filter(([, texts]) => texts.length > 0);
    const list = pages.map(
      ([page, [first, ...more]]) => `${page} ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`,
    );
    return list.length > 0
      ? [`src/words/${language}.ts has placeholders that visitors would read: ${list.join('; ')}.`]
      : [];
  });
  return values.length > 0
    ? [`src/firm.ts has values of the template: ${values.join(', ')}.`, ...left]
    : left;
}

// `npm run check` runs this file.
if (process.argv[1] === import.meta.filename) {
  const errors = findErrors();
  for (const line of [...findPlaceholders(), ...errors])
    console.log(`${errors.includes(line) ? '✖' : '!'} ${line}`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}
