import type { Mailer } from '../email/email.ts';
import type { EmailOptions } from '../email/storedMessage.ts';
import type { DeliveryLedger } from './ledger.ts';
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
