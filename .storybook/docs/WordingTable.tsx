import { contactLimits, type ContactField } from '@tarcza/contact/contract';
import { contactForm as polish } from '../../packages/ui/src/labels/pl.js';
import { say } from '../../packages/ui/src/words.js';
// The sources themselves, so that this page cannot fall behind them.
import breadcrumbs from '../../packages/ui/src/Breadcrumbs/Breadcrumbs.tsx?raw';
import callBar from '../../packages/ui/src/CallBar/CallBar.tsx?raw';
import contactForm from '../../packages/ui/src/ContactForm/labels.ts?raw';
import galleryViewer from '../../packages/ui/src/GalleryViewer/types.ts?raw';
import lazyImage from '../../packages/ui/src/LazyImage/LazyImage.tsx?raw';
import phoneButton from '../../packages/ui/src/PhoneButton/PhoneButton.tsx?raw';
import priceTable from '../../packages/ui/src/PriceTable/PriceTable.tsx?raw';
import siteHeader from '../../packages/ui/src/SiteHeader/SiteHeader.tsx?raw';
import toasts from '../../packages/ui/src/Toasts/Toasts.tsx?raw';

interface Label {
  name: string;
  note: string;
  wording: string;
}

/** Reads the labels of a component, with the sentence and the default that stand above each. */
function labelsIn(source: string): Label[] {
  const [, body = ''] = /interface (?!Problem)\w+Labels[^{]*\{\n([\s\S]*?)\n\}/.exec(source) ?? [];
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
  ['Breadcrumbs', breadcrumbs],
  ['CallBar', callBar],
  ['PriceTable', priceTable],
  ['SiteHeader', siteHeader],
  ['Toasts', toasts],
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

/** What the form says about a field that is wrong. */
export function ProblemTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>
            Key in <code>labels.problem</code>
          </th>
          <th>Polish wording</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(polish.problem).map(([key, phrase]) => {
          const [field = ''] = key.split('.');
          return (
            <tr key={key}>
              <td>
                <code>{key}</code>
              </td>
              <td lang="pl">{say(phrase, contactLimits[field as ContactField] ?? {})}</td>
            </tr>
          );
        })}
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
