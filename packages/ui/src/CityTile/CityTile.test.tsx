import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { LinkProps } from '../Link/Link.js';
import { LinkProvider } from '../Link/LinkProvider.js';
import { CityTile, CityTileGroup } from './CityTile.js';

const cities = { Kraków: 'w Krakowie', Tarnów: 'w Tarnowie', Kęty: 'w Kętach' };
const linksIn = (place: string) =>
  ['Deratyzacja', 'Dezynfekcja'].map((name) => ({ href: `/${name}`, label: `${name} ${place}` }));

const page = (
  <StrictMode>
    <h2>Gdzie pracujemy</h2>
    <CityTileGroup label="Miasta">
      {Object.entries(cities).map(([name, place]) => (
        <CityTile key={name} name={name} links={linksIn(place)} />
      ))}
    </CityTileGroup>
    <CityTileGroup label="Inne miasta">
      <CityTile name="Rzeszów" links={[]} />
    </CityTileGroup>
    <a href="/kontakt">Kontakt</a>
  </StrictMode>
);

const tile = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByText(name);

test('a tap re-renders no link', async () => {
  let renders = 0;
  const Counted = (props: LinkProps) => {
    renders++;
    return <a {...props}>{props.children}</a>;
  };
  render(<LinkProvider link={Counted}>{page}</LinkProvider>);
  const atFirst = renders;
  await userEvent.click(tile('Kraków'));
  await userEvent.click(tile('Kęty'));
  expect(link('Deratyzacja w Kętach')).toBeVisible();
  expect(renders).toBe(atFirst);
});

test('a tap outside closes the tile, a tap on its links does not', async () => {
  render(page);
  await userEvent.click(tile('Kraków'));
  expect(screen.getByRole('heading', { level: 3, name: 'Kraków' })).toBeVisible();
  await userEvent.click(within(screen.getByRole('list', { name: 'Miasta' })).getByRole('list'));
  expect(link('Deratyzacja w Krakowie')).toBeVisible();

  for (const elsewhere of [screen.getByRole('heading', { name: 'Gdzie pracujemy' }), tile('Rzeszów')]) {
    await userEvent.click(elsewhere);
    expect(link('Deratyzacja w Krakowie')).not.toBeVisible();
    await userEvent.click(tile('Kraków'));
  }
});

test('an Escape that is already handled leaves the tile open', async () => {
  render(page);
  await userEvent.click(tile('Kraków'));
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  event.preventDefault();
  fireEvent(document.body, event);
  expect(link('Deratyzacja w Krakowie')).toBeVisible();
});

test('Esc closes the tile, and moves the focus to its button only from its links', async () => {
  render(page);
  await userEvent.click(tile('Tarnów'));
  await userEvent.tab();
  expect(link('Deratyzacja w Tarnowie')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(link('Deratyzacja w Tarnowie')).not.toBeVisible();
  expect(tile('Tarnów')).toHaveFocus();

  await userEvent.click(tile('Tarnów'));
  act(() => screen.getByRole('link', { name: 'Kontakt' }).focus());
  await userEvent.keyboard('{Escape}');
  expect(link('Deratyzacja w Tarnowie')).not.toBeVisible();
  expect(screen.getByRole('link', { name: 'Kontakt' })).toHaveFocus();
});

test('a tile without a group throws an error that says what to do', () => {
  const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logError.mockRestore());
  expect(() => render(<CityTile name="Kraków" links={[]} />)).toThrow('Put it into a CityTileGroup');
});
