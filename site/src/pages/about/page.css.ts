import { vars } from '@tarcza/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { card } from '../../components/CompanyCard.css';
import { aside } from '../../components/Text.css';
import { plainList, rows } from '../../theme/mixins';

// Where all is in one column, the people stand before the firm's data.
const narrow = '(max-width: 63.99rem)';
globalStyle(`.${aside.whole}`, { '@media': { [narrow]: { display: 'contents' } } });
globalStyle(`.${card}`, { '@media': { [narrow]: { order: 1 } } });

export const facts = style({
  paddingBlock: vars.space.large,
  borderTop: `1px solid ${vars.color.border}`,
});
globalStyle(`${facts} p`, { marginTop: vars.space.medium });

export const columns = style({
  ...rows,
  gap: `${vars.space.large} ${vars.space.huge}`,
  '@media': { '(min-width: 48rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const rules = style({ ...rows, alignContent: 'start', gap: vars.space.medium });

export const list = style({ ...rows, ...plainList, gap: vars.space.small });

const anyRule = style({ display: 'flex', gap: vars.space.tight });
globalStyle(`${anyRule} > svg`, { flex: 'none', marginTop: '0.2em', color: 'var(--mark)' });

export const rule = styleVariants({ check: vars.color.success, cross: vars.color.urgent }, (color) => [
  anyRule,
  { vars: { '--mark': color } },
]);
