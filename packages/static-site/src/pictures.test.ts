// @vitest-environment node
import { expect, test } from 'vitest';
import { picturesOf } from './pictures.ts';

const photo = { src: '/photo.jpg', width: 600, height: 300 };
const drawing = { src: '/drawing.svg', width: 600, height: 300 };

test('finds a picture by the name of its file', () => {
  const picture = picturesOf({ '../images/dom.JPG': photo, '../images/sub/plan.v2.svg': drawing });
  expect(picture('dom')).toBe(photo);
  expect(picture('plan.v2')).toBe(drawing);
});

test('finds a name with accents however the file system writes them', () => {
  const picture = picturesOf({ [`./${'żółw'.normalize('NFD')}.svg`]: drawing });
  expect(picture('żółw')).toBe(drawing);
  expect(picture('żółw'.normalize('NFD'))).toBe(drawing);
});

test.each([
  { './dom.svg': drawing, './dom.jpg': photo },
  { './dom.jpg': photo, './dom.svg': drawing },
])('prefers a photograph to the drawing of its name', (files) => {
  expect(picturesOf(files)('dom')).toBe(photo);
});

test.each([
  ['./dom.jpg', './dom.png'],
  ['./dom.svg', './sub/dom.SVG'],
  [`./${'łóżko'.normalize('NFC')}.jpg`, `./${'łóżko'.normalize('NFD')}.jpg`],
])('refuses two files of one name: %s and %s', (one, other) => {
  expect(() => picturesOf({ [one]: photo, [other]: photo })).toThrow(
    /^Both \.\/.+ and \.\/.+ are called ".+"\. Rename one of them\.$/,
  );
});

test('skips files that are no pictures', () => {
  expect(() => picturesOf({ './Thumbs.db': undefined })('Thumbs')).toThrow(/No picture is called "Thumbs"/);
});

test('names similar pictures where a name is unknown', () => {
  const picture = picturesOf({
    './galeria-dom.svg': drawing,
    './Galeria-plot.svg': drawing,
    './hero.svg': drawing,
  });
  expect(() => picture('galeria-las')).toThrow(
    'No picture is called "galeria-las". There are: galeria-dom, Galeria-plot.',
  );
  expect(() => picture('las')).toThrow('There are: galeria-dom, Galeria-plot, hero.');
  expect(() => picturesOf({})('las')).toThrow('No picture is called "las". There are none.');
});
