import { expect, test } from 'vitest';
import { routes } from '../src/routes';
import { pageKinds } from './pageKinds.ts';

test('each screen of the site has a page that is measured, audited and photographed', () => {
  const kinds = Object.values(pageKinds);
  const shown = (path: string) => {
    const pattern = new RegExp(`^${path.replace('*', '-').replaceAll(/:\w+/g, '[^/]+')}$`);
    return kinds.some((kind) => pattern.test(kind));
  };
  const covered = new Set(routes.filter(({ path }) => shown(path)).map(({ page }) => page));
  const forgotten = routes.map(({ page }) => page).filter((page) => !covered.has(page));
  // The page of addresses that do not exist has none by its nature.
  expect(new Set(forgotten)).toEqual(new Set(['notFound']));
});
