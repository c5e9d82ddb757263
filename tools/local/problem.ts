/** Something that the reader of the terminal can mend: shown as its message alone, without a stack trace. */
export class Problem extends Error {}

/** The last word of a failed run. What is not a Problem is a fault of ours, and keeps its stack. */
export function describeFailure(error: unknown): string {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs a program's whole work, and ends it with 1 and the reason when that fails. */
export async function exitAsTold(work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(`\n✖ ${describeFailure(error)}`);
    process.exitCode = 1;
  }
}
