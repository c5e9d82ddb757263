import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ActionLink } from '../ActionLink/ActionLink.js';
import { Notice } from './Notice.js';

const meta = {
  id: 'notice',
  component: Notice,
  parameters: { job: 'read', frameHeight: '130px', layout: 'fullscreen', isFluid: true },
  args: { children: 'The second visit to the same flat costs half.' },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Promotion: Story = {};

/** For emergencies only. */
export const Urgent: Story = {
  args: { tone: 'urgent', children: 'Bites in the morning? Call us, we advise you at once.' },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('svg')).toBeVisible(),
};

export const WithAnAction: Story = {
  name: 'With an action',
  args: { action: <ActionLink href="#prices">See the prices</ActionLink> },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/costs half\.See the prices/),
};

export const Narrow: Story = {
  name: 'At 320 px',
  tags: ['edge'],
  ...WithAnAction,
  globals: { viewport: { value: 'mobile1' } },
};
