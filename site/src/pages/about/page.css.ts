import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '../../components/CompanyCard.css';
import { aside } from '../../components/TextLayout.css';
import { styleIn } from '../../theme/mixins';

// Where all is in one column, the people stand before the firm's data.
const narrow = '(max-width: 63.99rem)';
styleIn(narrow, `.${aside}`, { display: 'contents' });
styleIn(narrow, `.${card}`, { order: 1 });

export const facts = style({ paddingBlock: vars.space.large, borderTop: `1px solid ${vars.color.border}` });
globalStyle(`${facts} p`, { marginTop: vars.space.medium });
