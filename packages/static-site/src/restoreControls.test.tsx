import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captureControls, restoreControls } from './restoreControls.ts';

// That React renders a changed page again is in e2e/journeys.
afterEach(() => document.body.replaceChildren());
const onChange = vi.fn<() => void>();
document.addEventListener('change', onChange);
beforeEach(() => void onChange.mockClear());

const form = `<form>
  <input name="name"><input name="phone" type="tel" value="+48"><input name="day" type="date">
  <textarea name="message">Dzień dobry</textarea>
  <select name="service"><option>Deratyzacja</option><option>Dezynsekcja</option></select>
  <input name="consent" type="checkbox"><input name="letter" type="checkbox" checked>
  <input name="hour" type="radio" value="8" checked><input name="hour" type="radio" value="18">
  <input name="news" type="checkbox">
</form>`;
const controls = () => [...document.querySelectorAll<HTMLInputElement>('form > *')];

test('restores each kind of control, the focus and the selection', () => {
  const values = ['Zofia', '+48 600', '2026-12-01', 'Mam myszy.', 'Dezynsekcja'];
  const ticks = [true, false, false, true];
  document.body.innerHTML = form;
  for (const [index, value] of values.entries()) controls()[index]!.value = value;
  for (const [index, isTicked] of ticks.entries()) controls()[values.length + index]!.checked = isTicked;
  controls()[0]!.focus();
  controls()[0]!.setSelectionRange(1, 3, 'backward');
  const captured = captureControls();
  document.body.innerHTML = form.replace('"news"', '"news" checked');
  restoreControls(captured);
  expect(onChange).toHaveBeenCalledTimes(4);
  const texts = controls().slice(0, values.length);
  expect(texts.map(({ value }) => value)).toEqual(values);
  const boxes = controls().slice(values.length);
  expect(boxes.map(({ checked }) => checked)).toEqual([...ticks, true]);
  const [name] = controls();
  expect(name).toHaveFocus();
  expect([name!.selectionStart, name!.selectionEnd, name!.selectionDirection]).toEqual([1, 3, 'backward']);
});

test('restores a value that hydration resets, and one typed after the capture', () => {
  const html = '<input name="name"><input name="phone" type="email">';
  document.body.innerHTML = html;
  const [name, phone] = document.querySelectorAll('input');
  name!.value = 'Zo';
  const captured = captureControls();
  name!.value = '';
  restoreControls(captured);
  expect(name).toHaveValue('Zo');
  name!.value = 'Zofia';
  captured.focused = phone!;
  document.body.innerHTML = html;
  restoreControls(captured);
  expect(document.querySelector('input')).toHaveValue('Zofia');
  expect(document.querySelector('[name=phone]')).toHaveFocus();

  // Once only: later input belongs to the new field.
  document.querySelector('input')!.value = '';
  restoreControls(captured);
  expect(document.querySelector('input')).toHaveValue('');
});

test('restores chosen files', () => {
  const files = [new File(['a'], 'a.jpg')] as unknown as FileList;
  const set = vi.spyOn(HTMLInputElement.prototype, 'files', 'set').mockImplementation(() => {});
  document.body.innerHTML = '<input type="file" name="photo">';
  Object.defineProperty(document.querySelector('input'), 'files', { value: files });
  const captured = captureControls();
  document.body.innerHTML = '<input type="file" name="photo">';
  restoreControls(captured);
  expect(set).toHaveBeenCalledExactlyOnceWith(files);
  expect(onChange).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

const inputs = () => [...document.querySelectorAll('input')];
const first = () => document.querySelector('input')!;

test.each<[string, string, () => unknown, string[]]>([
  ['a range', '<input type="range">', () => (first().value = '7'), ['7']],
  ['a colour', '<input type="color">', () => (first().value = '#ff0000'), ['#ff0000']],
  ['a value set by a password manager', '<input>', () => first().setAttribute('value', 'anna'), ['anna']],
  [
    'a field with an id of useId after an inserted field',
    '<input name="email" id="_R_1_email">',
    () => {
      first().value = 'anna@poczta.pl';
      first().before(Object.assign(document.createElement('input'), { name: 'email' }));
    },
    ['anna@poczta.pl'],
  ],
  [
    'fields that differ only by id',
    '<input id="a"><input id="b">',
    () => {
      inputs()[1]!.value = 'Zofia';
      first().before(document.createElement('input'));
    },
    ['', 'Zofia'],
  ],
  [
    'no translated label',
    'submit reset button hidden image'.replaceAll(/(\w+) ?/g, '<input type="$1" value="Tak">'),
    () => inputs().forEach((input) => (input.value = 'Yes')),
    Array(5).fill('Tak'),
  ],
])('a page that is rendered again keeps %s', (_, html, change, expected) => {
  document.body.innerHTML = html;
  change();
  const captured = captureControls();
  document.body.innerHTML = html.replaceAll('_R_1_', '_r_0_');
  restoreControls(captured);
  expect(inputs().map(({ value }) => value)).toEqual(expected);
});

test('restores open details and the focus on their summary', () => {
  const html = '<details><summary>Cennik</summary>Od 200 zł</details><select><option>A</option></select>';
  document.body.innerHTML = html;
  document.querySelector('details')!.open = true;
  document.querySelector('summary')!.focus();
  const captured = captureControls();
  document.body.innerHTML = html;
  const focus = vi.spyOn(document.querySelector('summary')!, 'focus');
  restoreControls(captured);
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  expect(onChange).not.toHaveBeenCalled();
  expect(document.querySelector('details')).toHaveAttribute('open');
  expect(document.querySelector('summary')).toHaveFocus();
});

test('opens a popover again', () => {
  document.body.innerHTML = '<div popover></div>';
  // jsdom has no popovers.
  const asked = vi.spyOn(document, 'querySelector').mockReturnValueOnce(document.body.firstElementChild);
  const captured = captureControls();
  document.body.innerHTML = '<div popover></div>';
  const replacement = Object.assign(document.body.firstElementChild!, { showPopover: vi.fn<() => void>() });
  restoreControls(captured);
  expect(replacement.showPopover).toHaveBeenCalledOnce();
  asked.mockRestore();
});
