import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

// React tells the console of each error that reaches a boundary.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
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
