const key = 'contact-nonce';
let currentNonce: string | undefined;

/** Returns a random string of this tab. It survives a reload, so that a retry then writes the same document. */
export function getSessionNonce(): string {
  currentNonce ??= readStoredNonce() ?? crypto.randomUUID();
  try {
    sessionStorage.setItem(key, currentNonce);
  } catch {
    // Storage is blocked or full. The nonce is then lost with a reload.
  }
  return currentNonce;
}

/** Deletes the nonce after a success, so that the same text becomes a new message. */
export function clearSessionNonce(): void {
  currentNonce = undefined;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

function readStoredNonce() {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
