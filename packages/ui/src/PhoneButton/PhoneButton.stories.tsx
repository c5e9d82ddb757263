import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { phoneButton as labels } from '../labels/en.js';
import { vars } from '../theme/contract.css.js';
import { PhoneButton } from './PhoneButton.js';
import { phoneNumber } from './phoneNumber.js';

const meta = {
  id: 'phonebutton',
  component: PhoneButton,
  parameters: { job: 'call', frameHeight: '130px' },
  args: { phone: '+48 000 000 000' },
  argTypes: {
    phone: {
      description:
        'The number as people write it. A text that is not exactly one complete number throws in development. On a built page it is shown as plain text, without a link.',
    },
  },
  decorators: [
    (Story, { args }) => (
      <>
        <Story />
        {!phoneNumber(args.phone).href && (
          <p>“{args.phone}” is not one complete number: it stays a plain text, without a link.</p>
        )}
      </>
    ),
  ],
} satisfies Meta<typeof PhoneButton>;
export default meta;

type Story = StoryObj<typeof meta>;

const button = (canvas: HTMLElement) => within(canvas).getByRole('link');

/** Expects at least 44 × 44 px within the page. */
async function expectToBeReached(canvas: HTMLElement) {
  const { width, height, right } = button(canvas).getBoundingClientRect();
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
}

/** Expects the same, and a text within its edges. */
async function expectToFit(canvas: HTMLElement) {
  await expectToBeReached(canvas);
  const { left, right } = button(canvas).getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(button(canvas));
  for (const line of words.getClientRects()) {
    await expect(line.left).toBeGreaterThanOrEqual(left);
    await expect(line.right).toBeLessThanOrEqual(right);
  }
}

const onBrand: Decorator = (Story) => (
  <div style={{ padding: '2rem', background: vars.color.brand }}>
    <Story />
  </div>
);

export const Action: Story = { name: 'Next step', play: ({ canvasElement }) => expectToFit(canvasElement) };

/** For emergencies only. */
export const Urgent: Story = { args: { tone: 'urgent', children: 'Emergency call' } };

/** Next to a more important control. */
export const Quiet: Story = { args: { tone: 'quiet' } };

/** On an area in the brand’s colour. */
export const Brand: Story = { name: 'On the brand’s colour', args: { tone: 'brand' }, decorators: [onBrand] };

export const Large: Story = { args: { size: 'large', children: 'Call now' } };

/** As wide as its container, for the bar at the bottom of a phone’s screen. */
export const Wide: Story = {
  name: 'As wide as its container',
  args: { size: 'wide', children: 'Call now' },
  play: async ({ canvasElement }) => {
    const line = button(canvasElement).parentElement!;
    await expect(button(canvasElement).offsetWidth).toBe(line.clientWidth);
  },
};

/** The number is not visible. It stays in the accessible name. */
export const NumberHidden: Story = {
  name: 'Number hidden',
  args: { hideNumber: true },
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement)).toHaveAccessibleName(`${labels.call} 000 000 000`);
    await expectToBeReached(canvasElement);
  },
};

/** A foreign number keeps its country code and grouping. */
export const Foreign: Story = {
  name: 'Foreign number',
  args: { phone: '+1 212 555 0100', children: 'Call New York' },
};

/** A short number is dialled as it is. */
export const Short: Story = {
  name: 'Short number',
  args: { phone: '112', tone: 'urgent', children: 'Ambulance' },
};

/** The extension is dialled by phones that can. */
export const WithExtension: Story = {
  name: 'Number with an extension',
  args: { phone: '22 000 00 00 ext. 12' },
};

/** The focus ring is 3 px wide and 3 px away. Only the keyboard shows it. */
export const Focused: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(button(canvasElement)).toHaveFocus();
    const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(button(canvasElement));
    await expect([outlineWidth, outlineOffset, outlineStyle]).toEqual(['3px', '3px', 'solid']);
  },
};

/** Text and number share a line while there is room. Otherwise the whole number moves to the next line. */
export const LongText: Story = {
  name: 'Long text',
  tags: ['edge'],
  parameters: { frameHeight: '180px', width: '260px' },
  globals: { language: 'pl' },
  args: { children: 'Zadzwoń i umów bezpłatną konsultację z technikiem dezynfekcji' },
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
    const number = within(canvasElement).getByText(/^000/);
    await expect(number.getClientRects()).toHaveLength(1);
  },
};

export const TextTwiceAsLarge: Story = {
  name: '200 % text at 320 px',
  tags: ['edge'],
  parameters: { frameHeight: '270px' },
  args: { size: 'large', children: 'Call now' },
  globals: { viewport: { value: 'mobile1', isRotated: false }, textSize: '200pct' },
  play: ({ canvasElement }) => expectToFit(canvasElement),
};

/** The groups of digits keep their order. */
export const RightToLeft: Story = {
  name: 'Right to left',
  tags: ['edge'],
  globals: { direction: 'rtl', language: 'ar' },
  args: { phone: '+420 123 456 789', children: 'اتصل بنا' },
};
