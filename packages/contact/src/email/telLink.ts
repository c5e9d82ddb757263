/** `tel:` link for a number as a visitor typed it: Polish unless it says otherwise. */
export function telLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return `tel:+${digits}`;
  if (digits.startsWith('00')) return `tel:+${digits.slice(2)}`;
  // A Polish number has nine digits, so eleven that begin with 48 already carry the prefix.
  if (digits.startsWith('48') && digits.length === 11) return `tel:+${digits}`;
  return `tel:+48${digits}`;
}
