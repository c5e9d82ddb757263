import { vars } from '@tarcza/ui/theme';
import { type GlobalStyleRule, style } from '@vanilla-extract/css';
import { listReset, rows, styleIn, tablet, wide } from './mixins';

/**
 * Cards side by side: two share a row of a tablet, three that of a desktop. Of 5, 8 … the first two share the first row, of
 * 4, 7 … the first four two rows. One alone in its row is a container, so that a card puts its picture at the side.
 */
export const cardGrid = style({
  ...rows,
  ...listReset,
  gap: vars.space.medium,
  '@media': {
    [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
const first = `${cardGrid} > :first-child`;
const two = `${first}:nth-last-child(3n + 2)`;
const four = `${first}:nth-last-child(3n + 4)`;
const inPairs = [two, `${two} + *`, four, `${four} + *`, `${four} + * + *`, `${four} + * + * + *`].join();
const alone = { gridColumn: '1 / -1', containerType: 'inline-size' } as const;
// Each as weak as a class, so that the list of a page can do otherwise.
styleIn(wide, `${cardGrid} > :where(*)`, { gridColumn: 'span 2' });
styleIn(wide, `${cardGrid} > :where(${inPairs})`, { gridColumn: 'span 3' });
styleIn(tablet, `:where(${cardGrid}) > :last-child:where(:nth-child(odd))`, alone);
styleIn(wide, `:where(${cardGrid}) > :only-child`, alone);

// On a phone cards with pictures, of an odd number all but the first, share rows, without their texts.
// Not with text at 200 %: there each takes a row.
const inPairsOnPhones = (part: string, rule: GlobalStyleRule) =>
  styleIn('(min-width: 21.25rem) and (max-width: 39.99rem)', `${cardGrid}${part}`, rule);
inPairsOnPhones(':has(article)', {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
});
const leading = ':first-child:nth-last-child(odd)';
inPairsOnPhones(` > ${leading}`, { gridColumn: '1 / -1' });
const paired = ` > :not(${leading})`;
inPairsOnPhones(`${paired} :is(.ui-ServiceCard, .ui-ArticleCard > div)`, {
  padding: 12,
  fontSize: vars.size.small,
});
inPairsOnPhones(`${paired} [class*="Card-picture"]`, { margin: '-12px -12px 4px' });
// Titles of articles are long: each has a row, beside its picture.
inPairsOnPhones(':has(.ui-ArticleCard)', { gridTemplateColumns: 'minmax(0, 1fr)' });
inPairsOnPhones(`${paired} .ui-ArticleCard > div`, { flexDirection: 'row' });
inPairsOnPhones(`${paired} .ui-ArticleCard-picture`, {
  flex: '0 0 29%',
  margin: '-12px 0 -12px -12px',
  borderRadius: `${vars.radius.card} 0 0 ${vars.radius.card}`,
});
inPairsOnPhones(`${paired} [class*="Card-title"]`, { fontSize: vars.size.body });
inPairsOnPhones(`${paired} [class*="Card-text"]`, { display: 'none' });
inPairsOnPhones(`${paired} article p::after`, { content: 'none' });
