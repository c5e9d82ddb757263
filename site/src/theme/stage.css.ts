import { vars } from '@tarcza/ui/theme';
import { belowWidth, gutter, widestColumn } from '@tarcza/ui/vanilla-extract';
import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css';
import { cover, top } from './page.css';
import { styleIn, styleWithin, tablet, wide } from './mixins';

/** The top of a page whose drawing reaches the edge of the screen: beside the text, or in a strip below it. */
export const stage = style({
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplate: `auto 1fr / max(${gutter}, (100% - ${widestColumn}) / 2) minmax(0, 1fr) 50%`,
    },
  },
});
// The text stays in the page's column.
styleIn(wide, `${stage} > .ui-Breadcrumbs`, { gridArea: '1 / 2', width: 'auto', margin: 0 });
styleIn(wide, `${stage} > .ui-Hero`, {
  gridArea: '2 / 2',
  alignSelf: 'center',
  containerType: 'inline-size',
  width: 'auto',
  margin: 0,
  paddingInlineEnd: '2.5vw',
});
// A line has room for the longest part of a headline, "Pomożemy w Krakowie".
styleIn(tablet, `${stage} h1`, { fontSize: 'min(2.5rem, 5.3vw)' });
styleIn(wide, `${stage} h1`, { fontSize: 'clamp(2rem, 8.5cqi, 3.25rem)' });
// Both buttons share a row, also while the office is closed.
const inRow = (selector: string, rule: GlobalStyleRule) =>
  styleWithin('(min-width: 26rem)', `${stage} > .ui-Hero .ui-Hero-actions > a${selector}`, rule);
inRow('', { paddingInline: 'calc(6cqi - 1rem)', fontSize: `min(${vars.size.body}, 3.4cqi)` });
inRow(' > span > office-text', { minWidth: 0 });

styleIn(belowWidth.small, `:is(${stage}, ${top}) + .ui-Section`, { paddingTop: vars.space.medium });

/** Its drawing. */
export const scene = style([
  cover,
  {
    height: '72vw',
    borderRadius: 0,
    '@media': {
      [belowWidth.small]: { width: 'auto', marginInline: 0 },
      [wide]: {
        gridArea: '1 / 3 / span 2',
        height: '100%',
        minHeight: 'min(38rem, 38vw)',
        maxHeight: '48rem',
      },
    },
  },
]);
globalStyle(`${scene} img`, { objectPosition: '35% 80%' });
