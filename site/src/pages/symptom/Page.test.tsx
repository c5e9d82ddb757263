import { RouterLink } from '@tarcza/static-site';
import { LinkProvider } from '@tarcza/ui';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { company } from '../../content/company/company';
import { symptoms, symptomsPage } from '../../content/symptoms/symptoms';
import { plainText } from '../../text/typeset';
import SymptomPage, { load } from './Page';
import { loadLanguage } from '../../content/texts/languages';
import { SymptomChoices } from '../../components/SymptomChoices';

beforeAll(() => loadLanguage('pl'));

// Which pictures have been made of the originals is another matter.
vi.mock('../../pictures', () => ({
  picture: (name: string) => ({ src: `/images/${name}.svg`, width: 320, height: 240 }),
}));

async function show(symptom: string) {
  const data = await load({ symptom });
  if (!data) throw new Error(`There is no symptom ${symptom}.`);
  render(
    <MemoryRouter>
      <LinkProvider link={RouterLink}>
        <SymptomPage data={data} />
      </LinkProvider>
    </MemoryRouter>,
  );
}

test.each(symptoms)(
  '$slug says what it is, how urgent, from what price, and whom to call',
  async (symptom) => {
    await show(symptom.slug);

    const facts = screen.getByRole('heading', { name: 'Ile to kosztuje' }).parentElement!;
    expect(plainText(facts.textContent ?? '')).toMatch(/od \d+ zł|oględzin/);
    expect(screen.getAllByRole('link', { name: /^Zadzwoń/ })[0]).toHaveAttribute(
      'href',
      `tel:${company.phone.replaceAll(' ', '')}`,
    );
    expect(screen.getByRole('link', { name: /^Jak przebiega/ })).toHaveAttribute(
      'href',
      `/uslugi/${symptom.service}`,
    );
  },
);

test('the urgency follows the heading, also as text for screen readers', async () => {
  await show('gniazdo-os');

  const { heading, levels } = symptomsPage.urgency;
  const urgency = screen.getByText(/zadzwoń od razu, także w nocy/).closest('p')!;
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toContainElement(urgency);
  expect(urgency).toHaveTextContent(`${heading}: ${levels.urgent.name}.`);
});

test('all choices but the current one are links to their pages, and the last one leads to all pests', () => {
  render(
    <MemoryRouter>
      <SymptomChoices except="gniazdo-os" />
    </MemoryRouter>,
  );
  const links = within(screen.getByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...symptoms.filter(({ slug }) => slug !== 'gniazdo-os').map(({ slug }) => `/objawy/${slug}`),
    '/szkodniki',
  ]);
});
