const names = {
  language: new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }),
  region: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
};

/** Returns whether a code is the shortest one of a known language (BCP 47): `de`, `en-GB`, but not `deu`. */
export function isLanguageTag(code: string): boolean {
  try {
    const [canonical] = Intl.getCanonicalLocales(code);
    const { language, region } = new Intl.Locale(code);
    return (
      canonical === code &&
      names.language.of(language) !== undefined &&
      (region === undefined || names.region.of(region) !== undefined)
    );
  } catch {
    return false;
  }
}

export const languageExample = 'Write one such as de, en-GB or uk.';
