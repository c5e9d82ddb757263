import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Hero } from './Hero.js';

const picture = { src: '/szczur.jpg', alt: 'Szczur na belce', width: 960, height: 640 };

test('renders heading, lead, actions and note in order', () => {
  render(
    <Hero
      title="Deratyzacja"
      lead="Pierwszy zabieg w ciągu doby."
      note="Wycena jest bezpłatna."
      actions={<a href="/kontakt">Napisz</a>}
    >
      <p>Także w weekend.</p>
    </Hero>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Deratyzacja' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Napisz' })).toBeVisible();
  for (const words of ['Pierwszy zabieg w ciągu doby.', 'Także w weekend.', 'Wycena jest bezpłatna.']) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.queryByRole('img')).toBeNull();
});

test('the server renders its picture with high priority', () => {
  const html = renderToString(<Hero title="Deratyzacja" picture={picture} />);
  expect(html).toMatch(/<img [^>]*fetchPriority="high"/i);
  expect(html).not.toContain('loading="lazy"');
  expect(html).toContain('alt="Szczur na belce"');
});
