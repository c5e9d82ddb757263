const extension =
  /^(.*\d),? *\(?(?:;ext=|#|(?:wewn?|extn?|extension|x|kl|linka|dw|durchwahl|доб|дод)[.:]? *)(\d{1,6})\)?$/iu;

/** Rewrites an extension to " ext. 12", the only notation that rules and e-mails accept. */
export function normalizeExtension(phone: string): string {
  return phone.replace(extension, '$1 ext. $2');
}

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
