import { SendingError } from './SendingError.ts';

/** Whether a message failed because the host, which answers, no longer has the code that this tab sends with. */
export async function isOutdated(error: unknown): Promise<boolean> {
  if (!(error instanceof SendingError) || error.code !== 'not-loaded') return false;
  const answer = fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  return answer.then(
    ({ ok }) => ok,
    () => false,
  );
}
