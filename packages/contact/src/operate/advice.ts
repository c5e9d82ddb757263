const minute = 60_000;

/** What to do about an error code, in the order of the tests. */
const advice: readonly (readonly [code: RegExp, text: string])[] = [
  [/^EDNS/, 'the mail server is unknown: check the host in SMTP_URL'],
  [/^ETLS/, 'no encryption or a wrong certificate: port 465 needs smtps:, port 587 smtp:'],
  [/^E(SOCKET|CONN|TIMEDOUT|ABORT)/, 'the mail server does not answer: check server and port in SMTP_URL'],
  [
    /^(EAUTH|smtp-53[0-8])/,
    'wrong user or password (Google needs an app password, Microsoft 365 authenticated SMTP): correct SMTP_URL, then deploy or restart the delivery',
  ],
  [
    /^smtp-4/,
    'the mail server wants it later: after an hour of that look for a full mailbox or a limit, and ask the provider',
  ],
  [/^smtp-5/, 'the mail server refuses: check sender, recipients, a full mailbox, SPF and DKIM'],
  [/^no try/, 'nothing has tried: check that the delivery runs, and its log'],
  [/./, 'look at the log of the delivery and of the sweep'],
];

export const getAdvice = (code: string) => advice.find(([test]) => test.test(code))?.[1];

/** The last sweep and the last canaries. Times are in ms since 1970. */
interface LastRuns {
  ranAt: number | null;
  sentAt: number | null;
  arrivedAt: number | null;
  /** Error code of a canary that did not arrive. */
  lost?: string | undefined;
}

/** Returns what is wrong with the sweep and the hourly canary, which is not sent while the form is closed. */
export function findFaults(runs: LastRuns, isClosed: boolean, now: number): string[] {
  const { ranAt, sentAt, arrivedAt, lost } = runs;
  const faults: string[] = [];
  if (ranAt === null || ranAt < now - 15 * minute) faults.push('The sweep does not run: look at its log.');
  if (sentAt === null || isClosed) return faults;
  const isLate = sentAt > (arrivedAt ?? 0) && sentAt < now - 15 * minute;
  const isMissing = sentAt < now - 120 * minute;
  const fault = lost
    ? `did not arrive (${lost})`
    : isMissing
      ? 'was not sent for two hours'
      : isLate && 'is late';
  if (fault) faults.push(`The canary ${fault}: look at the log of the canary and of the delivery.`);
  return faults;
}

/** Returns the text of an error, with what to do about it. Errors of Firestore have a number as code. */
export function explainError(error: unknown): string {
  const { message = String(error), code } = error as { message?: string; code?: unknown };
  if (/default credentials|invalid_grant|UNAUTHENTICATED/i.test(message)) {
    return 'Google Cloud does not know who you are. Run "gcloud auth application-default login" first.';
  }
  if (code === 7 || /PERMISSION_DENIED/.test(message)) {
    return `Your account may not read this project's database. Ask for the role "Cloud Datastore User".\n(${message})`;
  }
  return typeof code === 'number' ? `Firestore refused: ${message}` : message;
}
