import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { hydrateFromServer } from '../testing/hydrateFromServer.js';
import { FaqGroup, type FaqGroupProps } from './FaqGroup.js';

const items = [
  { id: 'cena', question: 'Ile to kosztuje?', answer: 'Od 600 zł.\n \nWycena jest bezpłatna.' },
  { id: 'czas', question: 'Ile to trwa?', answer: 'Od 2 do 3 zabiegów.' },
  { id: 'dzieci', question: 'Czy dzieci są bezpieczne?', answer: 'Tak, po przewietrzeniu mieszkania.' },
];

const group = (props: Partial<FaqGroupProps> = {}) => <FaqGroup title="Pluskwy" items={items} {...props} />;
const question = (name: string) => screen.getByRole('button', { name });

// jsdom has none.
const scrollIntoView = vi.fn();
Element.prototype.scrollIntoView = scrollIntoView;

afterEach(() => {
  scrollIntoView.mockClear();
  history.replaceState(null, '', '/');
});

const strict = (props: Partial<FaqGroupProps> = {}) => <StrictMode>{group(props)}</StrictMode>;

test('the fragment of the address opens its question, initially and later', async () => {
  history.replaceState(null, '', '/faq#czas');
  hydrateFromServer(strict());
  expect(screen.getByText('Od 2 do 3 zabiegów.')).toBeVisible();
  // The browser has scrolled, and the visitor may have scrolled on.
  expect(scrollIntoView).not.toHaveBeenCalled();

  history.replaceState(null, '', '/faq#dzieci');
  fireEvent(window, new HashChangeEvent('hashchange'));
  expect(screen.getByText('Tak, po przewietrzeniu mieszkania.')).toBeVisible();
  expect(screen.getByText('Od 2 do 3 zabiegów.')).not.toBeVisible();

  await userEvent.click(question('Czy dzieci są bezpieczne?'));
  expect(screen.getByText('Tak, po przewietrzeniu mieszkania.')).not.toBeVisible();
});

test.each([
  ['#ceny%2Fmieszkań', 'ceny/mieszkań'],
  ['#%c5%bc%c3%b3%c5%82%c4%87', 'żółć'],
  [`#${'żółć'.normalize('NFD')}`, 'żółć'],
  ['#50%', '50%'],
])('the fragment %j opens the question %s', (hash, id) => {
  history.replaceState(null, '', hash);
  render(group({ items: [{ id, question: id, answer: id }] }));
  expect(question(id)).toHaveAttribute('aria-expanded', 'true');
});

test('the fragment opens a question that is added later, once', async () => {
  history.replaceState(null, '', '/faq#czas');
  const { container, rerender } = render(group({ items: [] }));
  expect(container).toBeEmptyDOMElement();
  rerender(group({ items: items.slice(0, 1) }));
  expect(scrollIntoView).not.toHaveBeenCalled();

  rerender(group());
  expect(question('Ile to trwa?')).toHaveAttribute('aria-expanded', 'true');
  rerender(group({ open: 'czas' }));
  // The browser looked for it before it was there.
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('czas')]);

  await userEvent.click(question('Ile to trwa?'));
  rerender(group({ items: [...items] }));
  expect(question('Ile to trwa?')).toHaveAttribute('aria-expanded', 'false');
});

/** Renders questions and a link that does as it is told, as those of routers: without `hashchange`. Returns the link. */
function showLink(href: string, onClick?: () => void) {
  render(group());
  render(
    <a href={href} onClickCapture={(event) => event.preventDefault()} onClick={onClick}>
      Ile to trwa
    </a>,
  );
  return screen.getByRole('link');
}

test('a router link opens the question that it names, and opens it again after it was closed', async () => {
  const link = showLink('#czas', () => setTimeout(() => history.pushState(null, '', '#czas')));
  await userEvent.click(link);
  expect(question('Ile to trwa?')).toHaveAttribute('aria-expanded', 'true');
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('czas')]);

  await userEvent.click(question('Ile to trwa?'));
  expect(question('Ile to trwa?')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(link);
  expect(question('Ile to trwa?')).toHaveAttribute('aria-expanded', 'true');
});

test('a navigation by code opens its question when the Navigation API reports it', () => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  onTestFinished(() => void vi.unstubAllGlobals());
  render(group());
  history.pushState(null, '', '/faq#dzieci');
  act(() => void navigation.dispatchEvent(new Event('currententrychange')));
  expect(question('Czy dzieci są bezpieczne?')).toHaveAttribute('aria-expanded', 'true');
});

test('a click on a link elsewhere leaves the open question', async () => {
  const link = showLink('/pluskwy#czas');
  await userEvent.click(question('Ile to kosztuje?'));
  await userEvent.click(link);
  expect(question('Ile to kosztuje?')).toHaveAttribute('aria-expanded', 'true');
});

test('a question that was opened before hydration wins over the fragment', () => {
  history.replaceState(null, '', '/faq#dzieci');
  hydrateFromServer(strict(), (page) => page.querySelector('#cena')?.removeAttribute('hidden'));
  expect(screen.getAllByRole('button', { expanded: true })).toEqual([question('Ile to kosztuje?')]);
});

test('a question that was closed before hydration stays closed', () => {
  hydrateFromServer(strict({ defaultOpen: 'cena' }), (page) => {
    page.querySelector('#cena')?.setAttribute('hidden', 'until-found');
    page.querySelector('[aria-controls="cena"]')?.setAttribute('aria-expanded', 'false');
  });
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
  expect(screen.getByText('Od 600 zł.')).not.toBeVisible();
});

test('a question that the visitor opened meanwhile stays open', async () => {
  history.replaceState(null, '', '/faq#dzieci');
  const { rerender } = render(group({ items: items.slice(0, 2) }));
  await userEvent.click(question('Ile to kosztuje?'));
  rerender(group());
  expect(screen.getAllByRole('button', { expanded: true })).toEqual([question('Ile to kosztuje?')]);
});

test('hydration keeps one of the answers that find-in-page opened before it', () => {
  hydrateFromServer(strict(), (page) => {
    for (const panel of page.querySelectorAll('#czas, #cena')) panel.removeAttribute('hidden');
  });
  expect(screen.getAllByRole('button', { expanded: true })).toEqual([question('Ile to trwa?')]);
});

test('find-in-page opens the answer of the match', () => {
  const onOpenChange = vi.fn();
  render(group({ onOpenChange }));
  fireEvent(document.getElementById('czas')!, new Event('beforematch', { bubbles: true }));
  expect(question('Ile to trwa?')).toHaveAttribute('aria-expanded', 'true');
  fireEvent.click(question('Ile to trwa?'));
  expect(onOpenChange.mock.calls).toEqual([['czas'], [null]]);
});

test('throws for an id that two questions have, not in production', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = group({ items: [...items, items[0]!] });
  expect(() => render(page)).toThrow('two questions have the id "cena"');
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  render(page);
});
