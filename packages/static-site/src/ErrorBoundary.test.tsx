import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

// React tells the console of each error that reaches a boundary.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

function Page({ broken }: { broken: boolean }) {
  if (broken) throw new Error('This page is broken.');
  return <h1>Strona</h1>;
}

const onBroken = vi.fn();

function Site({ visit, broken }: { visit: string; broken: boolean }) {
  return (
    <ErrorBoundary visit={visit} fallback={<h1>Błąd</h1>} onBroken={onBroken}>
      <Page broken={broken} />
    </ErrorBoundary>
  );
}

const heading = () => screen.getByRole('heading').textContent;

test('an error is shown in place of the page for as long as the visit lasts', () => {
  const { rerender } = render(<Site visit="a" broken />);
  expect(heading()).toBe('Błąd');
  rerender(<Site visit="a" broken={false} />);
  expect(heading()).toBe('Błąd');
});

test('the next visit shows its page', () => {
  const { rerender } = render(<Site visit="a" broken />);
  rerender(<Site visit="b" broken={false} />);
  expect(heading()).toBe('Strona');
});

test('a visit that breaks as well shows the error, and says so', () => {
  const { rerender } = render(<Site visit="a" broken />);
  onBroken.mockClear();
  rerender(<Site visit="b" broken />);
  expect(heading()).toBe('Błąd');
  expect(onBroken).toHaveBeenCalledTimes(1);
});

test('going back to the visit that broke tries it again', () => {
  const { rerender } = render(<Site visit="a" broken />);
  rerender(<Site visit="b" broken={false} />);
  rerender(<Site visit="a" broken={false} />);
  expect(heading()).toBe('Strona');
});

describe('a page whose DOM a translation or an extension has changed', () => {
  function Form() {
    const [isOpen, setOpen] = useState(false);
    return (
      <form>
        <h1>Strona</h1>
        <p data-testid="hint">
          {isOpen && <b>Uwaga: </b>}
          wpisz imię
        </p>
        <input aria-label="Name" name="name" />
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Pokaż
        </button>
      </form>
    );
  }

  function show() {
    onBroken.mockClear();
    render(
      <ErrorBoundary visit="a" fallback={<h1>Błąd</h1>} onBroken={onBroken}>
        <Form />
      </ErrorBoundary>,
    );
  }

  const name = () => screen.getByLabelText<HTMLInputElement>('Name');
  const translateHint = () => {
    screen.getByTestId('hint').innerHTML = '<font>ENTER A NAME</font>';
  };

  test('is rendered again, with what was typed and the focus', () => {
    show();
    name().value = 'Zofia';
    name().focus();
    translateHint();
    fireEvent.click(screen.getByRole('button'));
    expect(heading()).toBe('Strona');
    expect(name()).toHaveValue('Zofia');
    expect(name()).toHaveFocus();
    expect(onBroken).not.toHaveBeenCalled();
  });

  test('is rendered again at each interaction of a page that stays translated', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    show();
    for (const typed of ['Zofia', 'Zofia N', 'Zofia Nowak']) {
      name().value = typed;
      translateHint();
      fireEvent.click(screen.getByRole('button'));
      expect(heading()).toBe('Strona');
      expect(name()).toHaveValue(typed);
      act(() => void vi.advanceTimersByTime(1000));
    }
    expect(onBroken).not.toHaveBeenCalled();
  });

  test('shows the error when that fails again at once', () => {
    show();
    for (const _ of [1, 2]) {
      translateHint();
      fireEvent.click(screen.getByRole('button'));
    }
    expect(heading()).toBe('Błąd');
    expect(onBroken).toHaveBeenCalledOnce();
  });
});
