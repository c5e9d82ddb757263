/**
 * Loads a page again whose scripts a deploy has removed. Returns undefined for another error, if it did so for the same scripts
 * before, or if the visitor has typed something.
 *
 * @param app Addresses of the scripts.
 * @param error Error of `fetchFile`, which ends with the status.
 */
export function reloadOnce(app: string, error: unknown): true | undefined {
  const state = history.state as { app?: string } | null;
  // A checkbox has the value "on", which is no default.
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox]),textarea');
  const isTyped = [...fields].some(({ value, defaultValue }) => value !== defaultValue);
  if (isTyped || state?.app === app || !String(error).endsWith(': 404')) return undefined;
  history.replaceState({ ...state, app }, '');
  location.reload();
  return true;
}
