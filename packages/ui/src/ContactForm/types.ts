import type { Found } from './judge.js';
import type { ContactFormLabels } from './labels.js';

/** What the parts of the form have in common. */
export interface PartProps {
  /** What the ids in the form begin with. */
  id: string;
  words: ContactFormLabels;
  /** What is wrong now. */
  problems: Found;
  /** What was wrong when the form was refused. */
  refused: Found;
  Heading: 'h2' | 'h3' | 'h4';
}
