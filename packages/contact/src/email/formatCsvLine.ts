// A visitor chooses these texts, so the time of both patterns grows linearly with the length.
const formulaStart =
  /(?<=^|[,;"'\t\r\n\v\f\u0085\u2028\u2029])(?=[^\S\t\r\n\v\f\u2028\u2029]*[=+\-@|%＝＋－＠])/gu;

/** Numbers, fractions and times. A spreadsheet would drop a leading zero or plus, or read `3/4` as a day. */
const numberLike = /^(?=\D*\d)[\s\d.,:/()+-]+(e[+-]?\d+)?$/i;
/** Short numbers with one word, which may be a month in the language of the spreadsheet. */
const dayLike = /^(?=\D*\d)(?![^]*\d{5})[\s\d.,:/-]*\p{L}{3,12}[\s\d.,:/-]*$/u;
const day = /^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/;

/**
 * Returns a CSV line. An apostrophe keeps numbers as they are, and escapes each possible start of a formula, also after
 * separators of other programs. Days and times remain days and times.
 */
export function formatCsvLine(cells: readonly string[], separator = ';'): string {
  const cell = (value: string) => {
    const text = value.replace(formulaStart, "$&'");
    const isChanged = (numberLike.test(text) && !day.test(text)) || dayLike.test(text);
    return `"${isChanged ? "'" : ''}${text.replaceAll('"', '""')}"`;
  };
  return `${cells.map(cell).join(separator)}\r\n`;
}
