import { expect, test } from 'vitest';
import { renderLoaderTag } from './index.ts';

test('the tag names the entry first', () => {
  expect(renderLoaderTag({ src: '/loader.js', entry: '/main.js' })).toBe(
    '<script src="/loader.js" data-app="/main.js"></script>',
  );
});

test('the tag carries all options, and is escaped', () => {
  const files = ['/a.js', 'https://b.pl/c.js'];
  const more = { files, root: '#app', eager: true, prefetchOnScroll: true, nonce: 'r4nd' };
  expect(renderLoaderTag({ src: '/l.js?a=1&b="', entry: '/main.js', ...more })).toBe(
    '<script src="/l.js?a=1&amp;b=&quot;" nonce="r4nd" data-app="/main.js /a.js https://b.pl/c.js"' +
      ' data-root="#app" data-eager="true" data-prefetch-on-scroll="true"></script>',
  );
});

test.each([
  ['/my file.js', 'whitespace'],
  ['main.js', 'relative'],
  ['', 'relative'],
])('the address "%s" is refused: %s', (address, reason) => {
  const refused = new RegExp(`"${address.replace(/[.?]/g, '\\$&')}".*${reason}`);
  expect(() => renderLoaderTag({ src: '/l.js', entry: address })).toThrow(refused);
  expect(() => renderLoaderTag({ src: '/l.js', entry: '/main.js', files: [address] })).toThrow(refused);
});
