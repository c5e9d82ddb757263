import { vars } from '@tarcza/ui/theme';
import { belowWidth } from '@tarcza/ui/vanilla-extract';
import { globalStyle, style } from '@vanilla-extract/css';
import { calm, canWait, closed, second } from '../components/OfficeHours.css';
import { clipped, styleIn } from '../theme/mixins';

// Header and call bar together take at most 110 px of a phone's screen.
const phone = belowWidth.medium;
styleIn(phone, ':root', { vars: { [vars.layout.stickyTop]: '53px' } });
styleIn(phone, '.ui-SiteHeader-row', { minHeight: 52 });
globalStyle('.ui-CallBar', { paddingBlock: '4px calc(4px + env(safe-area-inset-bottom))' });
globalStyle('.ui-CallBar .ui-PhoneButton', {
  minHeight: 48,
  padding: '4px 6px',
  alignContent: 'center',
  fontSize: `min(${vars.size.body}, 8.5vw)`,
});

/**
 * Stands before the call while the office is closed, and in the call bar always, unless the page begins with the form.
 */
export const write = style({
  display: 'none',
  flex: 'auto',
  alignSelf: 'stretch',
  selectors: { [`${canWait} &`]: { display: 'flex' } },
});
styleIn('(min-width: 11rem)', `${calm} .ui-CallBar > ${write}`, { display: 'flex' });
styleIn(
  '(min-width: 11rem) and (max-width: 14.99rem)',
  `${calm} .ui-CallBar .ui-PhoneButton-number`,
  clipped,
);
const byDay = `:root:not(${canWait}) .ui-CallBar`;
globalStyle(`${byDay} > ${write}`, { flex: 'none' });
globalStyle(`${byDay} > ${write} > a`, { ...second, paddingInline: vars.space.small });
globalStyle(`${write} > a`, { width: '100%', minHeight: 48, padding: vars.space.hair, lineHeight: 1.2 });
globalStyle(`${write} > a > span > office-text`, {
  display: 'block',
  fontSize: vars.size.small,
  fontWeight: 400,
});
// In the menu each has a row, unless both fit one without breaking their words.
globalStyle('.ui-SiteHeader-menu > div', { flexWrap: 'wrap' });
// Its label at night leaves no room for the number, except on pages that are urgent, where it stays as by day.
const bar = ':root:has(main [data-urgent]) .ui-CallBar';
globalStyle(`${bar} [data-while="closed"]`, { display: 'none' });
globalStyle(`${bar} [data-while="open"]`, { display: 'inline' });
styleIn(
  '(min-width: 20rem)',
  `${closed}:not(:has(main [data-urgent])) .ui-CallBar .ui-PhoneButton-number`,
  clipped,
);
// Quiet beside the button of the form, too.
globalStyle(`${canWait} ${write} + .ui-PhoneButton, :root:has(main #formularz) .ui-CallBar > a`, second);
// With large text there is room for one. The number is in the header, too.
globalStyle(`${canWait} ${write} + .ui-PhoneButton`, {
  flex: 'auto',
  width: 'auto',
  '@media': { '(max-width: 14.99rem)': { display: 'none' } },
});

// Beside the number alone, a receiver.
styleIn('(max-width: 10.99rem)', '.ui-CallBar > .ui-PhoneButton::before', { display: 'inline-block' });

// On the narrowest phones there is room for one line each.
styleIn('(max-width: 21.99rem)', `.ui-SiteHeader-claims, ${write} > a > span > office-text`, {
  display: 'none',
});
