import { contactLimits, contactPatterns } from '../contract/contactMessage.ts';
import type { ExtraField } from '../contract/extraFields.ts';
import { checkFields } from './checkFields.ts';
import { checkOf, functionOf } from './extraRules.ts';
import { regex } from './literals.ts';

/**
 * The text of `firestore.rules` for a form that asks the six fields of every contact message and these further ones:
 * what a visitor may store, in the same limits and patterns by which the form judges.
 *
 * @throws when a declaration cannot be one; the error names the field and what to do.
 */
export function firestoreRules(fields: readonly ExtraField[] = []): string {
  checkFields(fields);
  return `${opening}
${documents(fields)}
${functions}
${fields.map((field) => `${functionOf(field)}\n\n`).join('')}${closing}`;
}

const opening = `rules_version = '2';

// The database is open to the internet: these rules alone decide what gets in. A visitor may create one contact
// message at a time in exactly the shape below, and may do nothing else; the cloud functions use the Admin SDK,
// which these rules do not bind.
//
// Written by \`npx tarcza-rules\` from what the form asks: change that declaration, and have this file written anew.
// A label in brackets at the end of a line names the clause: the rules' suite takes out each in turn and expects to
// turn red. Every clause guards the next, so that a refusal is always a plain \`false\`, never an error inside a rule.
service cloud.firestore {
  match /databases/{database}/documents {
    match /contact_messages/{id} {
      allow create: if
        // Ids are made by our form. A fixed alphabet and length keeps foreign text out of paths and logs.
        id.matches('[A-Za-z0-9]{20}') && // [id]
        isContactMessage(request.resource.data);

      // Writing the same values again changes nothing and triggers nothing. It is how the form tells a message that
      // was stored, although its answer got lost, from one that was refused.
      allow update: if request.resource.data == resource.data; // [no-op]
    }
`;

function documents(fields: readonly ExtraField[]): string {
  const names = [
    'name',
    'email',
    'phone',
    'service',
    'message',
    'createdAt',
    ...fields.map(({ name }) => name),
  ];
  const keys = `[${names.map((name) => `'${name}'`).join(', ')}]`;
  return `    function isContactMessage(data) {
      return
        // Nothing besides these fields, so that nobody stores their own data here; and all of them, so that the
        // clauses below never read a field that is not there.
        data.keys().hasOnly(${keys}) && // [no other keys]
        data.keys().hasAll(${keys}) && // [all keys]
        isName(data.name) &&
        isPhone(data.phone) &&
        isEmail(data.email) &&
        // Written with brackets because \`service\` is a reserved word.
        isService(data['service']) &&
        isText(data.message) &&
${fields.map((field) => `        ${checkOf(field)} &&\n`).join('')}        // The server's own time, so that nobody can date a message back past the sweep or forward past deletion.
        data.createdAt == request.time; // [createdAt]
    }
`;
}

const { name, phone, email, service, message } = contactLimits;

const functions = `    function isName(value) {
      return value is string && // [name type]
        value.size() >= ${name.min} && value.size() <= ${name.max} && // [name length]
        isLine(value) && // [name characters]
        isVisible(value); // [name visible]
    }

    function isPhone(value) {
      return value is string && // [phone type]
        // The lower limit of ${phone.min} characters follows from the ${phone.minDigits} digits.
        value.size() <= ${phone.max} && // [phone length]
        // Seven digits reach somebody in Poland without a prefix; fifteen are the most that a number can have.
        value.matches(${regex(contactPatterns.phone)}); // [phone digits]
    }

    function isEmail(value) {
      // The form stores null when the field is left empty.
      return value == null || // [email optional]
        (
          value is string && // [email type]
          value.size() <= ${email.max} && // [email length]
          // It becomes the Reply-To of an e-mail: dot-atoms and a domain need no quoting there and forge no header.
          value.matches(${regex(contactPatterns.email)}) // [email shape]
        );
    }

    function isService(value) {
      // Any one line, not a list of services: a new service on the site must not wait for new rules.
      return value == null || // [service optional]
        (
          value is string && // [service type]
          value.size() <= ${service.max} && // [service length]
          isLine(value) && // [service characters]
          isVisible(value) // [service visible]
        );
    }

    function isText(value) {
      return value is string && // [message type]
        value.size() <= ${message.max} && // [message length]
        isLines(value) && // [message characters]
        isVisible(value); // [message visible]
    }

    // At least one character that shows: not only marks, blanks, and letters that are drawn empty.
    function isVisible(value) {
      return value.matches(${regex(contactPatterns.visible)});
    }

    // One line that neither begins nor ends with a blank, without control characters, and without those that reorder
    // the text around them, by which one text can be made to look like another.
    function isLine(value) {
      return value.matches(${regex(contactPatterns.line)});
    }

    // As a line, but line breaks and tabs may stand inside.
    function isLines(value) {
      return value.matches(${regex(contactPatterns.text)});
    }
`;

const closing = `    // Said outright, although it is the default: reading, listing, deleting, and every other collection.
    match /{document=**} {
      allow read, write: if false; // [everything else]
    }
  }
}
`;
