import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addPageListeners } from './pageListeners.js';

test('repeats of held Enter and Escape are ignored, but not new lines of a text', () => {
  addPageListeners();
  addPageListeners();
  const onKeyDown = vi.fn();
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- A listener of the test.
    <div onKeyDown={({ key, target }) => onKeyDown(key, (target as Element).localName)}>
      <button type="button">A</button>
      <textarea aria-label="B" />
    </div>,
  );
  for (const target of [screen.getByRole('button'), screen.getByRole('textbox')])
    for (const key of ['Enter', 'Escape', 'a'])
      for (const repeat of [false, true]) fireEvent.keyDown(target, { key, repeat });
  const counts = ['button Enter', 'button Escape', 'button a', 'textarea Enter', 'textarea Escape'].map(
    (name) => onKeyDown.mock.calls.filter(([key, target]) => `${target} ${key}` === name).length,
  );
  expect(counts).toEqual([1, 1, 2, 2, 1]);
});
