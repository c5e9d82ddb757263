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
import { contactForm as labels } from '../../packages/ui/src/labels/pl.js';

const phone = '+48 000 000 000';

const meta = {
  title: 'Patterns/Pages',
  id: 'patterns',
  // The MDX pages are the documentation.
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the call button on the first screen of a phone. */
export const UrgentPage: Story = {
  render: () => (
    <>
      <Notice tone="urgent">A nest at the door or in a child’s room? Call at once.</Notice>
      <main>
        <Breadcrumbs
          trail={[{ label: 'Services', href: '#services' }, { label: 'Wasps’ and hornets’ nests' }]}
        />
        <Hero
          place="belowBreadcrumbs"
          title="Removal of wasps’ and hornets’ nests"
          lead="We come on the same day, Sundays included. We name the price on the phone, before we leave."
          actions={
            <>
              <PhoneButton phone={phone} tone="urgent" size="large">
                Emergency call
              </PhoneButton>
              <ActionLink href="#what-to-do">What to do until we come</ActionLink>
            </>
          }
          note="We answer day and night."
        />
        <Section id="what-to-do" title="Until we come">
          <Steps
            steps={[
              { title: 'Move away from the nest', text: 'Take children and animals to another room.' },
              { title: 'Close the windows', text: 'Do not block the hole: the wasps find another way out.' },
              {
                title: 'Do not spray',
                text: 'A spray from a shop irritates the insects and leaves the nest intact.',
              },
            ]}
          />
        </Section>
        <Section title="In figures" tone="sunken">
          <Figures
            figures={[
              { label: 'to arrive in Kraków', value: '30–60 min' },
              { label: 'for the treatment', value: '20–40 min' },
              { label: 'until you can use the room', value: 'after 2 h' },
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
};

const form = (
  <main style={{ maxWidth: '42rem', padding: 16 }}>
    <h1>Write to us</h1>
    <ContactForm
      services={['Rodent control', 'Bed bug control']}
      onSubmit={() => Promise.reject(new Error('offline'))}
      phone={phone}
      note="Fields marked * are required. We use your data to answer you."
      headingLevel={2}
    />
  </main>
);

/** What is wrong is said twice: in a summary with links, which has the focus, and at each field. */
export const FormWithErrors: Story = {
  render: () => form,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const summary = await within(canvasElement).findByRole('group', { name: labels.summary });
    await expect(summary).toHaveFocus();
  },
};

/** The message could not be sent. Every word of it is still there, and a call is the way that works now. */
export const FormThatFailed: Story = {
  render: () => form,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = (name: string) => canvasElement.querySelector(`[name="${name}"]`)!;
    const write = (name: string, text: string) => userEvent.type(field(name), text, { delay: null });
    await write('name', 'Anna Wood');
    await write('phone', '000 000 000');
    await write('email', 'anna@example.com');
    await userEvent.selectOptions(field('service'), 'Rodent control');
    await write('message', 'We hear a mouse behind the kitchen wall. When can you come?');
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('link', { name: /000 000 000/ })).toBeVisible();
    await expect(field('message')).toHaveValue('We hear a mouse behind the kitchen wall. When can you come?');
  },
};

const towns = ['Bochnia', 'Chrzanów', 'Gorlice', 'Kraków', 'Nowy Sącz', 'Oświęcim', 'Tarnów', 'Zakopane'];

/** Lists towns alphabetically, each with the same links in the same order. */
export const ListOfCities: Story = {
  render: () => (
    <main>
      <Section title="Where we work" lead="Choose a town to see what we do there.">
        <CityTileGroup label="Towns where we work">
          {towns.map((name) => (
            <CityTile
              key={name}
              name={name}
              links={['Rodent control', 'Insect control', 'Mould removal'].map((service) => ({
                href: `#${encodeURIComponent(`${service} in ${name}`)}`,
                label: `${service} in ${name}`,
              }))}
            />
          ))}
        </CityTileGroup>
      </Section>
      <Section
        title="Is your town not on the list?"
        lead="Call us: we tell you whether we come."
        tone="sunken"
      >
        <FaqGroup
          title="Travel"
          items={[
            {
              id: 'further',
              question: 'Do you travel further?',
              answer: 'Usually, within 80 km of Kraków. Call us, we can tell you at once.',
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
      await within(canvasElement).findByRole('link', { name: 'Rodent control in Kraków' }),
    ).toBeVisible();
  },
};
