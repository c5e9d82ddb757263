/**
 * Why a message is not known to be stored. Its text is logged to the console, so it consists of fixed texts and codes: a
 * server's text may quote the visitor.
 */
export class SendingError extends Error {
  override readonly name = 'SendingError';

  /**
   * @param code Firestore's code, or one of this package.
   * @param kind Whether a retry may succeed.
   */
  constructor(
    message: string,
    readonly code: string,
    readonly kind: 'refused' | 'transient',
  ) {
    super(message);
  }
}
