import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ActionLink } from '../ActionLink/ActionLink.js';
import { Figures } from '../Figures/Figures.js';
import { Steps } from '../Steps/Steps.js';
import { Section } from './Section.js';

const meta = {
  id: 'section',
  component: Section,
  parameters: { job: 'frame', frameHeight: '300px', layout: 'fullscreen' },
  args: {
    title: 'How we work',
    lead: 'From the first call to the last check.',
    children: 'After the inspection you get a plan with a price and a date.',
  },
} satisfies Meta<typeof Section>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'How we work' });
    await expect(section).toHaveTextContent(/From the first call.*After the inspection/);
    // A script or a stylesheet of the page can select it.
    await expect(section).toHaveAttribute('data-reveal', '');
  },
};

/** Separates a section from its neighbours. */
export const Sunken: Story = { args: { tone: 'sunken' } };

/** For the most important section. Links and focus rings have the colour of its text. */
export const Brand: Story = {
  name: 'In the brand’s colour',
  parameters: { frameHeight: '330px' },
  args: { tone: 'brand', children: <ActionLink href="#contact">Ask for a date</ActionLink> },
};

export const WithoutLead: Story = { name: 'Without a lead', args: { lead: undefined } };

/** Children are as far apart as the first one from the title. */
export const SeveralParts: Story = {
  name: 'With several parts',
  parameters: { frameHeight: '560px' },
  args: {
    lead: undefined,
    children: (
      <>
        <p data-without-script>Call us.</p>
        <Steps
          steps={[
            { title: 'You call', text: 'We name a price and a day.' },
            { title: 'We come', text: 'With a written plan.' },
          ]}
        />
        <Figures figures={[{ label: 'to arrive', value: '30–60 min' }]} />
        <p>
          <ActionLink href="#contact">Ask for a date</ActionLink>
        </p>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { name: 'How we work' });
    const [steps, figures, link] = ['ol', 'dl', 'p:has(> a)'].map(
      (selector) => canvasElement.querySelector(selector)!,
    );
    const distance = (above: Element | undefined, below: Element | undefined) =>
      Math.round(below!.getBoundingClientRect().top - above!.getBoundingClientRect().bottom);
    await expect(distance(heading, steps)).toBe(32);
    await expect(distance(steps, figures)).toBe(32);
    await expect(distance(figures, link)).toBe(32);
  },
};

export const LongTitle: Story = {
  name: 'Long title at 320 px',
  tags: ['edge'],
  parameters: { frameHeight: '420px' },
  args: { title: 'Najczęściej zadawane pytania o przygotowanie mieszkania do dezynsekcji przeciwpluskwowej' },
  globals: { language: 'pl', viewport: { value: 'mobile1' } },
};
