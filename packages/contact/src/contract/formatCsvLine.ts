const formulaStart = /(?<=^|[,;"'\t\r\n\v\f\u0085\u2028\u2029])(?=\s*[=+\-@|%＝＋－＠])/gu;

/**
 * Returns a CSV line with semicolons, as Polish spreadsheets expect. Escapes each possible start of a formula by an
 * apostrophe, also after separators of other programs.
 */
export function formatCsvLine(cells: readonly (string | null)[]): string {
  const cell = (value: string | null) => {
    const text = value ?? '';
    return `"${text.replace(formulaStart, "$&'").replaceAll('"', '""')}"`;
  };
  return `${cells.map(cell).join(';')}\r\n`;
}
