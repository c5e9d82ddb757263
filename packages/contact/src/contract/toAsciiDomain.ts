/** Returns an address with its domain in ASCII (Punycode). Chromium's e-mail fields do this, Firefox's do not. */
export function toAsciiDomain(address: string): string {
  const [, name, domain = ''] = /^(.*@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
  if (name === undefined || /^[\x20-\x7e]*$/.test(domain)) return address;
  try {
    return name + new URL(`https://${domain}`).hostname;
  } catch {
    return address;
  }
}
