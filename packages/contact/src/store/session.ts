const keys = { nonce: 'contact-nonce', pending: 'contact-pending' } as const;
let currentNonce: string | undefined;

/** Returns a random string of this tab. It survives a reload, so that a retry then writes the same document. */
export function getSessionNonce(): string {
  const nonce = (currentNonce ??=
    tryStorage(() => sessionStorage.getItem(keys.nonce)) ?? crypto.randomUUID());
  tryStorage(() => sessionStorage.setItem(keys.nonce, nonce));
  return nonce;
}

/** Stores the id of the message that this tab is sending, so that the next page can ask whether it was stored. */
export const setPendingId = (id: string) => tryStorage(() => sessionStorage.setItem(keys.pending, id));

/** Forgets that message. The nonce stays: the same text, sent again, is the same document. */
export const clearPendingId = () => tryStorage(() => sessionStorage.removeItem(keys.pending));

export const getPendingId = () => tryStorage(() => sessionStorage.getItem(keys.pending));

/** Ends a message after a success, so that the same text becomes a new message. */
export function clearSession(): void {
  currentNonce = undefined;
  for (const key of Object.values(keys)) tryStorage(() => sessionStorage.removeItem(key));
}

/** Returns undefined if storage is blocked or full. The nonce is then lost with a reload. */
function tryStorage<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
