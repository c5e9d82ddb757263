import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { columnsFrom, styleIn, wide } from '../../theme/mixins';
import { spaced } from '../../theme/page.css';

/** The questions, with links at their side where there is room. */
export const faq = style([spaced, { '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } } }]);

/** Links, whose rows share the height of the questions. */
export const related = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium });
const links = `${related} > nav`;
styleIn(wide, links, { display: 'grid', flexGrow: 1, paddingTop: '0.9rem' });
styleIn(wide, `${links} > div`, { gridTemplateRows: 'auto 1fr' });
styleIn(wide, `${links} ul`, { display: 'grid' });
styleIn(wide, `${links} a`, { height: '100%' });

/** When to call, and first aid. */
export const urgent = style({ ...columnsFrom('20rem'), gap: vars.space.medium });

/** As many side by side as there is room for; one alone takes the row. */
export const problems = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.small} ${vars.space.huge}`,
});
globalStyle(`${problems} > *`, { flex: '1 1 15rem' });
// Of three, the most urgent has the most words.
globalStyle(`${problems} > :nth-last-child(3)`, { flexGrow: 2 });
