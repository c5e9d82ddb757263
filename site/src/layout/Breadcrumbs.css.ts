import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { column } from './layout.css';
import { plainList } from './mixins';

export const breadcrumbs = style([column, { paddingTop: vars.space.small }]);

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.tight,
  color: vars.color.textQuiet,
  fontSize: vars.size.small,
  ...plainList,
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: {
    // The empty words after the slash keep it from being read aloud.
    '& + &::before': { content: '"›" / ""', color: vars.color.textQuiet },
  },
});

export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });
