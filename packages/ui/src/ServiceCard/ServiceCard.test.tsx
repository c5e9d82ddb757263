import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { arrive } from '../../../../tools/testing/arrive.js';
import type { LinkProps } from '../Link/Link.js';
import { LinkProvider } from '../Link/LinkProvider.js';
import { ServiceCard } from './ServiceCard.js';

const card = (
  <ServiceCard
    title="Deratyzacja"
    text="Zabieg trwa 24–48 h."
    href="/uslugi/deratyzacja"
    badge="od 550 zł"
    points={['Bezpłatne oględziny', 'Dojazd bez opłat']}
  />
);

const link = () => screen.getByRole('link', { name: 'Deratyzacja' });

/** Counts the clicks that reach the link, and stays on the page. */
function followed() {
  const follow = vi.fn<(event: MouseEvent) => void>((event) => event.preventDefault());
  link().addEventListener('click', follow);
  return follow;
}

afterEach(() => getSelection()?.removeAllRanges());

test('it is one link, named by the title', () => {
  render(card);
  expect(screen.getAllByRole('link')).toEqual([link()]);
  expect(link()).toHaveAttribute('href', '/uslugi/deratyzacja');
});

test('its title is said once', () => {
  render(card);
  expect(screen.getByRole('article')).not.toHaveAccessibleName();
  expect(link()).not.toHaveAttribute('aria-label');
});

test('a click anywhere follows the link, once', async () => {
  render(card);
  const follow = followed();
  await userEvent.click(screen.getByText('Zabieg trwa 24–48 h.'));
  await userEvent.click(screen.getByText('od 550 zł'));
  await userEvent.click(screen.getByRole('article'));
  expect(follow).toHaveBeenCalledTimes(3);
  await userEvent.click(link());
  expect(follow).toHaveBeenCalledTimes(4);
});

test.each([
  ['Ctrl', 'click', { ctrlKey: true }],
  ['Cmd', 'click', { metaKey: true }],
  ['Shift', 'click', { shiftKey: true }],
  ['the middle button', 'auxclick', { button: 1 }],
])('%s means a new tab, as on a link', (_, type, how) => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  render(card);
  const follow = followed();
  fireEvent(screen.getByText('od 550 zł'), new MouseEvent(type, { bubbles: true, cancelable: true, ...how }));
  expect(opened).toHaveBeenCalledExactlyOnceWith(
    `${location.origin}/uslugi/deratyzacja`,
    '_blank',
    'noopener',
  );
  expect(follow).not.toHaveBeenCalled();
  opened.mockRestore();
});

test('the right button means nothing', () => {
  render(card);
  const follow = followed();
  fireEvent(screen.getByText('od 550 zł'), new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  expect(follow).not.toHaveBeenCalled();
});

test('selecting words follows nothing', () => {
  render(card);
  const follow = followed();
  const text = screen.getByText('Zabieg trwa 24–48 h.');
  getSelection()?.selectAllChildren(text);
  fireEvent.click(text);
  expect(follow).not.toHaveBeenCalled();
});

test('a click that something else has dealt with is left alone', () => {
  render(card);
  const follow = followed();
  const text = screen.getByText('Zabieg trwa 24–48 h.');
  const click = createEvent.click(text);
  click.preventDefault();
  fireEvent(text, click);
  expect(follow).not.toHaveBeenCalled();
});

test('facts are a list', () => {
  render(card);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Bezpłatne oględziny',
    'Dojazd bez opłat',
  ]);
});

test('without facts there is no empty list', () => {
  render(<ServiceCard title="Deratyzacja" text="Zabieg trwa 24–48 h." href="/uslugi/deratyzacja" />);
  expect(screen.queryByRole('list')).toBeNull();
});

test('the title stands at the level that the page asks for', () => {
  const root = createRef<HTMLElement>();
  render(<ServiceCard ref={root} title="Deratyzacja" text="" href="/" headingLevel={2} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Deratyzacja' })).toBeVisible();
  expect(root.current).toBe(screen.getByRole('article'));
});

test('the router’s own link is used, by a click on the words too', async () => {
  const navigate = vi.fn<(href: string) => void>();
  const RouterLink = ({ href, children, ...rest }: LinkProps) => (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    >
      {children}
    </a>
  );
  render(<LinkProvider link={RouterLink}>{card}</LinkProvider>);
  await userEvent.click(screen.getByText('Zabieg trwa 24–48 h.'));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/uslugi/deratyzacja');
});

test('the server sends the whole card, and React takes it over without a complaint', () => {
  arrive(<StrictMode>{card}</StrictMode>, (place) => {
    expect(place.querySelector('h3 a')).toHaveTextContent('Deratyzacja');
    expect(place.innerHTML).not.toContain('style=');
  });
});
