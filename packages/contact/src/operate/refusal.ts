/** An end that the user can understand without a stack trace. */
export class Refusal extends Error {}
