/** Returns the name in a reference: `--ui-action` of `var(--ui-action)`. */
export const customProperty = (reference: string) => reference.slice('var('.length, -1);
