/**
 * Loads a page again whose scripts a deploy has removed. Returns undefined for another error, or if it did so for the same
 * scripts before.
 *
 * @param app Addresses of the scripts.
 * @param error Error of `fetchFile`, which ends with the status.
 */
export function reloadOnce(app: string, error: unknown): true | undefined {
  const state = history.state as { app?: string } | null;
  if (state?.app === app || !String(error).endsWith(': 404')) return undefined;
  history.replaceState({ ...state, app }, '');
  location.reload();
  return true;
}
