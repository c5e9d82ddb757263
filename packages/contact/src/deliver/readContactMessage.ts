import {
  type ContactField,
  type ContactMessage,
  contactLimits,
  contactMessageFrom,
  isVisible,
} from '../contract/contactMessage.ts';

/**
 * Reads a stored document. The rules let only whole messages in, but a document may also come from the console
 * or from an older form: whatever it holds goes to the company, because a lead with a gap beats a lost one. A gap is empty.
 */
export function readContactMessage(data: Readonly<Record<string, unknown>>): ContactMessage {
  const value = (field: ContactField) => {
    const found = data[field];
    return typeof found === 'string' && isVisible(found) ? found.slice(0, contactLimits[field].max) : null;
  };
  return contactMessageFrom({
    name: value('name'),
    email: value('email'),
    phone: value('phone'),
    service: value('service'),
    message: value('message'),
  });
}
