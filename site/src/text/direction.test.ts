import { expect, test } from 'vitest';
import { measureDirection } from './direction';

test('names the eight directions, clockwise from the north', () => {
  const [latitude, longitude] = [50.0617, 19.9375];
  const names = Array.from({ length: 8 }, (_, eighth) => {
    const [north, east] = [Math.cos, Math.sin].map((of) => of((eighth * Math.PI) / 4) / 2);
    const to = { latitude: latitude + north!, longitude: longitude + east! / 0.64 };
    return measureDirection({ latitude, longitude }, to).replace('na ', '');
  });
  expect(names.join()).toBe(
    'północ,północny wschód,wschód,południowy wschód,południe,południowy zachód,zachód,północny zachód',
  );
});
