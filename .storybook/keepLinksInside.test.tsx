import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { keepLinksInside } from './keepLinksInside';

beforeEach(() => {
  document.addEventListener('click', keepLinksInside);
  onTestFinished(() => document.removeEventListener('click', keepLinksInside));
});

/** Clicks a link of a story or of the page around it. Returns whether the browser follows it. */
function isFollowed(href: string, id = 'storybook-root') {
  render(
    <div id={id}>
      <a href={href}>
        <span>{href}</span>
      </a>
      <h2 id="ceny-usług">Ceny</h2>
    </div>,
  );
  return fireEvent.click(screen.getByText(href));
}

test.each(['/services', 'https://wa.me/48000000000', '#missing', '/other#ceny-usług'])(
  'a link to %s stays in the story',
  (href) => expect(isFollowed(href)).toBe(false),
);

test.each(['#ceny-usług', '#ceny-us%C5%82ug', 'tel:+48000000000', 'mailto:a@example.com'])(
  'a link to %s works',
  (href) => expect(isFollowed(href)).toBe(true),
);

test('a link of a docs page outside of its stories works', () => {
  expect(isFollowed('#missing', 'storybook-docs')).toBe(true);
});
