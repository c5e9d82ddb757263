import { expect, test } from 'vitest';
import { createPictureLookup } from './pictures.ts';

const photo = { src: '/photo.jpg', width: 600, height: 300 };
const drawing = { src: '/drawing.svg', width: 600, height: 300 };

test('finds a picture by its file name', () => {
  const picture = createPictureLookup({ '../images/dom.JPG': photo, '../images/sub/plan.v2.svg': drawing });
  expect(picture('dom')).toBe(photo);
  expect(picture('plan.v2')).toBe(drawing);
});

test.each([
  { './dom.svg': drawing, './dom.jpg': photo },
  { './dom.jpg': photo, './dom.svg': drawing },
])('prefers a photo to a drawing of the same name', (files) => {
  expect(createPictureLookup(files)('dom')).toBe(photo);
});

test.each([
  ['./dom.jpg', './dom.png'],
  ['./dom.svg', './sub/dom.SVG'],
])('rejects two files of one name: %s and %s', (one, other) => {
  expect(() => createPictureLookup({ [one]: photo, [other]: photo })).toThrow(
    /^Both \.\/.+ and \.\/.+ are called ".+"\.$/,
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
