import { globalStyle, part, styleVariants } from '../theme/layer.js';
import { size } from '../PhoneButton/PhoneButton.css.js';
import { vars } from '../theme/contract.css.js';
import { onBrand, rows, bodyText } from '../theme/frame.css.js';

const band = part('Section', [bodyText, { paddingBlock: vars.space.section }]);

export const tone = styleVariants({
  plain: [band],
  sunken: [band, { background: vars.color.surfaceSunken }],
  brand: [band, onBrand],
});

export const head = part('Section-head', { ...rows, gap: vars.space.small, marginBottom: vars.space.large });

// Margins of blocks collapse, so a child's own margin is not added. Elements that are not rendered add no distance.
globalStyle(`${band} > * > :not([data-without-script], [hidden], ${head}) ~ *`, {
  marginTop: vars.space.large,
});

// Margins do not separate inline elements.
const inline = `:is(a, button, span, strong, em, small, img):not(${size.wide})`;
globalStyle(`${band} > * > ${inline}`, { width: 'fit-content' });
globalStyle(`${band} > * > ${inline}:not(.ui-ActionLink)`, { display: 'block' });
globalStyle(`${band} > * > .ui-ActionLink`, { display: 'flex' });
