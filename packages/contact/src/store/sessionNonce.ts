const key = 'contact-nonce';
let remembered: string | undefined;

/**
 * A random text that lasts as long as the tab: kept over a reload, so that a visitor who reloads after a failure and
 * sends the same words again still writes the same document.
 */
export function sessionNonce(): string {
  remembered ??= stored() ?? crypto.randomUUID();
  try {
    sessionStorage.setItem(key, remembered);
  } catch {
    // Storage may be blocked or full: the nonce then lasts until the reload.
  }
  return remembered;
}

/** After a success: the same words, sent again on purpose, are another message. */
export function forgetNonce(): void {
  remembered = undefined;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then it was never kept there.
  }
}

function stored() {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
