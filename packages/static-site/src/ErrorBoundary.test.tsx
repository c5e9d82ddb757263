import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

// React logs each error that reaches a boundary.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
const { scrollToTop } = vi.hoisted(() => ({ scrollToTop: vi.fn() }));
vi.mock('./useNavigationEffects.ts', () => ({ isStarted: () => true, scrollToTop }));
afterEach(() => void vi.restoreAllMocks());

function Page({ broken }: { broken: boolean }) {
  if (broken) throw new Error('This page is broken.');
  return <h1>Strona</h1>;
}

const onBroken = vi.fn();

function Site({ visit, broken }: { visit: string; broken: boolean }) {
  return (
    <ErrorBoundary visitKey={visit} fallback={<h1>Błąd</h1>} onError={onBroken}>
      <Page broken={broken} />
    </ErrorBoundary>
  );
}

const heading = () => screen.getByRole('heading').textContent;

test('shows the fallback during the visit, and calls onError once for each', () => {
  onBroken.mockClear();
  const { rerender } = render(<Site visit="a" broken />);
  expect(heading()).toBe('Błąd');
  rerender(<Site visit="a" broken={false} />);
  expect(heading()).toBe('Błąd');
  expect(onBroken).toHaveBeenCalledTimes(1);
  rerender(<Site visit="b" broken />);
  expect(heading()).toBe('Błąd');
  expect(onBroken).toHaveBeenCalledTimes(2);
  expect(scrollToTop).not.toHaveBeenCalled();
});

describe('a page with a changed DOM', () => {
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
      <ErrorBoundary visitKey="a" fallback={<h1>Błąd</h1>} onError={onBroken}>
        <Form />
      </ErrorBoundary>,
    );
  }

  const name = () => screen.getByLabelText<HTMLInputElement>('Name');
  const translateHint = () => {
    screen.getByTestId('hint').innerHTML = '<font>ENTER A NAME</font>';
  };

  test('is rendered again with typed values and focus', () => {
    show();
    Object.defineProperty(window, 'scrollY', { value: 300 });
    name().value = 'Zofia';
    name().focus();
    translateHint();
    fireEvent.click(screen.getByRole('button'));
    expect(heading()).toBe('Strona');
    expect(name()).toHaveValue('Zofia');
    expect(name()).toHaveFocus();
    expect(onBroken).not.toHaveBeenCalled();
    expect(scrollToTop).toHaveBeenCalledExactlyOnceWith(300);
  });

  test.each([
    [999, 'Błąd', 1],
    [1000, 'Strona', 0],
  ])('that fails again after %i ms shows %s', (time, shown, times) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    show();
    for (const wait of [0, time]) {
      act(() => void vi.advanceTimersByTime(wait));
      translateHint();
      fireEvent.click(screen.getByRole('button'));
    }
    expect(heading()).toBe(shown);
    expect(onBroken).toHaveBeenCalledTimes(times);
  });
});
