/** Fragment of the address of a heading or a question: "Co to jest DDD?" is found at #co-to-jest-ddd. */
export function fragment(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
