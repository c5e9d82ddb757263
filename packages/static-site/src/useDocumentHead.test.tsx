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

const faq: readonly HeadElement[] = [
  { tag: 'title', attributes: {}, text: 'Pytania' },
  { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
  { tag: 'script', attributes: { type: 'application/ld+json' }, text: '{}' },
];
const metas = () => [...document.querySelectorAll('meta')].map(({ name }) => name);

test('another page replaces title and metas, without data scripts, and back restores those of the first', () => {
  const { rerender } = render(<Page />);
  rerender(<Page elements={faq} />);
  expect(document.title).toBe('Pytania');
  expect(metas()).toEqual(['robots']);
  expect(document.querySelector('link[rel="icon"]')).toBeInTheDocument();
  expect(document.querySelector('script')).toBeNull();
  rerender(<Page />);
  expect(document.title).toBe('Start');
  expect(metas()).toEqual(['description']);
});

test('the first page keeps the language set by a translation', () => {
  document.documentElement.lang = 'uk';
  const { unmount } = render(<Page />);
  expect(document.documentElement.lang).toBe('uk');
  unmount();
  render(<Page />);
  expect(document.documentElement.lang).toBe('uk');
});
