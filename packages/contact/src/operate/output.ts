/** The command that runs this tool: the npm script `messages`, or the package's program. */
export const command =
  process.env['npm_lifecycle_event'] === 'messages' ? 'npm run messages --' : 'npx tarcza-messages';

/** An error that is printed without a stack trace. */
export class UsageError extends Error {}

export function formatIsoTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}

export function formatLocalTime(time: number | null): string {
  const style = { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Warsaw' } as const;
  return time === null ? '(none)' : new Intl.DateTimeFormat('sv-SE', style).format(time);
}

export function printTable(rows: readonly (readonly string[])[]) {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}
