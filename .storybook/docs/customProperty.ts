/** "var(--ui-action)" names the custom property "--ui-action". */
export const customProperty = (token: string) => token.slice('var('.length, -1);
