import { checkTheme } from '@tarcza/ui/theme';
import { expect, test } from 'vitest';
import { siteTokens } from './site.css';

test("the site's own theme can be read by everybody, by day and by night", () => {
  expect(checkTheme(siteTokens)).toEqual([]);
});
