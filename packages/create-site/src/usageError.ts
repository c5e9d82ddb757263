/** An error of the user, with what to do. */
export class UsageError extends Error {}
