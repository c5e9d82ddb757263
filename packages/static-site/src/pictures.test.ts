import { expect, test } from 'vitest';
import { createPictureLookup } from './pictures.ts';

const photo = { src: '/photo.jpg', width: 600, height: 300 };
const drawing = { src: '/drawing.svg', width: 600, height: 300 };

test('finds a picture by its file name, and lists the names for an unknown one', () => {
  const files = { '../images/Dom.JPG': photo, '../sub/plan.v2.svg': drawing, './Thumbs.db': undefined };
  const picture = createPictureLookup(files);
  expect(picture('Dom')).toBe(photo);
  expect(picture('plan.v2')).toBe(drawing);
  expect(() => picture('Thumbs')).toThrow('No picture is called "Thumbs". There are: Dom, plan.v2.');
});

test('rejects two files of one name', () => {
  expect(() => createPictureLookup({ './dom.svg': drawing, './sub/dom.jpg': photo })).toThrow(
    './sub/dom.jpg has the name of another picture. Rename one of them.',
  );
});
