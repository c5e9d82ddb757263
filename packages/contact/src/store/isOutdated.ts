import { SendingError } from './SendingError.ts';

/** Returns whether a message failed because the host, which responds within 3 s, no longer has this tab's code. */
export async function isOutdated(error: unknown): Promise<boolean> {
  if (!(error instanceof SendingError) || error.code !== 'not-loaded') return false;
  const signal = AbortSignal.timeout(3000);
  return fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}
