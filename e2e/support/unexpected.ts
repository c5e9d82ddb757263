/**
 * What a page said, without what a slow database makes the browser say: the form tries again beside a try that is not
 * answered yet, and the later one is refused (403 from the rules, 409 from the database) because the message is there.
 */
export const unexpected = (noise: readonly string[]) =>
  noise.filter((text) => !/responded with a status of (403|409)\b/.test(text));
