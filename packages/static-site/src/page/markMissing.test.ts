// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { beforeEach, expect, test, vi } from 'vitest';
import './markMissing.ts';

/** Stands for the loader, which listens at the window as well, after it. */
const loader = vi.fn<(event: Event) => void>((event) => event.preventDefault());
addEventListener('click', (event) => (event.target as Element).closest('button') && loader(event), true);

const find = (selector: string) => document.querySelector<HTMLInputElement>(selector)!;
const marked = () =>
  [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map(({ name }) => name);

beforeEach(() => {
  loader.mockClear();
  document.body.innerHTML = `
    <form data-early="">
      <input name="name" aria-required="true">
      <input name="email" aria-required="false">
      <select name="place" aria-required="true"><option value="">Wybierz</option><option>Dom</option></select>
      <textarea name="message" aria-required="true"></textarea>
      <input name="day" type="date" aria-required="true">
      <input name="consent" type="checkbox" aria-required="true">
      <button type="submit"><b>Wyślij</b></button>
      <button type="button">Pokaż</button>
    </form>`;
});

function write(selector: string, value: string) {
  find(selector).value = value;
  find(selector).dispatchEvent(new Event('input', { bubbles: true }));
}

function fillIn() {
  for (const name of ['name', 'message']) write(`[name=${name}]`, 'Anna');
  write('select', 'Dom');
  write('[name=day]', '2026-12-01');
  find('[name=consent]').click();
}

test('what may not be empty and is gets marked, the first of it has the focus, and the loader holds nothing', () => {
  find('b').click();
  expect(marked()).toEqual(['name', 'place', 'message', 'day', 'consent']);
  expect(find('[name=name]')).toHaveFocus();
  expect(loader).not.toHaveBeenCalled();
});

test('what is filled in is passed over', () => {
  fillIn();
  write('[name=message]', '');
  find('b').click();
  expect(marked()).toEqual(['message']);
  expect(find('[name=name]')).not.toHaveAttribute('aria-invalid');
  expect(find('[name=message]')).toHaveFocus();
});

test('a form with nothing missing is for the loader', () => {
  fillIn();
  find('b').click();
  expect(marked()).toEqual([]);
  expect(loader).toHaveBeenCalledOnce();
});

test('what is filled in after that is no longer wrong, and wrong again once it is emptied', () => {
  find('b').click();
  write('[name=name]', 'A');
  find('[name=consent]').click();
  expect(marked()).toEqual(['place', 'message', 'day']);
  write('[name=name]', '');
  expect(marked()).toEqual(['name', 'place', 'message', 'day']);
});

test('what nobody has marked is left in peace while somebody writes', () => {
  write('[name=name]', 'A');
  write('[name=name]', '');
  expect(find('[name=name]')).not.toHaveAttribute('aria-invalid');
});

test('other buttons, and forms that are not to be answered, are for the loader', () => {
  find('[type=button]').click();
  find('form').removeAttribute('data-early');
  find('b').click();
  expect(loader).toHaveBeenCalledTimes(2);
  expect(marked()).toEqual([]);
});

test('once the application has taken over, marks are its own', () => {
  find('b').click();
  find('form').removeAttribute('data-early');
  write('[name=name]', 'A');
  expect(find('[name=name]')).toBeInvalid();
});
