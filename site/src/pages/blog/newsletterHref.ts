import { fillTemplate } from '@tarcza/contact/contract';
import { newsletterLetter } from '../../content/articles/blog';

/** Returns a mailto link with the whole letter, for every visitor's address. */
export function newsletterHref(companyEmail: string, visitorEmail: string): string {
  const { subject, text } = newsletterLetter;
  // Mail programs expect both characters at the end of a line (RFC 6068).
  const body = fillTemplate(text.replaceAll('\n', '\r\n'), { email: visitorEmail });
  return `mailto:${companyEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
