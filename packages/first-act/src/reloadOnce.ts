/** Loads a page again whose scripts a deploy has removed (404), once for the same scripts. Returns undefined if it does not. */
export function reloadOnce(app: string, error: unknown): true | undefined {
  const state = history.state as { app?: string } | null;
  if (state?.app === app || !String(error).endsWith(': 404')) return undefined;
  history.replaceState({ ...state, app }, '');
  location.reload();
  return true;
}
