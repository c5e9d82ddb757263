import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  ActionLink,
  Breadcrumbs,
  CityTile,
  CityTileGroup,
  ContactForm,
  FaqGroup,
  Figures,
  Hero,
  Notice,
  PhoneButton,
  Section,
  Steps,
} from '../../packages/ui/src/index.js';

const phone = '+48 000 000 000';

const meta = {
  title: 'Patterns/Pages',
  id: 'patterns',
  // The pages beside this file are the documentation.
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Whoever has a wasps' nest above the door needs one thing, and has it on the first screen of a phone. */
export const UrgentPage: Story = {
  render: () => (
    <>
      <Notice tone="urgent">Gniazdo przy wejściu albo w pokoju dziecka? Zadzwoń od razu.</Notice>
      <main>
        <Breadcrumbs trail={[{ label: 'Usługi', href: '#uslugi' }, { label: 'Gniazda os i szerszeni' }]} />
        <Hero
          place="belowBreadcrumbs"
          title="Usuwanie gniazd os i szerszeni"
          lead="Przyjeżdżamy tego samego dnia, także w niedzielę. Cenę podajemy przez telefon, przed wyjazdem."
          actions={
            <>
              <PhoneButton phone={phone} tone="urgent" size="large">
                Pilne wezwanie
              </PhoneButton>
              <ActionLink href="#co-robic">Co robić do przyjazdu</ActionLink>
            </>
          }
          note="Odbieramy całą dobę."
        />
        <Section id="co-robic" title="Do naszego przyjazdu">
          <Steps
            steps={[
              { title: 'Odejdź od gniazda', text: 'Zabierz dzieci i zwierzęta do innego pokoju.' },
              { title: 'Zamknij okna', text: 'Nie zatykaj otworu: osy znajdą inne wyjście.' },
              { title: 'Nie pryskaj', text: 'Preparat ze sklepu drażni owady i nie niszczy gniazda.' },
            ]}
          />
        </Section>
        <Section title="W liczbach" tone="sunken">
          <Figures
            figures={[
              { label: 'dojazd w Krakowie', value: '30–60 min' },
              { label: 'trwa zabieg', value: '20–40 min' },
              { label: 'powrót do pokoju', value: 'po 2 h' },
            ]}
          />
        </Section>
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    const calls = within(canvasElement).getAllByRole('link', { name: /000 000 000/ });
    await expect(calls).toHaveLength(1);
    await expect(calls[0]?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
  },
  globals: { viewport: { value: 'mobile2' } },
};

const form = (
  <main style={{ maxWidth: '42rem', padding: 16 }}>
    <h1>Napisz do nas</h1>
    <ContactForm
      services={['Deratyzacja', 'Zwalczanie pluskiew']}
      onSubmit={() => Promise.reject(new Error('offline'))}
      phone={phone}
      note="Pola oznaczone * są wymagane. Dane przetwarzamy zgodnie z RODO."
      headingLevel={2}
    />
  </main>
);

/** What is wrong is said twice: in a summary with links, which has the focus, and at each field. */
export const FormWithErrors: Story = {
  render: () => form,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const summary = await within(canvasElement).findByRole('group', { name: 'Popraw formularz' });
    await expect(summary).toHaveFocus();
  },
};

/** The message could not be sent. Every word of it is still there, and a call is the way that works now. */
export const FormThatFailed: Story = {
  render: () => form,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const write = (label: RegExp, text: string) =>
      userEvent.type(canvas.getByLabelText(label), text, { delay: null });
    await write(/Imię i nazwisko/, 'Anna Wiśniewska');
    await write(/Telefon/, '000 000 000');
    await write(/E-mail/, 'anna@example.com');
    await userEvent.selectOptions(canvas.getByLabelText(/Usługa/), 'Deratyzacja');
    await write(/Wiadomość/, 'Słychać mysz za ścianą kuchni. Kiedy możecie przyjechać?');
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('link', { name: /000 000 000/ })).toBeVisible();
    await expect(canvas.getByLabelText(/Wiadomość/)).toHaveValue(
      'Słychać mysz za ścianą kuchni. Kiedy możecie przyjechać?',
    );
  },
};

const towns = [
  ['Bochnia', 'w Bochni'],
  ['Chrzanów', 'w Chrzanowie'],
  ['Gorlice', 'w Gorlicach'],
  ['Kraków', 'w Krakowie'],
  ['Nowy Sącz', 'w Nowym Sączu'],
  ['Oświęcim', 'w Oświęcimiu'],
  ['Tarnów', 'w Tarnowie'],
  ['Zakopane', 'w Zakopanem'],
] as const;

/** Towns by the alphabet, each with the same links in the same order; who finds none of them reads whom to ask. */
export const ListOfCities: Story = {
  render: () => (
    <main>
      <Section title="Gdzie pracujemy" lead="Wybierz miasto, a pokażemy, co w nim robimy.">
        <CityTileGroup label="Miasta, w których pracujemy">
          {towns.map(([name, where]) => (
            <CityTile
              key={name}
              name={name}
              links={['Deratyzacja', 'Dezynsekcja', 'Odgrzybianie'].map((service) => ({
                href: `#${encodeURIComponent(`${service} ${where}`)}`,
                label: `${service} ${where}`,
              }))}
            />
          ))}
        </CityTileGroup>
      </Section>
      <Section
        title="Twojej miejscowości nie ma na liście?"
        lead="Zadzwoń: powiemy, czy dojedziemy."
        tone="sunken"
      >
        <FaqGroup
          title="Dojazd"
          items={[
            {
              id: 'dalej',
              question: 'Czy przyjedziecie dalej?',
              answer: 'Zwykle tak, w promieniu 80 km od Krakowa. Zadzwoń, powiemy od razu.',
            },
          ]}
        />
        <p>
          <PhoneButton phone={phone} tone="quiet" />
        </p>
      </Section>
    </main>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Kraków' }));
    await expect(
      await within(canvasElement).findByRole('link', { name: 'Deratyzacja w Krakowie' }),
    ).toBeVisible();
  },
};
