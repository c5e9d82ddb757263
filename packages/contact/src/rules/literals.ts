/** A pattern of the contract as the rules write it: RE2's own escapes, in a string of theirs. */
export function regex(pattern: string): string {
  const escaped = pattern.replace(/\\u\{/g, String.raw`\x{`).replaceAll('\\', '\\\\');
  return escaped.includes("'") ? `"${escaped}"` : `'${escaped}'`;
}

/** A text as the rules write it. */
export function text(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
