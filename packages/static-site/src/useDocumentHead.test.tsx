import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { HeadElement } from './head.ts';

let useDocumentHead: typeof import('./useDocumentHead.ts').useDocumentHead;

beforeEach(async () => {
  document.head.innerHTML =
    '<title data-page>Start</title><link rel="icon" href="/favicon.svg">' +
    '<meta name="description" content="Strona główna" data-page>';
  vi.resetModules();
  ({ useDocumentHead } = await import('./useDocumentHead.ts'));
});

function Page({ elements }: { elements?: readonly HeadElement[] }) {
  useDocumentHead(elements, 'pl');
  return null;
}

const data = { tag: 'script', attributes: { type: 'application/ld+json' } } as const;
const faq: readonly HeadElement[] = [
  { ...data, text: '{}' },
  { tag: 'title', attributes: {}, text: 'Pytania' },
  { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
  { tag: 'script', attributes: {}, load: async () => [{ ...data, text: '{"later":1}' }] },
];
const metas = () => [...document.querySelectorAll('meta')].map(({ name }) => name);

test('another page replaces the head, loads more data later, and back restores that of the first', async () => {
  const { rerender } = render(<Page />);
  rerender(<Page elements={faq} />);
  expect(document.title).toBe('Pytania');
  expect(metas()).toEqual(['robots']);
  expect(document.querySelector('link[rel="icon"]')).toBeInTheDocument();
  const scripts = () => [...document.querySelectorAll('script')].map(({ text }) => text);
  await expect.poll(scripts).toEqual(['{}', '{"later":1}']);
  rerender(<Page />);
  expect(document.title).toBe('Start');
  expect(metas()).toEqual(['description']);
  expect(scripts()).toEqual([]);
});

test('the first page keeps the language set by a translation', () => {
  document.documentElement.lang = 'uk';
  const { unmount } = render(<Page />);
  expect(document.documentElement.lang).toBe('uk');
  unmount();
  render(<Page />);
  expect(document.documentElement.lang).toBe('uk');
});
