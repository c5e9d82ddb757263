import { answeredElsewhere, type Judgement } from '../../packages/audit/src/audit.ts';

const ibm = 'IBM Equal Access';
const htmlcs = 'HTML_CodeSniffer';

/** Every question that the engines leave to a person. One that is not answered here is a finding. */
export const judgements: readonly Judgement[] = [
  ...answeredElsewhere,
  {
    engine: ibm,
    rule: /^style_color_misuse$/,
    reason:
      'It asks so of every style sheet. Links in text are underlined, errors have an icon and words, and what is pressed says so by aria-pressed.',
  },
  {
    engine: ibm,
    rule: /^style_viewport_resizable$/,
    reason:
      'Letters grow with the window between two sizes in rem, of which the larger is at most 1.63 times the smaller: with a zoom of 400 % they are at least 2.4 times as large, and the layout check looks at 200 % that nothing is cut off.',
  },
  {
    engine: ibm,
    rule: /^text_block_heading$/,
    reason:
      'Short strong lines, such as the company’s name in the footer, the title of a toast or the first words of a fact: they head nothing.',
  },
  {
    engine: 'axe-core',
    rule: /^color-contrast$/,
    about: /partially obscured by another element/,
    page: /^Foundations\/Theming/,
    reason:
      'The theme tool scrolls in two panes, and these words lie below the edge of one of them. It draws with the theme’s own tokens, each pair held to its contrast by npm run check:theme.',
  },
  {
    engine: 'body text',
    rule: /^contrast-7-to-1$/,
    about: /could not be measured/,
    page: /^Foundations\/Theming/,
    reason: 'The same words below the edge of a pane, of which axe asks above.',
  },
  {
    engine: ibm,
    rule: /^text_sensory_misuse$/,
    about: /without the word\(s\) 'Large'/,
    reason: '“Large” text is WCAG’s word for a size of letters; it points to no place on the screen.',
  },
  {
    engine: ibm,
    rule: /^heading_markup_misuse$/,
    about: /\/section\[1\]\/div\[\d\]\/div\[\d\]\/h\d/,
    reason: 'A question of twenty words is the heading of its answer all the same.',
  },
  {
    engine: ibm,
    rule: /^input_label_visible$/,
    reason:
      'A button of the viewer has an icon, which is what is seen of it, and a name for those who do not see it; the field for robots is hidden from everybody.',
  },
  {
    engine: ibm,
    rule: /^input_fields_grouped$/,
    reason: 'The fields of the form are one group: the form, which has a name.',
  },
  {
    engine: ibm,
    rule: /^media_alt_brief$/,
    about: /\/figure\[1\]\/div\[1\]\/div\[1\]\/img\[1\] Text alternative is more than 150/,
    reason:
      'The map of towns. What it shows is where each of twenty towns lies, and its text says so of each; beside it stands the list of the same towns.',
  },
  {
    engine: 'Siteimprove Alfa',
    rule: /^sia-r65$/,
    reason:
      'A link that reaches over its card shows the ring around the card; the keyboard check measures it there.',
  },
  {
    engine: 'axe-core',
    rule: /^color-contrast$/,
    about: /overlapped by another element|contains an image node|due to a pseudo element/,
    reason:
      'The map’s names of towns lie over its shapes and dots, and a title lies below the area of its own link. The colours are tokens, each pair held to its contrast by npm run check:theme, and the layout check finds words that leave the box which paints their ground.',
  },
  {
    engine: ibm,
    rule: /^blockquote_cite_exists$/,
    reason: 'What somebody said: there is no address to cite.',
  },
  ...[
    { engine: ibm, rule: /^(text_contrast_sufficient|img_alt_background)$/ },
    { engine: 'axe-core', rule: /^color-contrast$/ },
    { engine: 'Siteimprove Alfa', rule: /^sia-r69$/ },
    { engine: htmlcs, rule: /1_4_3\.(G18|G145)\.BgImage$/ },
  ].map((question) => ({
    ...question,
    about: /^[^ ]*(\/select\[1\]|_service|_place)/,
    reason:
      'The arrow of the choice of services is painted at its end, where its padding keeps the words away; in forced colours the browser draws it.',
  })),
  ...[
    { engine: 'Siteimprove Alfa', rule: /^sia-r69$/ },
    { engine: ibm, rule: /^text_contrast_sufficient$/ },
  ].map((question) => ({
    ...question,
    about: /\/div\[1\]\/a\[\d+\]\/span\[1\]/,
    reason:
      'The names of towns on the map: as axe asks of them. Their shadow has the colour of the surface around them.',
  })),
  {
    engine: htmlcs,
    rule: /1_3_1\.H48$/,
    reason: 'Two links in the header’s strip, and buttons in a row: no lists of navigation.',
  },
  {
    engine: htmlcs,
    rule: /1_3_1\.H85\.2$/,
    reason: 'A handful of services, or of other choices: nothing that would be found faster in groups.',
  },
  {
    engine: htmlcs,
    rule: /1_4_10\.C32/,
    reason:
      'The menu of phones, the bar that calls and the open viewer are fixed; at 320 px they fit (layout check).',
  },
  {
    engine: htmlcs,
    rule: /1_3_1_A\.G141$/,
    reason:
      'The open viewer is named by a heading while the page behind it is inert; a component alone begins at the level of its place in a page, and whole pages are asked by axe’s heading-order.',
  },
];
