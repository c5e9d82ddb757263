import type { ContactMessage, ContactProblems } from '@tarcza/contact/contract';
import type { ContactFormLabels } from './labels.js';

/** Stores a message, and resolves only once it is known to be stored; rejects otherwise. */
export type SendContactMessage = (message: ContactMessage) => Promise<void>;

/** What the parts of the form have in common. */
export interface PartProps {
  /** What the ids in the form begin with. */
  id: string;
  words: ContactFormLabels;
  /** What is wrong now. */
  problems: ContactProblems;
  Heading: 'h2' | 'h3' | 'h4';
}
