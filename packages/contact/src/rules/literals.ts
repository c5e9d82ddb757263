/** Returns a pattern as a string literal of the rules, with RE2's escapes. */
export function toRegexLiteral(pattern: string): string {
  const escaped = pattern.replace(/\\u\{/g, String.raw`\x{`).replaceAll('\\', '\\\\');
  return escaped.includes("'") ? `"${escaped}"` : `'${escaped}'`;
}

/** Returns a text as a string literal of the rules. */
export function toStringLiteral(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
