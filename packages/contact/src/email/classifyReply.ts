/** Full mailboxes and used-up quotas. They come before the size of the e-mail, which servers name by the same code. */
const quota = /mailbox|quota/i;
const size = /\bsize\b|too (large|big)/i;
/** Comes first, because such a reply may quote a visitor's link, such as account-limit.example. */
const finding = /virus|malware|phish|attachment|\burls?\b|surbl|uribl/i;

/** What servers write about the account, the client or the sender, in the languages of the e-mails. */
const account = new RegExp(
  [
    'limit|too m(any|uch)|\\brate\\b|exceeded',
    'account|authenticat|credential|log ?in|permission|authorized|access denied|not allowed|send ?as',
    'relay|client host|your (ip|host|server|message rate)|ip address|from this ip|reputation|dmarc|\\bspf\\b|dkim',
    'sender (address )?(rejected|denied|is not)|outbound sender|suspended|disabled|policy violation',
    'sender not|unpaid|your (network|provider)|from ip|in (a |an )?(blacklist|blocklist|rbl)',
    'kont[oa]\\b|przekroczon|przepełnion|uwierzytelni|nadawc',
    'kontingent|überschritten|absender|účet|účtu|překročen|odesílatel|обліков|перевищен|ліміт|відправник',
  ].join('|'),
  'i',
);

/** Returns whether a temporary refusal of a transmitted e-mail is about a quota or the account, not about this e-mail. */
export function isAboutAccount(reply: string): boolean {
  return !finding.test(reply) && (quota.test(reply) || account.test(reply));
}

/**
 * Returns whether a permanent refusal of a transmitted e-mail is about its content. Other e-mails would pass then. Servers
 * use the enhanced code 5.7.1 (RFC 3463) for content and account alike, so the reply's text decides.
 *
 * @param reply The server's reply, such as `554 5.7.1 Spam message rejected`.
 */
export function isAboutContent(reply: string): boolean {
  if (finding.test(reply)) return true;
  // Codes of the login.
  if (quota.test(reply) || /^53\d/.test(reply)) return false;
  if (size.test(reply)) return true;
  const [, subject, detail] = /^\d{3}[ -]\d\.(\d{1,3})\.(\d{1,3})/.exec(reply) ?? [];
  if (subject === '6' || (subject === '3' && detail === '4')) return true;
  // Address, mailbox, mail system, network and routing.
  if (['1', '2', '3', '4'].includes(subject ?? '')) return false;
  if (account.test(reply)) return false;
  if (subject === '7' && detail === '0') return /content/i.test(reply);
  return true;
}
