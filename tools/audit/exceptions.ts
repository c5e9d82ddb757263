import type { Exception } from './findings.ts';

const everyPage = /^/;

/** Findings that are wrong, and answers to what the checks cannot decide: page, rule and reason of each. */
export const exceptions: readonly Exception[] = [
  {
    check: 'Nu HTML Checker',
    rule: /^error$/,
    about: /“blocking” attribute must have a “rel” attribute/,
    page: everyPage,
    reason:
      'The HTML standard allows it on a link with rel="expect", which the checker does not know yet. Browsers without it ignore the link.',
  },
  ...[
    { check: 'axe-core', rule: /^aria-hidden-focus$/ },
    { check: 'Siteimprove Alfa', rule: /^sia-r(17|65)$/ },
    { check: 'keyboard', rule: /^reachable$/ },
  ].map((either) => ({
    ...either,
    page: /^Components\/(GalleryViewer: (Viewer .+|Very tall picture|Picture that fails to load)|Toasts: Above a dialog)$/,
    reason:
      'While the dialog is open, Radix hides the rest of the page and puts a focus guard at each end of it, which passes the focus back into the dialog. The stories of the viewer test that Tab stays in it.',
  })),
  {
    check: 'axe-core',
    rule: /^color-contrast(-enhanced)?$/,
    about:
      /(overlapped|partially obscured) by another element|contains an image node|due to a pseudo element/,
    page: /^(\/(|kontakt|miasta|miasta\/[^/]+|uslugi)|Components\/(GalleryViewer: Picture that fails to load|LazyImage: Fails to load))$/,
    reason:
      'The names of towns lie over the shapes of the map, a title lies below the area of its own link, and a message takes the place of its picture. The colours are tokens, whose pairs npm run check:theme checks, and the reflow check finds words that leave their background.',
  },
  ...['axe-core', 'Siteimprove Alfa'].map((check) => ({
    check,
    rule: /^(color-contrast|sia-r69)$/,
    about: /^[^ ]*(\/select\[1\]|_service|_place)/,
    page: /^(\/en|\/kontakt|Components\/ContactForm: .+|Foundations\/Theming: .+|Patterns\/.+)$/,
    reason:
      'The arrow of a select is at its end, where the padding keeps text away; in forced colours the browser renders it.',
  })),
  {
    check: 'Siteimprove Alfa',
    rule: /^sia-r69$/,
    about: /\/div\[1\]\/a\[\d+\]\/span\[1\]/,
    page: /^\/(|kontakt|miasta|miasta\/[^/]+)$/,
    reason: 'The names of towns on the map. Their shadow has the colour of the surface around them.',
  },
  {
    check: 'reflow',
    rule: /^text-200$/,
    about: /is broken without a hyphen/,
    page: /^Components\/\w+: (Long .+|At 320 px)$/,
    reason: 'The story shows words that are wider than its container, which has a fixed width.',
  },
  {
    check: 'Siteimprove Alfa',
    rule: /^sia-r54$/,
    page: /^Components\/Toasts/,
    reason: 'Were the region of urgent notifications atomic, a second one would repeat the first.',
  },
  {
    check: 'Siteimprove Alfa',
    rule: /^sia-r65$/,
    about: /\/(article\[\d+\]\/.*h\d\[1\]\/a\[1\]|figcaption\[1\]\/button\[1\]) /,
    page: everyPage,
    reason:
      'A link or button that covers its card or picture shows the focus ring around it, where the keyboard check measures it.',
  },
];
