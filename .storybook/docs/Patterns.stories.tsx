import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  ActionLink,
  Breadcrumbs,
  CallBar,
  CityTile,
  CityTileGroup,
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
  SiteFooter,
  SiteHeader,
  Steps,
} from '../../packages/ui/src/index.js';
import hero from '../../packages/ui/src/Hero/Hero.stories.js';
import * as english from '../../packages/ui/src/labels/en.js';

const phone = '+48 000 000 000';
const call = { phone, labels: english.phoneButton };

const meta = {
  title: 'Patterns/Pages',
  id: 'patterns',
  tags: ['!dev'],
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
          labels={english.breadcrumbs}
          trail={[{ label: 'Services', href: '#services' }, { label: 'Wasps’ and hornets’ nests' }]}
        />
        <Hero
          place="belowBreadcrumbs"
          title="Removal of wasps’ and hornets’ nests"
          lead="We come on the same day, Sundays included. We name the price on the phone, before we leave."
          actions={
            <>
              <PhoneButton {...call} tone="urgent" size="large">
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
          <PhoneButton {...call} tone="quiet" />
        </p>
      </Section>
    </main>
  ),
};

const items = ['Services', 'Prices', 'Towns', 'Contact'].map((label) => ({
  label,
  href: `#${label.toLowerCase()}`,
}));

/** Service, price and procedure, in the order of visitors’ questions. */
export const ServicePage: Story = {
  render: () => (
    <>
      <SiteHeader
        labels={english.siteHeader}
        name="Example"
        items={items}
        path="#services"
        claims={['Free estimate', 'We call back within the hour']}
        phone={phone}
      />
      <main id="main">
        <Breadcrumbs
          labels={english.breadcrumbs}
          trail={[{ label: 'Services', href: '#services' }, { label: 'Rodent control' }]}
        />
        <Hero
          place="belowBreadcrumbs"
          title="Rodent control for homes and businesses"
          lead="We find where mice and rats get in, remove them and close the way."
          picture={hero.args.picture}
          actions={
            <>
              <PhoneButton {...call} size="large" />
              <ActionLink href="#how">How it works</ActionLink>
            </>
          }
        />
        <Section title="In figures" tone="sunken">
          <Figures
            figures={[
              { label: 'price', value: 'from €130' },
              { label: 'first check', value: 'after 24–48 h' },
            ]}
          />
        </Section>
        <Section id="how" title="How it works">
          <Steps
            steps={[
              {
                title: 'Inspection',
                text: 'We look for traces and holes. We say what we will do and what it costs.',
              },
              {
                title: 'Treatment',
                text: 'We place locked bait stations out of reach of children and animals.',
              },
              { title: 'Check', text: 'We check the stations and close the last entrances.' },
            ]}
          />
        </Section>
        <Section title="What it costs" tone="sunken">
          <PriceTable
            labels={english.priceTable}
            lines={[
              {
                name: 'Flat or house',
                price: 'from €130',
                details: [{ label: 'Depends on', text: 'the area and the number of entrances' }],
              },
              { name: 'Shop or warehouse', price: 'after the inspection' },
            ]}
          />
        </Section>
        <Section>
          <FaqGroup
            title="Before you call"
            items={[
              {
                id: 'animals',
                question: 'Are dogs and cats safe?',
                answer: 'Yes: the stations open with a key, and the bait in them is fixed.',
              },
              {
                id: 'moving-out',
                question: 'Do I have to move out?',
                answer: 'No. You can stay at home during the treatment.',
              },
            ]}
          />
        </Section>
      </main>
      <SiteFooter
        name="Example"
        about="Pest control in homes and businesses."
        columns={[{ heading: 'Pages', items }]}
      />
      <CallBar phone={phone} labels={english.callBar} />
    </>
  ),
};

/** A page for one town. What is specific to the town comes first. Links lead to the rest. */
export const TownPage: Story = {
  render: () => (
    <main>
      <Breadcrumbs
        labels={english.breadcrumbs}
        trail={[{ label: 'Towns', href: '#towns' }, { label: 'Bochnia' }]}
      />
      <Hero
        place="belowBreadcrumbs"
        title="Pest control in Bochnia"
        lead="Bochnia is about 40 km from Kraków. The price includes the journey."
        actions={<PhoneButton {...call} size="large" />}
      />
      <Section title="What people in Bochnia call about">
        <Prose>
          <p>
            In the old houses round the market square, mostly bed bugs and mice that move from flat to flat.
            In the houses on the outskirts, martens in the attic and wasps under the roof.
          </p>
        </Prose>
      </Section>
      <Section title="What we do in Bochnia" tone="sunken">
        <LinkList
          look="columns"
          links={[
            { href: '#bed-bugs', label: 'Bed bug control in Bochnia' },
            { href: '#mice', label: 'Rodent control in Bochnia' },
            { href: '#martens', label: 'Marten control in Bochnia' },
          ]}
        />
      </Section>
      <Section title="Nearby">
        <LinkList
          links={[
            { href: '#brzesko', label: 'Brzesko' },
            { href: '#wieliczka', label: 'Wieliczka' },
          ]}
        />
      </Section>
    </main>
  ),
};

/** A phone number for emergencies, a form for everything else, and how long each takes. */
export const ContactPage: Story = {
  render: () => (
    <>
      <Notice tone="urgent" action={<PhoneButton {...call} tone="urgent" />}>
        A wasps’ nest at the window? Do not write, call.
      </Notice>
      <main>
        <Hero title="Contact" lead="Call or write. We answer messages within two hours, from 8 am to 8 pm." />
        <Section title="Write to us">
          <ContactForm
            labels={english.contactForm}
            services={['Rodent control', 'Bed bug control']}
            onSubmit={() => Promise.resolve({ reference: 'TZ-1042' })}
            phone={phone}
            note="Fields marked * are required."
          />
        </Section>
        <Section title="What happens next" tone="sunken">
          <Steps
            steps={[
              { title: 'We call back', text: 'We ask what you see, and name the price.' },
              { title: 'We agree on a day', text: 'Saturdays and Sundays included.' },
              { title: 'We come', text: 'We call you half an hour before we arrive.' },
            ]}
          />
        </Section>
      </main>
    </>
  ),
};
