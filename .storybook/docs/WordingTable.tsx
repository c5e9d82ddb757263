import { contactLimits, type ContactField, type ContactProblem } from '@tarcza/contact/contract';
import { polishLabels } from '../../packages/ui/src/ContactForm/labels.js';
// The sources themselves, so that this page cannot fall behind them.
import contactForm from '../../packages/ui/src/ContactForm/labels.ts?raw';
import galleryViewer from '../../packages/ui/src/GalleryViewer/GalleryViewer.tsx?raw';
import lazyImage from '../../packages/ui/src/LazyImage/LazyImage.tsx?raw';
import phoneButton from '../../packages/ui/src/PhoneButton/PhoneButton.tsx?raw';

interface Label {
  name: string;
  note: string;
  wording: string;
}

/** Reads the labels of a component, with the sentence and the default that stand above each. */
function labelsIn(source: string): Label[] {
  const [, body = ''] = /interface \w+Labels[^{]*\{\n([\s\S]*?)\n\}/.exec(source) ?? [];
  return [...body.matchAll(/\/\*\*([\s\S]*?)\*\/\s*(\w+):/g)].map(([, comment = '', name = '']) => {
    const [note = '', wording = ''] = comment.replace(/\s*\n\s*\*\s?/g, ' ').split('@default');
    return { name, note: note.trim(), wording: wording.trim().replace(/^'(.*)'$/, '$1') };
  });
}

const components = [
  ['PhoneButton', phoneButton],
  ['GalleryViewer', galleryViewer],
  ['LazyImage, GalleryViewer', lazyImage],
  ['ContactForm', contactForm],
] as const;

/** What the package says by itself. */
export function WordingTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Component</th>
          <th>Label</th>
          <th>Polish wording</th>
          <th>Where it is met</th>
        </tr>
      </thead>
      <tbody>
        {components.flatMap(([component, source]) =>
          labelsIn(source).map(({ name, note, wording }) => (
            <tr key={component + name}>
              <td>{component}</td>
              <td>
                <code>{name}</code>
              </td>
              <td lang="pl">{wording.includes('=>') ? <code>{wording}</code> : wording || 'see below'}</td>
              <td>{note}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

const possible: Partial<Record<ContactField, readonly ContactProblem[]>> = {
  name: ['missing', 'too-short', 'too-long', 'characters'],
  phone: ['missing', 'too-short', 'too-long', 'characters', 'digits'],
  email: ['too-long', 'shape'],
  message: ['missing', 'too-long', 'characters'],
};

/** What the form says about a field that is wrong. */
export function ProblemTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Field</th>
          <th>Problem</th>
          <th>Polish wording</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(possible).flatMap(([field, problems]) =>
          problems.map((problem) => (
            <tr key={field + problem}>
              <td>
                <code>{field}</code>
              </td>
              <td>
                <code>{problem}</code>
              </td>
              <td lang="pl">{polishLabels.problem(field as ContactField, problem)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

/** How long a value may be. */
export function LimitsInWords() {
  const { name, phone, email, message } = contactLimits;
  return (
    <p>
      Name {name.min}–{name.max} characters; phone {phone.min}–{phone.max} characters with {phone.minDigits}–
      {phone.maxDigits} digits in them; e-mail up to {email.max}; message {message.min}–{message.max}.
    </p>
  );
}
