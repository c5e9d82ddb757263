import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { columnsFrom, plainList } from './mixins';

/** The column that holds a page's content. */
export const column = style({
  width: 'min(72rem, 100% - 2rem)',
  marginInline: 'auto',
});

/** The column for reading: 60 to 75 characters a line. */
export const textColumn = style({ maxWidth: '42rem' });

export const title1 = style({ fontSize: vars.size.title1 });
export const title2 = style({ fontSize: vars.size.title2 });
export const title3 = style({ fontSize: vars.size.title3 });
export const title4 = style({ fontSize: vars.size.title4 });
export const lead = style({ fontSize: vars.size.lead, lineHeight: 1.5 });
export const quiet = style({ color: vars.color.textQuiet });
export const small = style({ fontSize: vars.size.small });

/** Buttons in a row, one below the other where there is no room. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});

/** Cards side by side, as many as there is room for. */
export const cardGrid = style({ ...columnsFrom('18rem'), ...plainList, gap: vars.space.medium });

/** A page that consists of one message. */
export const message = style([
  column,
  { display: 'grid', justifyItems: 'start', gap: vars.space.medium, paddingBlock: vars.space.section },
]);

/** Says, beside what was pressed, that it could not be done. */
export const loadFailed = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.tight,
  padding: vars.space.small,
  border: `2px solid ${vars.color.urgent}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
});
