/**
 * Returns the console's messages without the refusals that a slow database causes. The form retries a request that has no
 * response yet; the later one gets 403 from the rules or 409 from the database, because the message is stored.
 */
export const unexpected = (noise: readonly string[]) =>
  noise.filter((text) => !/responded with a status of (403|409)\b/.test(text));
