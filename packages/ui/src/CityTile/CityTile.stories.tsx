import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectOnlyOpen } from '../testing/expectOnlyOpen.js';
import { CityTile, CityTileGroup } from './CityTile.js';

const meta = {
  id: 'citytile',
  component: CityTileGroup,
  parameters: { job: 'choose', frameHeight: '330px' },
  subcomponents: { CityTile },
  args: {
    label: 'Towns where we work',
    children: [
      'Kraków',
      'Tarnów',
      'Nowy Sącz',
      'Olkusz',
      'Nowy Targ',
      'Bochnia',
      'Gorlice',
      'Zakopane',
      'Kęty',
      'Limanowa',
    ].map((name) => (
      <CityTile
        key={name}
        name={name}
        links={['Bed bug control', 'Rodent control', 'Mould removal'].map((service) => ({
          href: `#${encodeURIComponent(`${service} in ${name}`)}`,
          label: `${service} in ${name}`,
        }))}
      />
    )),
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Tiles) => (
      <>
        <h2>Where we work</h2>
        <Tiles />
      </>
    ),
  ],
} satisfies Meta<typeof CityTileGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

const tile = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

export const Closed: Story = { name: 'All closed' };

/** The links open below the row of their tile, which stays where it is. */
export const Open: Story = {
  name: 'One open',
  tags: ['state', 'played'],
  parameters: { frameHeight: '440px' },
  play: async ({ canvasElement }) => {
    const before = tile(canvasElement, 'Nowy Targ').getBoundingClientRect();
    await userEvent.click(tile(canvasElement, 'Nowy Targ'));
    await expectOnlyOpen(canvasElement, 'Nowy Targ');
    await expect(tile(canvasElement, 'Nowy Targ').getBoundingClientRect()).toEqual(before);
    await expect(
      within(canvasElement).getByRole('link', { name: 'Rodent control in Nowy Targ' }),
    ).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Long names',
  tags: ['edge'],
  parameters: { frameHeight: '420px' },
  globals: { language: 'pl' },
  args: {
    children: [
      <CityTile
        key="long"
        name="Konstantynopolitańczykowianeczkowo Górne"
        links={[
          {
            href: '#/services/deratyzacja/konstantynopolitanczykowianeczkowo-gorne',
            label: 'Deratyzacja w Konstantynopolitańczykowianeczkowie Górnym i w okolicznych miejscowościach',
          },
          { href: '#/services/dezynfekcja/konstantynopolitanczykowianeczkowo-gorne', label: 'Disinfection' },
        ]}
      />,
      ...meta.args.children.slice(0, 5),
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(tile(canvasElement, 'Konstantynopolitańczykowianeczkowo Górne'));
    await expectOnlyOpen(canvasElement, 'Konstantynopolitańczykowianeczkowo Górne');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
