/** Pattern of an existing day, such as `2026-11-20`, in the syntax that JavaScript and RE2 share. */
export const dayPattern =
  '([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))' +
  '|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)';

/** Returns whether a text is an existing day, as `dayPattern` does, which a browser need not load. */
export function isDay(text: string): boolean {
  const day = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? text : NaN);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
