import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  ActionLink,
  Breadcrumbs,
  ContactForm,
  FaqGroup,
  Figures,
  Hero,
  LinkList,
  Notice,
  PhoneButton,
  PriceTable,
  Prose,
  Section,
  Steps,
} from '../../packages/ui/src/index.js';

const phone = '+48 000 000 000';

const meta = {
  title: 'Patterns/Whole pages',
  id: 'whole-pages',
  // The pages beside this file are the documentation.
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  globals: { viewport: { value: 'mobile2' } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The headings of a page, from its first to its last, without a level left out. */
async function expectOutline(page: HTMLElement) {
  const levels = within(page)
    .getAllByRole('heading')
    .map(({ tagName }) => Number(tagName.slice(1)));
  await expect(levels.filter((level) => level === 1)).toHaveLength(1);
  await expect(levels.every((level, place) => level <= (levels[place - 1] ?? 0) + 1)).toBe(true);
}

/** What it is, what it costs and how it goes, in the order in which somebody asks. */
export const ServicePage: Story = {
  render: () => (
    <main>
      <Breadcrumbs trail={[{ label: 'Usługi', href: '#uslugi' }, { label: 'Deratyzacja' }]} />
      <Hero
        place="belowBreadcrumbs"
        title="Deratyzacja domu i firmy"
        lead="Znajdujemy, którędy myszy i szczury wchodzą, usuwamy je i zamykamy im drogę."
        actions={
          <>
            <PhoneButton phone={phone} size="large" />
            <ActionLink href="#jak">Jak to przebiega</ActionLink>
          </>
        }
      />
      <Section title="W liczbach" tone="sunken">
        <Figures
          figures={[
            { label: 'cena', value: 'od 550 zł' },
            { label: 'pierwsza kontrola', value: 'po 24–48 h' },
          ]}
        />
      </Section>
      <Section id="jak" title="Jak to przebiega">
        <Steps
          steps={[
            { title: 'Oględziny', text: 'Szukamy śladów i otworów. Mówimy, co zrobimy i ile to kosztuje.' },
            {
              title: 'Zabieg',
              text: 'Stawiamy zamknięte stacje tam, gdzie nie sięgną dzieci ani zwierzęta.',
            },
            { title: 'Kontrola', text: 'Sprawdzamy stacje i zamykamy ostatnie wejścia.' },
          ]}
        />
      </Section>
      <Section title="Ile to kosztuje" tone="sunken">
        <PriceTable
          lines={[
            {
              name: 'Mieszkanie lub dom',
              price: 'od 550 zł',
              details: [{ label: 'Zależy od', text: 'powierzchni i liczby wejść' }],
            },
            { name: 'Lokal i magazyn', price: 'po oględzinach' },
          ]}
        />
      </Section>
      <Section>
        <FaqGroup
          title="Zanim zadzwonisz"
          items={[
            {
              id: 'zwierzeta',
              question: 'Czy pies i kot są bezpieczne?',
              answer: 'Tak: stacje otwiera się kluczem, a karma w nich jest przymocowana.',
            },
            {
              id: 'wyjazd',
              question: 'Czy trzeba się wyprowadzić?',
              answer: 'Nie. W czasie zabiegu można zostać w domu.',
            },
          ]}
        />
      </Section>
    </main>
  ),
  play: ({ canvasElement }) => expectOutline(canvasElement),
};

/** A firm in one's own town: what is true of this town alone comes first, what is true everywhere is a link. */
export const TownPage: Story = {
  render: () => (
    <main>
      <Breadcrumbs trail={[{ label: 'Miasta', href: '#miasta' }, { label: 'Bochnia' }]} />
      <Hero
        place="belowBreadcrumbs"
        title="Dezynsekcja i deratyzacja w Bochni"
        lead="Z Krakowa mamy do Bochni około 40 km. Dojazd wliczamy w cenę zabiegu."
        actions={<PhoneButton phone={phone} size="large" />}
      />
      <Section title="Z czym dzwonią mieszkańcy Bochni">
        <Prose>
          <p>
            Z kamienic wokół rynku – najczęściej z pluskwami i myszami, które wędrują między mieszkaniami. Z
            domów na obrzeżach – z kunami na poddaszu i z gniazdami os pod dachem.
          </p>
        </Prose>
      </Section>
      <Section title="Co robimy w Bochni" tone="sunken">
        <LinkList
          look="columns"
          links={[
            { href: '#pluskwy', label: 'Zwalczanie pluskiew w Bochni' },
            { href: '#myszy', label: 'Deratyzacja w Bochni' },
            { href: '#kuny', label: 'Odstraszanie kun w Bochni' },
          ]}
        />
      </Section>
      <Section title="Niedaleko">
        <LinkList
          links={[
            { href: '#brzesko', label: 'Brzesko' },
            { href: '#wieliczka', label: 'Wieliczka' },
          ]}
        />
      </Section>
    </main>
  ),
  play: async ({ canvasElement }) => {
    await expectOutline(canvasElement);
    for (const link of within(canvasElement).getAllByRole('link', { name: /w Bochni$/ }))
      await expect(link).toBeVisible();
  },
};

/** A call for those in a hurry, a form for all others, and how long each takes. */
export const ContactPage: Story = {
  render: () => (
    <>
      <Notice tone="urgent" action={<PhoneButton phone={phone} tone="urgent" />}>
        Gniazdo os przy oknie? Nie pisz, zadzwoń.
      </Notice>
      <main>
        <Hero
          title="Kontakt"
          lead="Zadzwoń albo napisz. Na wiadomości odpowiadamy w ciągu dwóch godzin, od 8 do 20."
        />
        <Section title="Napisz do nas">
          <ContactForm
            services={['Deratyzacja', 'Zwalczanie pluskiew']}
            onSubmit={() => Promise.resolve({ reference: 'TZ-1042' })}
            phone={phone}
            note="Pola oznaczone * są wymagane."
          />
        </Section>
        <Section title="Co dzieje się dalej" tone="sunken">
          <Steps
            steps={[
              { title: 'Oddzwaniamy', text: 'Dopytujemy o to, co widzisz, i podajemy cenę.' },
              { title: 'Umawiamy dzień', text: 'Także w sobotę i w niedzielę.' },
              { title: 'Przyjeżdżamy', text: 'Pół godziny wcześniej dzwonimy z drogi.' },
            ]}
          />
        </Section>
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expectOutline(canvasElement);
    await expect(within(canvasElement).getAllByRole('link', { name: /000 000 000/ })).toHaveLength(1);
  },
};
