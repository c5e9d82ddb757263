import type { ContactFormLabels } from '../ContactForm/labels.js';
import type { PhoneButtonLabels } from '../PhoneButton/PhoneButton.js';

/** Everything that the package says by itself in one language, by component. */
export interface Labels {
  contactForm: ContactFormLabels;
  phoneButton: PhoneButtonLabels;
}
