import { vars } from '@tarcza/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { rows } from '../theme/mixins';

const links = style({ ...rows, alignContent: 'start', gap: vars.space.small });

/** Below what it adds to; or as a part of its own. */
export const level = styleVariants({ 2: [links], 3: [links, { marginTop: vars.space.large }] });
