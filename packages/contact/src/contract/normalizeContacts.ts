const extension =
  /^(.*\d),? *\(?(?:;ext=|#|(?:wewn?|extn?|extension|x|kl|linka|dw|durchwahl|доб|дод)[.:]? *)(\d{1,6})\)?$/iu;

/** Writes an extension as " ext. 12" whatever its word: rules and e-mails know this form. */
export function normalizeExtension(phone: string): string {
  return phone.replace(extension, '$1 ext. $2');
}

/** Returns an address with its domain in ASCII (Punycode), as Chromium's e-mail fields do and Firefox's do not. */
export function asciiDomain(address: string): string {
  const [, name, domain = ''] = /^(.*@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
  if (name === undefined || /^[\x20-\x7e]*$/.test(domain)) return address;
  try {
    return name + new URL(`https://${domain}`).hostname;
  } catch {
    return address;
  }
}
