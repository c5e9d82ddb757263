import { render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { Section } from './Section.js';

test('is a region with the name of its heading', () => {
  const section = createRef<HTMLElement>();
  render(
    <Section ref={section} title="Cennik" lead="Bez ukrytych opłat." id="cennik">
      <p>od 600 zł</p>
    </Section>,
  );
  const region = screen.getByRole('region', { name: 'Cennik' });
  expect(region).toBe(section.current);
  expect(region).toHaveAttribute('id', 'cennik');
  expect(within(region).getByRole('heading', { level: 2, name: 'Cennik' })).toBeVisible();
  expect(within(region).getByText('Bez ukrytych opłat.')).toBeVisible();
  expect(within(region).getByText('od 600 zł')).toBeVisible();
});

test('the heading has the given level, and two sections have two names', () => {
  render(
    <>
      <Section title="Cennik" headingLevel={3}>
        –
      </Section>
      <Section title="Kontakt">–</Section>
    </>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Cennik' })).toBeVisible();
  expect(screen.getAllByRole('region').map((region) => region.textContent)).toEqual(['Cennik–', 'Kontakt–']);
});

test('without a title it is no region', () => {
  render(<Section>od 600 zł</Section>);
  expect(screen.getByText('od 600 zł')).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});
