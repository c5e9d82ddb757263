import { screen } from '@testing-library/react';
import { act, Suspense, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { captureForms, restoreForms } from './restoreForms.ts';

function Form() {
  return (
    <form>
      <p>Napisz do nas</p>
      <input aria-label="Name" name="name" />
      <input aria-label="Phone" name="phone" type="tel" defaultValue="+48" />
      <input aria-label="Day" name="day" type="date" />
      <textarea aria-label="Message" name="message" defaultValue="Dzień dobry" />
      <select aria-label="Service" name="service">
        <option value="">Wybierz</option>
        <option>Deratyzacja</option>
        <option>Dezynsekcja</option>
      </select>
      <input aria-label="Consent" name="consent" type="checkbox" />
      <input aria-label="Letter" name="letter" type="checkbox" defaultChecked />
      <input aria-label="Morning" name="hour" type="radio" value="8" defaultChecked />
      <input aria-label="Evening" name="hour" type="radio" value="18" />
      <input aria-label="File" name="file" type="file" />
      <button type="submit">Wyślij</button>
    </form>
  );
}

const inPage = (content: ReactNode) => (
  <div>
    <h1>Kontakt</h1>
    <Suspense>{content}</Suspense>
  </div>
);

/** Renders the HTML of a page. Returns a function that hydrates it. */
function prerender(page: ReactNode) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  const recovered = vi.fn();
  async function hydrate() {
    const captured = captureForms();
    const app = await act(() =>
      hydrateRoot(root, page, {
        onRecoverableError() {
          restoreForms(captured);
          recovered();
        },
      }),
    );
    restoreForms(captured);
    onTestFinished(() => act(() => app.unmount()));
  }
  onTestFinished(() => {
    root.remove();
    vi.restoreAllMocks();
  });
  return { root, hydrate, recovered };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const names = ['Name', 'Phone', 'Day', 'Message', 'Service', 'Consent', 'Letter', 'Morning', 'Evening'];
const state = () =>
  names.map((name) => (field(name).type.match(/checkbox|radio/) ? field(name).checked : field(name).value));

/** Values by kind of control. */
function fillIn() {
  field('Name').value = 'Zofia';
  field('Phone').value = '+48 600';
  field('Day').value = '2026-12-01';
  field('Message').value = 'Mam myszy.';
  field('Service').value = 'Dezynsekcja';
  field('Consent').checked = true;
  field('Letter').checked = false;
  field('Evening').checked = true;
}
const filledIn = ['Zofia', '+48 600', '2026-12-01', 'Mam myszy.', 'Dezynsekcja', true, false, false, true];

const replaceText = (element: Element) => {
  element.innerHTML = `<font><font>${element.textContent?.toUpperCase()}</font></font>`;
};
/** Changes by translations and extensions before hydration. */
const changes: Record<string, (root: HTMLElement) => void> = {
  'a translated page': (root) => root.querySelectorAll('h1, p, button').forEach(replaceText),
  'a translated part of the page': (root) => replaceText(root.querySelector('p')!),
  'an element next to a field': () => field('Name').after(document.createElement('grammarly-extension')),
  'an element around a field': () => {
    const wrapper = document.createElement('span');
    field('Name').before(wrapper);
    wrapper.append(field('Name'));
  },
  'an element that is gone': (root) => root.querySelector('p')!.remove(),
  'a text at the start': (root) => root.prepend('Translated by'),
};

describe.each(Object.entries(changes))('%s', (_, change) => {
  test('restores values, focus and selection', async () => {
    const { root, hydrate, recovered } = prerender(inPage(<Form />));
    fillIn();
    change(root);
    field('Name').focus();
    field('Name').setSelectionRange(1, 3);
    await hydrate();
    expect(recovered).toHaveBeenCalled();
    expect(state()).toEqual(filledIn);
    expect(field('Name')).toHaveFocus();
    expect([field('Name').selectionStart, field('Name').selectionEnd]).toEqual([1, 3]);
  });
});

test('restores a value that hydration resets, and one typed after the capture', () => {
  document.body.innerHTML = '<input name="name"><input name="phone">';
  const [name, phone] = document.querySelectorAll('input');
  name!.value = 'Zo';
  const captured = captureForms();
  name!.value = '';
  restoreForms(captured);
  expect(name).toHaveValue('Zo');
  name!.value = 'Zofia';
  captured.focused = phone!;
  document.body.innerHTML = '<input name="name"><input name="phone">';
  restoreForms(captured);
  expect(document.querySelector('input')).toHaveValue('Zofia');
  expect(document.querySelector('[name=phone]')).toHaveFocus();

  // Once only: later input belongs to the new field.
  document.querySelector('input')!.value = '';
  restoreForms(captured);
  expect(document.querySelector('input')).toHaveValue('');
  document.body.replaceChildren();
});

test('restores chosen files', () => {
  const files = [new File(['a'], 'a.jpg')] as unknown as FileList;
  const set = vi.spyOn(HTMLInputElement.prototype, 'files', 'set').mockImplementation(() => {});
  document.body.innerHTML = '<input type="file" name="photo">';
  Object.defineProperty(document.querySelector('input'), 'files', { value: files });
  const captured = captureForms();
  document.body.innerHTML = '<input type="file" name="photo">';
  restoreForms(captured);
  expect(set).toHaveBeenCalledExactlyOnceWith(files);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test.each<[string, string, (root: HTMLElement) => void, string[]]>([
  [
    'a range and a colour',
    '<input type="range" name="a"><input type="color" name="b">',
    (root) =>
      root.querySelectorAll('input').forEach((input, index) => (input.value = ['7', '#ff0000'][index]!)),
    ['7', '#ff0000'],
  ],
  [
    'a value attribute that a password manager has set',
    '<input name="a">',
    (root) => root.querySelector('input')!.setAttribute('value', 'anna'),
    ['anna'],
  ],
  [
    'a field with an id of useId after an inserted field',
    '<input name="email" id="_R_1_email">',
    (root) => {
      root.querySelector('input')!.value = 'anna@poczta.pl';
      root.insertAdjacentHTML('afterbegin', '<input name="email">');
    },
    ['anna@poczta.pl'],
  ],
  [
    'fields that differ only by id',
    '<input id="a"><input id="b">',
    (root) => {
      root.querySelectorAll('input')[1]!.value = 'Zofia';
      root.querySelector('input')!.before(document.createElement('input'));
    },
    ['', 'Zofia'],
  ],
  [
    'no label of a translated submit button',
    '<input type="submit" value="Wyślij">',
    (root) => (root.querySelector('input')!.value = 'Send'),
    ['Wyślij'],
  ],
])('a page that is rendered again keeps %s', (_, html, change, expected) => {
  document.body.innerHTML = html;
  change(document.body);
  const captured = captureForms();
  document.body.innerHTML = html.replaceAll('_R_1_', '_r_0_');
  restoreForms(captured);
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(expected);
  document.body.replaceChildren();
});

test('restores open details and the focus on their summary or a button', () => {
  const html = '<button>Wyślij</button><details><summary>Cennik</summary>Od 200 zł</details>';
  document.body.innerHTML = html;
  document.querySelector('details')!.open = true;
  document.querySelector('summary')!.focus();
  const captured = captureForms();
  document.body.innerHTML = html;
  restoreForms(captured);
  expect(document.querySelector('details')).toHaveAttribute('open');
  expect(document.querySelector('summary')).toHaveFocus();
  document.querySelector('button')!.focus();
  const again = captureForms();
  document.body.innerHTML = html;
  restoreForms(again);
  expect(document.querySelector('button')).toHaveFocus();
  document.body.replaceChildren();
});
