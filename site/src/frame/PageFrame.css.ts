import { vars } from '@tarcza/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { canWait, closed, known, second } from '../components/Office.css';

const onePage = '(max-width: 59.99rem)';

export const claim = style({
  '@media': { [onePage]: { selectors: { [`${known} &`]: { display: 'none' } } } },
});
globalStyle('.ui-SiteHeader-strip', { vars: { [vars.color.success]: vars.color.onBrand } });
export const statusOnPhones = style({ '@media': { [`not all and ${onePage}`]: { display: 'none' } } });

// Header and call bar together take at most 110 px of a phone's screen.
const phone = '(max-width: 47.99rem)';
globalStyle(':root', { '@media': { [phone]: { vars: { [vars.layout.stickyTop]: '53px' } } } });
globalStyle('.ui-SiteHeader-bar > div', { '@media': { [phone]: { minHeight: 52 } } });
globalStyle('.ui-CallBar', { paddingBlock: '4px calc(4px + env(safe-area-inset-bottom))' });
globalStyle('.ui-CallBar .ui-PhoneButton', {
  minHeight: 48,
  paddingBlock: 4,
  alignContent: 'center',
  fontSize: vars.size.body,
});

export const statusInBar = style({
  flex: '0 1 6.5rem',
  display: 'none',
  fontSize: vars.size.small,
  lineHeight: 1.25,
  '@media': {
    '(min-width: 18rem)': {
      selectors: {
        [`${known} &`]: { display: 'block' },
        [`${closed} &`]: { flexBasis: '8rem' },
        [`${canWait} &`]: { display: 'none' },
      },
    },
  },
});

/** Stands in the place of the state while the office is closed, unless the case of the page is urgent. */
export const writeInBar = style({
  display: 'none',
  flex: '1 1 0',
  selectors: { [`${canWait} &`]: { display: 'block' } },
});
globalStyle(`${writeInBar} > a`, {
  width: '100%',
  minHeight: 48,
  padding: `0 ${vars.space.hair}`,
  lineHeight: 1.2,
});
globalStyle(`${writeInBar} > a > span > span`, {
  display: 'block',
  fontSize: vars.size.small,
  fontWeight: 400,
});
globalStyle(`${canWait} .ui-CallBar > .ui-PhoneButton`, second);
globalStyle(`${canWait} .ui-CallBar > .ui-PhoneButton`, { flex: '1 1 0' });

// With letters twice as large there is room for one thing each.
const large = '(max-width: 17.99rem)';
globalStyle(`.ui-SiteHeader-strip p:first-child:not(:last-child), ${writeInBar} > a > span > span`, {
  '@media': { [large]: { display: 'none' } },
});
