import { createLanguages } from '@tarcza/static-site';
import { languages } from './languages.ts';
import type { FurtherTexts } from './texts.ts';

const texts: Readonly<Record<string, FurtherTexts>> = languages;

/** The pages, by the names of their folders. One without texts in a language does not exist in it. */
export const site = createLanguages(texts, ['home', 'prices', 'privacy', 'contact']);
