/** An error that the user can fix. It is shown without a stack trace. */
export class Problem extends Error {}

export function describeFailure(error: unknown): string {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs a program's work. Prints the error and sets exit code 1 if it fails. */
export async function exitOnFailure(work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`\n✖ ${describeFailure(error)}`);
    process.exitCode = 1;
  }
}
