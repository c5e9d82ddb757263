import { mergeLabels } from '../labels.js';
import { contactForm } from '../labels/pl.js';
import type { ContactFormLabels, GivenContactFormLabels } from './labels.js';

/** All words of the form: those of the page, and the Polish ones where it gives none. */
export function contactFormWords(given: GivenContactFormLabels = {}): ContactFormLabels {
  const { problem, ...others } = given;
  const sentences = typeof problem === 'object' ? problem : {};
  return { ...mergeLabels(contactForm, others), problem: mergeLabels(contactForm.problem, sentences) };
}
