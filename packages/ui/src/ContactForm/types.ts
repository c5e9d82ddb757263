import type { ContactMessage, ContactProblems } from '@tarcza/contact/contract';
import type { ContactFormLabels } from './labels.js';

/** What is known of a message once it is stored. */
export interface SentMessage {
  /** The number by which visitor and company may speak of it. */
  reference: string;
}

/**
 * Stores a message, and resolves only once it is known to be stored; rejects otherwise. A number that it resolves with
 * is shown to the visitor.
 */
export type SendContactMessage = (message: ContactMessage) => Promise<SentMessage | void>;

/** What the parts of the form have in common. */
export interface PartProps {
  /** What the ids in the form begin with. */
  id: string;
  words: ContactFormLabels;
  /** What is wrong now. */
  problems: ContactProblems;
  Heading: 'h2' | 'h3' | 'h4';
}
