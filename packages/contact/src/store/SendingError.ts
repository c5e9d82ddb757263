/** Why a message is not known to be stored. It is logged to the console, so it has fixed texts and codes only. */
export class SendingError extends Error {
  override readonly name = 'SendingError';

  /** `code` is Firestore's or one of this package. `kind` says whether a retry may succeed. */
  constructor(
    message: string,
    readonly code: string,
    readonly kind: 'refused' | 'transient',
  ) {
    super(message);
  }
}
