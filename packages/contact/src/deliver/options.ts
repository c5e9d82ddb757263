import type { Mailer } from '../email/email.ts';
import type { EmailOptions } from '../email/storedMessage.ts';
import type { DeliveryLedger } from './firestoreLedger/ledger.ts';
import type { Notify } from './notification.ts';

export interface DeliveryOptions extends EmailOptions {
  ledger: DeliveryLedger;
  mailer: Mailer;
  /** Notifies the owner about each message that is sent alone, such as `createNotifier`. */
  notify?: Notify | undefined;
  /** Creates a mailer to a visitor. With it, the visitor gets a confirmation after the company's e-mail. */
  createVisitorMailer?: ((address: string) => Mailer) | undefined;
  /** What is wrong in the settings, without secrets. `tarcza-messages status` prints it. */
  problems?: readonly string[] | undefined;
}

/** Thrown so that the platform repeats the event. Contains no text of the message. */
export class DeliveryError extends Error {
  readonly code: string;
  /** Whether the mail server accepts no e-mail, so that all others wait, too. */
  readonly isServerDown: boolean;

  constructor(id: string, code: string, isServerDown = false) {
    super(
      `Message ${id} is not delivered yet: ${code}. It is safe in contact_messages and will be tried again.`,
    );
    this.name = 'DeliveryError';
    this.code = code;
    this.isServerDown = isServerDown;
  }
}
