import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CityTile, CityTileGroup } from './CityTile.js';

const cities = [
  ['Kraków', 'w Krakowie', 'krakow'],
  ['Tarnów', 'w Tarnowie', 'tarnow'],
  ['Nowy Sącz', 'w Nowym Sączu', 'nowy-sacz'],
  ['Oświęcim', 'w Oświęcimiu', 'oswiecim'],
  ['Chrzanów', 'w Chrzanowie', 'chrzanow'],
  ['Olkusz', 'w Olkuszu', 'olkusz'],
  ['Nowy Targ', 'w Nowym Targu', 'nowy-targ'],
  ['Bochnia', 'w Bochni', 'bochnia'],
  ['Gorlice', 'w Gorlicach', 'gorlice'],
  ['Zakopane', 'w Zakopanem', 'zakopane'],
  ['Skawina', 'w Skawinie', 'skawina'],
  ['Wieliczka', 'w Wieliczce', 'wieliczka'],
  ['Andrychów', 'w Andrychowie', 'andrychow'],
  ['Wadowice', 'w Wadowicach', 'wadowice'],
  ['Kęty', 'w Kętach', 'kety'],
  ['Trzebinia', 'w Trzebini', 'trzebinia'],
  ['Myślenice', 'w Myślenicach', 'myslenice'],
  ['Libiąż', 'w Libiążu', 'libiaz'],
  ['Brzesko', 'w Brzesku', 'brzesko'],
  ['Limanowa', 'w Limanowej', 'limanowa'],
] as const;

const services = [
  ['Zwalczanie pluskiew', 'zwalczanie-pluskiew'],
  ['Odstraszanie kun', 'odstraszanie-kun'],
  ['Deratyzacja', 'deratyzacja'],
  ['Dezynfekcja', 'dezynfekcja'],
  ['Dezynsekcja', 'dezynsekcja'],
  ['Odgrzybianie', 'odgrzybianie'],
] as const;

type City = (typeof cities)[number];

const linksOf = ([, where, city]: City) =>
  services.map(([service, slug]) => ({ href: `#/uslugi/${slug}/${city}`, label: `${service} ${where}` }));

const tiles = (shown: readonly City[]) =>
  shown.map((city) => <CityTile key={city[2]} name={city[0]} links={linksOf(city)} />);

const meta = {
  id: 'citytile',
  component: CityTileGroup,
  subcomponents: { CityTile },
  // The page beside this file is the documentation.
  tags: ['!autodocs'],
  args: { label: 'Miasta, w których pracujemy', children: tiles(cities) },
  argTypes: { children: { control: false } },
  decorators: [
    (Tiles) => (
      <>
        <h2>Gdzie pracujemy</h2>
        <Tiles />
      </>
    ),
  ],
} satisfies Meta<typeof CityTileGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

const tile = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('button', { name });

/** Closed tiles are to be as the server sent them, and an opened one is to have stopped moving. */
async function expectOnlyOpen(canvasElement: HTMLElement, name: string | null) {
  for (const button of within(canvasElement).getAllByRole('button')) {
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
    const open = button.textContent === name;
    await expect(button).toHaveAttribute('aria-expanded', String(open));
    if (open) await waitFor(() => expect(panel).toHaveStyle({ opacity: '1' }));
    else await expect(panel).toHaveAttribute('hidden', 'until-found');
  }
}

export const Closed: Story = {
  play: ({ canvasElement }) => expectOnlyOpen(canvasElement, null),
};

/** The links open below the row of their tile, which stays where it is. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const before = tile(canvasElement, 'Nowy Targ').getBoundingClientRect();
    await userEvent.click(tile(canvasElement, 'Nowy Targ'));
    await expectOnlyOpen(canvasElement, 'Nowy Targ');
    await expect(tile(canvasElement, 'Nowy Targ').getBoundingClientRect()).toEqual(before);
    await expect(
      within(canvasElement).getByRole('link', { name: 'Deratyzacja w Nowym Targu' }),
    ).toBeVisible();
  },
};

/** One tile that opens closes the other, and a second tap closes it. */
export const OneAtATime: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(tile(canvasElement, 'Kraków'));
    await expectOnlyOpen(canvasElement, 'Kraków');
    await userEvent.click(tile(canvasElement, 'Limanowa'));
    await expectOnlyOpen(canvasElement, 'Limanowa');
    await userEvent.click(tile(canvasElement, 'Limanowa'));
    await expectOnlyOpen(canvasElement, null);
  },
};

/** A tap anywhere else on the page closes the open tile; one among its links does not. */
export const TapElsewhere: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(tile(canvasElement, 'Bochnia'));
    const links = document.getElementById(tile(canvasElement, 'Bochnia').getAttribute('aria-controls') ?? '');
    await userEvent.click(links!);
    await expectOnlyOpen(canvasElement, 'Bochnia');
    await userEvent.click(within(canvasElement).getByRole('heading', { name: 'Gdzie pracujemy' }));
    await expectOnlyOpen(canvasElement, null);
  },
};

/** Tab leads from the tile to its links, and Esc back to the tile. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    tile(canvasElement, 'Zakopane').focus();
    await userEvent.keyboard('{Enter}');
    await expectOnlyOpen(canvasElement, 'Zakopane');
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('link', { name: 'Zwalczanie pluskiew w Zakopanem' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expectOnlyOpen(canvasElement, null);
    await expect(tile(canvasElement, 'Zakopane')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expectOnlyOpen(canvasElement, 'Zakopane');
  },
};

/** What a search of the browser does when it finds a word among closed links. */
export const FoundInPage: Story = {
  play: async ({ canvasElement }) => {
    const panel = document.getElementById(tile(canvasElement, 'Kęty').getAttribute('aria-controls') ?? '');
    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expectOnlyOpen(canvasElement, 'Kęty');
  },
};

/** As few as tiles are worth it for. */
export const FewCities: Story = {
  args: { children: tiles(cities.slice(0, 5)) },
};

export const LongText: Story = {
  args: {
    children: [
      <CityTile
        key="long"
        name="Konstantynopolitańczykowianeczkowo Górne"
        links={[
          {
            href: '#/uslugi/deratyzacja/konstantynopolitanczykowianeczkowo-gorne',
            label: 'Deratyzacja w Konstantynopolitańczykowianeczkowie Górnym i w okolicznych miejscowościach',
          },
          { href: '#/uslugi/dezynfekcja/konstantynopolitanczykowianeczkowo-gorne', label: 'Dezynfekcja' },
        ]}
      />,
      ...tiles(cities.slice(0, 5)),
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(tile(canvasElement, 'Konstantynopolitańczykowianeczkowo Górne'));
    await expectOnlyOpen(canvasElement, 'Konstantynopolitańczykowianeczkowo Górne');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};

export const Dark: Story = {
  ...Open,
  globals: { scheme: 'dark' },
};

export const RightToLeft: Story = {
  ...Open,
  decorators: [
    (Tiles) => (
      <div dir="rtl">
        <Tiles />
      </div>
    ),
  ],
};
