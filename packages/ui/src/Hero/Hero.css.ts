import { globalStyle, part, style, styleVariants } from '../theme/layer.js';
import { fromWidth } from '../theme/breakpoints.js';
import { breakWords } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { widestColumn } from '../theme/pageWidth.js';
import { column, cover, rows, bodyText } from '../theme/frame.css.js';

const wide = fromWidth.large;
const widest = '(min-width: 100rem)';

const hero = part('Hero', [column, bodyText, { ...rows, alignItems: 'center', gap: vars.space.large }]);

export const place = styleVariants({
  first: [
    hero,
    { paddingBlock: vars.space.large, '@media': { [wide]: { paddingBlock: vars.space.section } } },
  ],
  belowBreadcrumbs: [
    hero,
    {
      paddingBlock: `${vars.space.medium} ${vars.space.large}`,
      '@media': {
        [wide]: { paddingBottom: vars.space.huge },
        // The picture begins beside the title, unless it fills the height of the whole block.
        [`${wide} and (max-width: 99.99rem)`]: { alignItems: 'start' },
      },
    },
  ],
});

/** Text and picture side by side where there is room. */
export const withPicture = style({
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 44%', gap: vars.space.huge },
    // The text stays in the page's column. The picture reaches the edge of the screen.
    [widest]: {
      gridTemplateColumns: 'minmax(0, 1fr) 54%',
      width: 'auto',
      margin: 0,
      paddingBlock: 0,
      paddingInlineStart: `calc((100% - ${widestColumn}) / 2)`,
    },
  },
});

const closer = `calc(${vars.space.small} - ${vars.space.medium})`;

export const text = part('Hero-text', [
  breakWords,
  { ...rows, justifyItems: 'start', gap: vars.space.medium },
]);

// What belongs together stands closer.
globalStyle(`${text} > h1`, { marginBottom: closer });

export const actions = part('Hero-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  maxWidth: '100%',
  '@media': { '(max-width: 29.99rem)': { width: '100%' } },
  // CallBar is hidden while these are in view.
  viewTimelineName: '--ui-first-call',
  viewTimelineInset: 'auto 48px',
});

// Buttons of one height, also where each has its own line, with the text in the middle.
globalStyle(`${actions} > *`, {
  alignContent: 'center',
  '@media': { '(max-width: 29.99rem)': { flexBasis: '100%' } },
});

export const note = style({
  margin: `${closer} 0 0`,
  color: vars.color.textQuiet,
  fontSize: vars.size.small,
});

export const picture = part('Hero-picture', [
  cover,
  {
    width: '100%',
    aspectRatio: '4 / 3',
    borderRadius: vars.radius.card,
    '@media': { [widest]: { maxHeight: '40rem', borderRadius: 0 } },
  },
]);
