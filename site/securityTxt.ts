import type { Plugin } from 'vite';
import type { Company } from './settings/readCompany.ts';

const fileName = '.well-known/security.txt';

/** How long the file is valid, in ms: RFC 9116 recommends less than a year. Each deploy writes it again. */
const lifetime = 182 * 86_400_000;

/** Returns security.txt (RFC 9116), by which researchers find whom to tell about a vulnerability. */
function renderSecurityTxt({ email, siteUrl }: Pick<Company, 'email' | 'siteUrl'>, now: Date): string {
  const expires = new Date(now.getTime() + lifetime).toISOString();
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: pl, en',
    `Canonical: ${new URL(fileName, siteUrl).href}`,
    '',
  ].join('\n');
}

/** Returns a Vite plugin that writes `/.well-known/security.txt`. */
export const securityTxt = (company: Company): Plugin => ({
  name: 'security-txt',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: renderSecurityTxt(company, new Date()) });
  },
});
