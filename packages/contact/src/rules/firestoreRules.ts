import { allFields, type ExtraField, type Field, mostPhotos } from '../contract/extraFields.ts';
import { contactPatterns } from '../contract/patterns.ts';
import { checkFields } from './checkFields.ts';
import { checkOf, functionOf } from './fieldRules.ts';
import { regex } from './literals.ts';
import { photoRules } from './photoRules.ts';

/**
 * Returns the text of `firestore.rules` for a form with the standard fields and these further ones: what a visitor may
 * store, in the limits and patterns of the form's checks.
 *
 * @throws if a declaration is not valid; the error names the field and what to do.
 */
export function firestoreRules(added: readonly ExtraField[] = []): string {
  checkFields(added);
  const fields = allFields(added);
  return `${opening}
${documents(fields)}
${fields.map((field) => `${functionOf(field)}\n\n`).join('')}${functions}
${photoRules(mostPhotos(added))}${closing}`;
}

const opening = `rules_version = '2';

// The database is open to the internet: these rules alone decide what gets in. A visitor may create contact messages
// in exactly the shape below, and may do nothing else. A commit can hold many messages: rules cannot limit their
// number or rate. The cloud functions use the Admin SDK, which these rules do not bind.
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

function documents(fields: readonly Field[]): string {
  const names = [...fields.map(({ name }) => name), 'createdAt'];
  const keys = `[${names.map((name) => `'${name}'`).join(', ')}]`;
  return `    function isContactMessage(data) {
      return
        // Nothing besides these fields, so that nobody stores their own data here; and all of them, so that the
        // clauses below never read a field that is not there.
        data.keys().hasOnly(${keys}) && // [no other keys]
        data.keys().hasAll(${keys}) && // [all keys]
${fields.map((field) => `        ${checkOf(field)} &&\n`).join('')}        // The server's own time, so that nobody can date a message back past the sweep or forward past deletion.
        data.createdAt == request.time; // [createdAt]
    }
`;
}

const functions = `    // At least one letter, digit, punctuation mark or symbol that shows: not only marks, blanks and empty letters.
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
