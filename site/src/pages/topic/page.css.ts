import { vars } from '@tarcza/ui/theme';
import { pageWidth } from '@tarcza/ui/vanilla-extract';
import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css';
import { closed } from '../../components/Office.css';
import { raised, rows, toEdges } from '../../theme/mixins';
import { column } from '../../theme/page.css';

/** The labels in a comparison are not cropped. */
export const comparison = style({});
globalStyle(`${comparison} .ui-Hero-picture`, {
  aspectRatio: '800 / 656',
  '@media': {
    ...toEdges,
    '(min-width: 100rem)': {
      maxWidth: '46rem',
      maxHeight: 'none',
      justifySelf: 'center',
      marginBlock: vars.space.large,
      borderRadius: vars.radius.large,
    },
  },
});

/** Outside opening hours a phone shows first aid before the picture and the links. */
export const urgentTop = style({});
const atNight = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${closed} ${urgentTop}${selector}`, { '@media': { '(max-width: 39.99rem)': rule } });
atNight('', {
  display: 'grid',
  gridTemplateColumns: pageWidth,
  justifyContent: 'center',
  gap: vars.space.medium,
});
atNight(' > *', { width: 'auto', paddingBottom: 0, order: 1 });
atNight(` :is(${comparison}, .ui-Hero)`, { display: 'contents' });
atNight(' > :last-child', { order: 0 });
atNight(' .ui-Hero-picture', { order: 1 });

export const part = style({ ...rows, alignContent: 'start', justifyItems: 'start', gap: vars.space.small });

/** When to call is next to the price. */
export const calling = style([part, { ...raised, padding: vars.space.medium }]);

export const more = style({ ...rows, gap: vars.space.small, gridColumn: '1 / -1' });

/** Close to the text above it. */
export const belowTop = style([column, { paddingBottom: vars.space.large }]);
