/** Writes a text as a part of an address: "Co to jest DDD?" as "co-to-jest-ddd", "Nowy Sącz" as "nowy-sacz". */
export function createFragment(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
