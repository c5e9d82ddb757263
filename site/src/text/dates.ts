import { typesetText } from './typeset';

const months =
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(
    ' ',
  );

/**
 * Returns "5 listopada 2026" for "2026-11-05". Does not use the browser's Polish or time zone: a date that differs from the
 * server's by a letter breaks hydration.
 */
export function polishDate(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  const name = months[Number(month) - 1];
  if (!year || !name || !day) throw new Error(`"${iso}" is not a date such as 2026-11-05.`);
  return typesetText(`${Number(day)} ${name} ${year}`);
}
