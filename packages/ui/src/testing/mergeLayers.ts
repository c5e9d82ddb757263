const keyframes = /@keyframes [\w-]+\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** Joins the blocks of the layer of a minified stylesheet. Keyframes move to the front: a block that ends with one has no brace to lose. */
export const mergeLayers = (css: string) =>
  (css.match(keyframes) ?? []).join('') +
  css
    .replaceAll(keyframes, '')
    .replaceAll('}@layer ui;@layer ui{', '')
    .replaceAll(/(--[\w-]+): /g, '$1:');
