import { vars } from '@tarcza/ui/theme';
import { style } from '@vanilla-extract/css';
import { columnsFrom } from '../../theme/mixins';

export { top } from '../towns/page.css';

export const facts = style({ ...columnsFrom('24rem'), gap: `${vars.space.medium} ${vars.space.huge}` });
