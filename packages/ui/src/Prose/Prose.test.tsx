import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Prose } from './Prose.js';

const text = (
  <>
    <h2>Gdzie szukać</h2>
    <p>
      Zajrzyj pod <a href="/materac">materac</a>.
    </p>
    <ul>
      <li>szwy</li>
      <li>listwy</li>
    </ul>
  </>
);

test.each(['regular', 'reading'] as const)(
  'in %s size the text keeps its headings, lists and links',
  (size) => {
    const ref = createRef<HTMLDivElement>();
    render(
      <Prose ref={ref} size={size}>
        {text}
      </Prose>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Gdzie szukać' }).parentElement).toBe(ref.current);
    expect(screen.getByRole('link', { name: 'materac' })).toHaveAttribute('href', '/materac');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  },
);

test('reading has larger text', () => {
  const { rerender } = render(<Prose>{text}</Prose>);
  const regular = getComputedStyle(screen.getByRole('list').parentElement!).lineHeight;
  rerender(<Prose size="reading">{text}</Prose>);
  expect(getComputedStyle(screen.getByRole('list').parentElement!).lineHeight).not.toBe(regular);
});
