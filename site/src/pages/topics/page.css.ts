import { vars } from '@tarcza/ui/theme';
import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { styleIn } from '../../theme/mixins';

// Not with text at 200 %: there each takes a row.
const phone = '(min-width: 20rem) and (max-width: 39.99rem)';

/** A card shows the animals of a plate without labels. On a phone all but the first share rows, without their texts. */
export const drawings = style({
  '@media': { [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.small } },
});
globalStyle(`${drawings} .ui-ServiceCard-picture`, { aspectRatio: '800 / 420' });
// An SVG keeps its ratio in any box: `fill` shows all of it. The last one stands beside its text on a tablet, its head in view.
globalStyle(`${drawings} > :not(:last-child) img`, { objectFit: 'fill' });
globalStyle(`${drawings} > :last-child img`, { objectPosition: 0 });

const onPhones = (part: string, rule: GlobalStyleRule) => styleIn(phone, `${drawings} > ${part}`, rule);
onPhones(':first-child', { gridColumn: '1 / -1' });
onPhones(':nth-child(n + 2) .ui-ServiceCard', { padding: '0 12px 12px', fontSize: vars.size.small });
onPhones(':nth-child(n + 2) .ui-ServiceCard-picture', { margin: '0 -12px 4px' });
onPhones(':nth-child(n + 2) .ui-ServiceCard-title', { fontSize: vars.size.title4 });
onPhones(':nth-child(n + 2) .ui-ServiceCard-text', { display: 'none' });
onPhones(':nth-child(n + 2) p::after', { content: 'none' });
