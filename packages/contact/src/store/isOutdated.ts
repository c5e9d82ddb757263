import { SendingError } from './SendingError.ts';

/** Returns whether a message failed because the host, which responds, no longer has this tab's code. */
export async function isOutdated(error: unknown): Promise<boolean> {
  if (!(error instanceof SendingError) || error.code !== 'not-loaded') return false;
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
