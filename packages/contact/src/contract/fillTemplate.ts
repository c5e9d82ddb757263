/** Replaces each `{name}` in a text by the value of that name. Keeps a name without a value. */
export function fillTemplate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) =>
    String(Object.hasOwn(values, name) ? (values[name] ?? braces) : braces),
  );
}
