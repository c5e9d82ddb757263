import { contactLimits, type ContactField } from '@tarcza/contact/contract';
import { formatLabel } from '../../packages/ui/src/labels.js';
import * as polish from '../../packages/ui/src/labels/pl.js';
// The sources themselves, so that this page cannot fall behind them.
import breadcrumbs from '../../packages/ui/src/Breadcrumbs/Breadcrumbs.tsx?raw';
import callBar from '../../packages/ui/src/CallBar/CallBar.tsx?raw';
import contactForm from '../../packages/ui/src/ContactForm/labels.ts?raw';
import galleryViewer from '../../packages/ui/src/GalleryViewer/types.ts?raw';
import lazyImage from '../../packages/ui/src/LazyImage/LazyImage.tsx?raw';
import phoneButton from '../../packages/ui/src/PhoneButton/PhoneButton.tsx?raw';
import photoField from '../../packages/ui/src/PhotoField/labels.ts?raw';
import priceTable from '../../packages/ui/src/PriceTable/PriceTable.tsx?raw';
import siteHeader from '../../packages/ui/src/SiteHeader/SiteHeader.tsx?raw';
import toasts from '../../packages/ui/src/Toasts/Toasts.tsx?raw';

/** Reads the sentence above a label in the interface of its component. */
function noteOn(label: string, source: string) {
  const [, body = ''] = /interface (?!Problem)\w+Labels[^{]*\{\n([\s\S]*?)\n\}/.exec(source) ?? [];
  const [, comment = ''] = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*${label}:`).exec(body) ?? [];
  return comment
    .replace(/\s*\n\s*\*\s?/g, ' ')
    .replace(/@default.*/, '')
    .trim();
}

const { problem: photoProblems, ...photos } = polish.contactForm.photos;

const components: readonly (readonly [name: string, labels: object, source: string])[] = [
  ['PhoneButton', polish.phoneButton, phoneButton],
  ['GalleryViewer', polish.galleryViewer, galleryViewer],
  ['LazyImage', polish.lazyImage, lazyImage],
  ['ContactForm', polish.contactForm, contactForm],
  ['ContactForm, photos', { ...photos, ...photoProblems }, photoField],
  ['Breadcrumbs', polish.breadcrumbs, breadcrumbs],
  ['CallBar', polish.callBar, callBar],
  ['PriceTable', polish.priceTable, priceTable],
  ['SiteHeader', polish.siteHeader, siteHeader],
  ['Toasts', polish.toasts, toasts],
];

/** Lists the package's own texts. */
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
        {components.flatMap(([component, labels, source]) =>
          Object.entries(labels).map(([name, text]: [string, unknown]) => (
            <tr key={component + name}>
              <td>{component}</td>
              <td>
                <code>{name}</code>
              </td>
              <td lang="pl">{typeof text === 'string' ? text : 'see below'}</td>
              <td>{noteOn(name, source)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

/** Lists the errors of the form's fields. */
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
        {Object.entries(polish.contactForm.problem).map(([key, phrase]) => {
          const [field = ''] = key.split('.');
          return (
            <tr key={key}>
              <td>
                <code>{key}</code>
              </td>
              <td lang="pl">{formatLabel(phrase, contactLimits[field as ContactField] ?? {})}</td>
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
