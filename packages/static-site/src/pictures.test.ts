import { expect, test } from 'vitest';
import { createPictureLookup } from './pictures.ts';

const photo = { src: '/photo.jpg', width: 600, height: 300 };
const drawing = { src: '/drawing.svg', width: 600, height: 300 };

test('finds a picture by its file name', () => {
  const picture = createPictureLookup({ '../images/dom.JPG': photo, '../images/sub/plan.v2.svg': drawing });
  expect(picture('dom')).toBe(photo);
  expect(picture('plan.v2')).toBe(drawing);
});

test('rejects two files of one name', () => {
  expect(() => createPictureLookup({ './dom.svg': drawing, './sub/dom.jpg': photo })).toThrow(
    './sub/dom.jpg has the name of another picture. Rename one of them.',
  );
});

test('skips files without a picture', () => {
  expect(() => createPictureLookup({ './Thumbs.db': undefined })('Thumbs')).toThrow(
    /No picture is called "Thumbs"/,
  );
});

test('lists the names for an unknown name', () => {
  const picture = createPictureLookup({ './dom.svg': drawing, './hero.svg': drawing });
  expect(() => picture('las')).toThrow('No picture is called "las". There are: dom, hero.');
});
