import { anywhere, globalStyle, part, styleVariants } from '../theme/layer.js';
import { buttonCase, focusRing, touchTarget } from '../theme/base.css.js';
import { vars } from '../theme/contract.css.js';
import { onHover, onPaper } from '../theme/rules.js';

/** Outline of a telephone receiver. */
const receiver =
  'polygon(10% 5%, 30% 0, 40% 30%, 30% 40%, 40% 60%, 60% 70%, 70% 60%, 100% 70%, 95% 90%, 80% 100%, 60% 95%, 20% 75%, 5% 40%, 0 20%)';

const button = part('PhoneButton', [
  focusRing,
  touchTarget,
  {
    display: 'inline-block',
    boxSizing: 'border-box',
    maxWidth: '100%',
    border: '2px solid transparent',
    // A pill of several lines would be an ellipse.
    borderRadius: `min(${vars.radius.button}, 1.8em)`,
    fontFamily: vars.font.body,
    fontWeight: vars.weight.button,
    lineHeight: 1.5,
    textTransform: buttonCase,
    textAlign: 'center',
    overflowWrap: anywhere,
    textDecoration: 'none',
    transition: `background-color ${vars.motion.quick}`,
    selectors: {
      // An icon in the stylesheet is smaller than one in each page's script.
      '&::before': {
        content: '""',
        display: 'inline-block',
        width: '1em',
        height: '1em',
        marginInlineEnd: '0.5em',
        verticalAlign: '-0.1em',
        background: 'currentColor',
        clipPath: receiver,
        // Printing and forced colours would remove the background.
        printColorAdjust: 'exact',
        WebkitPrintColorAdjust: 'exact',
        forcedColorAdjust: 'none',
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&::before': { background: 'LinkText' } } },
      // On a narrow phone with large text the words need the room.
      '(max-width: 12.99rem)': { selectors: { '&::before': { display: 'none' } } },
    },
  },
]);

const filled = (background: string, hover: string, color: string) =>
  [
    button,
    {
      background,
      color,
      selectors: { '&:hover:not(:active)': onHover({ background: hover }) },
      '@media': onPaper,
    },
  ] as const;

export const tone = styleVariants({
  action: [...filled(vars.color.action, vars.color.actionHover, vars.color.onAction)],
  urgent: [...filled(vars.color.urgent, vars.color.urgentHover, vars.color.onUrgent)],
  quiet: [
    button,
    {
      color: vars.color.link,
      borderColor: vars.color.controlEdge,
      selectors: { '&:hover': onHover({ background: vars.color.surfaceSunken }) },
    },
  ],
  brand: [
    button,
    {
      color: vars.color.onBrand,
      borderColor: 'currentColor',
      selectors: {
        // The theme's focus colour may have no contrast with the brand's.
        '&:focus-visible': { outlineColor: vars.color.onBrand },
      },
    },
  ],
});

// Does not underline the space between text and number.
globalStyle(`${tone.brand}:hover > span`, onHover({ textDecoration: 'underline' }));

/** 56 px high, like ActionLink. With larger text its lines grow, not its padding. */
const prominent = {
  paddingBlock: 'max(calc((56px - 1.25em) / 2 - 2px), 4px)',
  // Smaller on narrow phones, so that words and number fit one line.
  fontSize: `min(${vars.size.lead}, max(1rem, 4.6vw))`,
  lineHeight: 1.25,
} as const;

export const size = styleVariants({
  regular: { padding: `${vars.space.tight} ${vars.space.small}`, fontSize: vars.size.body },
  large: { ...prominent, paddingInline: `min(${vars.space.large}, 5vw)` },
  wide: { ...prominent, display: 'block', width: '100%', paddingInline: vars.space.hair },
});

export const number = part('PhoneButton-number', {
  display: 'inline-block',
  maxWidth: '100%',
  fontVariantNumeric: 'tabular-nums',
  // The groups keep their order in a right-to-left page.
  direction: 'ltr',
  unicodeBidi: 'isolate',
});
