import { vars } from '@tarcza/ui/theme';
import { belowWidth, fromWidth, gutter } from '@tarcza/ui/vanilla-extract';
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

export { clipped, listReset, onHover, rows, urgentText } from '@tarcza/ui/vanilla-extract';

/** Media query of a page with columns. */
export const wide = fromWidth.large;

/** Media query of a tablet. */
export const tablet = '(min-width: 40rem) and (max-width: 59.99rem)';

/** The same where half of it is as wide as a phone. */
export const pairs = '(min-width: 45rem) and (max-width: 59.99rem)';

/** Adds a rule that holds where a media query does. */
export const styleIn = (media: string, selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@media': { [media]: rule } });

/** Adds a rule that holds where a container query does. */
export const styleWithin = (container: string, selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@container': { [container]: rule } });

/** Returns the styles of buttons that hide the bar at the foot of a phone's screen. Only the header covers them. */
export const calls = (order: 'first' | 'other') =>
  ({ viewTimelineName: `--ui-${order}-call`, viewTimelineInset: 'auto 48px' }) as const;

/** Returns the styles of as many columns as fit, none narrower than `width` unless the page is. */
export const columnsFrom = (width: string) =>
  ({ display: 'grid', gridTemplateColumns: `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))` }) as const;

/** The ground of a card. */
export const raised = {
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
} as const;

/** Stands at the end of a row that is a link. */
export const arrowhead = {
  content: '""',
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.25em)',
  insetInlineEnd: vars.space.hair,
  width: '0.5em',
  height: '0.5em',
  border: `solid ${vars.color.link}`,
  borderWidth: '2px 2px 0 0',
  rotate: '45deg',
} as const;

/** A picture with labels, on a phone as wide as the screen, so that they can be read. */
export const toEdges = {
  [belowWidth.small]: {
    width: `calc(100% + 2 * ${gutter})`,
    marginInline: `calc(-1 * ${gutter})`,
    borderRadius: 0,
  },
} as const;

/** Returns a hex colour a fifth darker. Tools for contrast cannot compute `color-mix()`. */
export const darken = (hex: string) =>
  hex.replaceAll(/[\da-f]{2}/gi, (part) =>
    Math.round(Number.parseInt(part, 16) * 0.81)
      .toString(16)
      .padStart(2, '0'),
  );
