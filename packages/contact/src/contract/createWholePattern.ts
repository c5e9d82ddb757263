/** Apart from the patterns, so that a page without a form does not load them. */
export const createWholePattern = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u');
