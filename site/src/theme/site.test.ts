import { checkTheme } from '@tarcza/ui/theme';
import { expect, test } from 'vitest';
import { siteTokens } from './site.css';

test('the site’s own theme has enough contrast, in light and dark', () => {
  expect(checkTheme(siteTokens)).toEqual([]);
});
