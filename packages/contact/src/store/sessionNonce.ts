const key = 'contact-nonce';
let currentNonce: string | undefined;

/** Returns a random string of this tab. It survives a reload, so that a retry then writes the same document. */
export function getSessionNonce(): string {
  const nonce = (currentNonce ??= tryStorage(() => sessionStorage.getItem(key)) ?? crypto.randomUUID());
  tryStorage(() => sessionStorage.setItem(key, nonce));
  return nonce;
}

/** Deletes the nonce after a success, so that the same text becomes a new message. */
export function clearSessionNonce(): void {
  currentNonce = undefined;
  tryStorage(() => sessionStorage.removeItem(key));
}

/** Returns undefined if storage is blocked or full. The nonce is then lost with a reload. */
function tryStorage<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
