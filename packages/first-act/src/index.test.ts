import { expect, test } from 'vitest';
import { renderLoaderTag } from './index.ts';

test('the tag names the entry first', () => {
  expect(
    renderLoaderTag({ src: '/loader.js', entry: '/main.js', files: ['/a.js', 'https://b.pl/c.js'] }),
  ).toBe('<script src="/loader.js" data-app="/main.js /a.js https://b.pl/c.js"></script>');
});

test('the tag carries a nonce and eager, and is escaped', () => {
  expect(renderLoaderTag({ src: '/l.js?a=1&b="', entry: '/main.js', eager: true, nonce: 'r4nd' })).toBe(
    '<script src="/l.js?a=1&amp;b=&quot;" nonce="r4nd" data-app="/main.js" data-eager="true"></script>',
  );
});

test('the tag carries prefetchOnScroll and the root', () => {
  expect(
    renderLoaderTag({ src: '/l.js', entry: '/main.js', prefetchOnScroll: true, root: '#app' }),
  ).toContain(' data-root="#app" data-prefetch-on-scroll="true"');
});

test.each([
  ['/my file.js', 'whitespace'],
  ['main.js', 'relative'],
  ['./main.js', 'relative'],
  ['', 'relative'],
])('the address "%s" is refused: %s', (address, reason) => {
  const refused = new RegExp(`"${address.replace(/[.?]/g, '\\$&')}".*${reason}`);
  expect(() => renderLoaderTag({ src: '/l.js', entry: address })).toThrow(refused);
  expect(() => renderLoaderTag({ src: '/l.js', entry: '/main.js', files: [address] })).toThrow(refused);
});
