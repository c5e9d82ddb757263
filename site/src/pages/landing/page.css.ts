import { vars } from '@tarcza/ui/theme';
import { belowWidth, largeText } from '@tarcza/ui/vanilla-extract';
import { style } from '@vanilla-extract/css';
import { box } from '../../theme/page.css';
import { scene } from '../../theme/stage.css';
import { pairs, styleIn } from '../../theme/mixins';

/** Below the header, with the one line of amber that is no button. */
export const alarm = style({
  paddingBlock: vars.space.tight,
  borderBottom: `2px solid ${vars.color.action}`,
  background: vars.color.surfaceSunken,
  fontWeight: vars.weight.strong,
  '@media': { [largeText]: { whiteSpace: 'pre-line' } },
});

/** On narrow screens with the window, which says that it is night. */
export const bedroom = style([scene]);
const narrow = belowWidth.large;
styleIn(narrow, `${bedroom}${bedroom}`, { height: 'auto', aspectRatio: '3 / 2' });
styleIn(narrow, `${bedroom}${bedroom} img`, { objectPosition: '50% 50%' });

/** A plate and a card: side by side on a tablet. */
export const proof = style({ '@media': { [pairs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });

export const opinion = style([box, { gridTemplateRows: 'auto 1fr auto', height: '100%' }]);

export const fullStar = style({ fill: vars.color.action });
export const emptyStar = style({ fill: vars.color.border });

export const quote = style({ margin: 0 });

export const offer = style([box, { gap: vars.space.small }]);
export const price = style({ color: vars.color.link });
