/**
 * Why a message is not known to be stored. Its text goes to the console, so it is made here of fixed words and codes:
 * a server's own words may repeat what the visitor typed.
 */
export class SendingError extends Error {
  override readonly name = 'SendingError';

  /**
   * @param code Firestore's code, or our own word for what happened.
   * @param kind Whether another try may help.
   */
  constructor(
    message: string,
    readonly code: string,
    readonly kind: 'refused' | 'transient',
  ) {
    super(message);
  }
}
