import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawings } from '../../../../.storybook/drawings';
import { ActionLink } from '../ActionLink/ActionLink.js';
import { phoneButton } from '../labels/en.js';
import { PhoneButton } from '../PhoneButton/PhoneButton.js';
import { Hero } from './Hero.js';

const meta = {
  id: 'hero',
  component: Hero,
  parameters: { job: 'frame', frameHeight: '640px', layout: 'fullscreen' },
  args: {
    title: 'Rodent control in Kraków',
    lead: 'Rats and mice in homes, cellars and businesses: the first visit within a day.',
    actions: (
      <>
        <PhoneButton phone="+48 000 000 000" size="large" labels={phoneButton} />
        <ActionLink href="#contact">Write to us</ActionLink>
      </>
    ),
    note: 'Advice and estimate are free.',
    picture: { src: drawings.rodents, alt: '', width: 1200, height: 900 },
  },
  argTypes: { actions: { control: false }, picture: { control: false } },
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const First: Story = {
  name: 'First on a page',
  parameters: { frameHeight: '560px' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/in Kraków.*first visit.*000 000.*Write to us.*Advice/);
    const parts = canvasElement.querySelectorAll('h1, img[fetchpriority="high"]');
    const [title, picture] = Array.from(parts, (part) => part.getBoundingClientRect());
    await expect(picture!.left > title!.right).toBe(matchMedia('(min-width: 60rem)').matches);
  },
};

export const BelowBreadcrumbs: Story = {
  name: 'Below breadcrumbs',
  parameters: { frameHeight: '460px' },
  args: { place: 'belowBreadcrumbs' },
};

export const WithoutPicture: Story = {
  name: 'Without a picture',
  parameters: { frameHeight: '460px' },
  args: { picture: undefined },
};

export const TitleAlone: Story = {
  name: 'Title only',
  parameters: { frameHeight: '330px' },
  args: { lead: undefined, actions: undefined, note: undefined, picture: undefined },
  render: (args) => (
    <>
      <Hero {...args} />
      <p style={{ padding: 16 }}>The page begins here.</p>
    </>
  ),
};

export const LongWordsWhereNarrow: Story = {
  name: 'Long words at 320 px',
  tags: ['edge'],
  parameters: { frameHeight: '880px' },
  args: { title: 'Przeciwdrobnoustrojowe zabezpieczenie w Konstantynopolitańczykowianach' },
  globals: { language: 'pl', viewport: { value: 'mobile1' } },
};
