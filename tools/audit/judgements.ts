import type { Judgement } from '../../packages/audit/src/audit.ts';

const ibm = 'IBM Equal Access';
const htmlcs = 'HTML_CodeSniffer';

/** Every question that the engines leave to a person. One that is not answered here is a finding. */
export const judgements: readonly Judgement[] = [
  {
    engine: ibm,
    rule: /^(style_focus_visible|element_tabbable_visible|element_tabbable_unobscured)$/,
    reason:
      'The keyboard check looks at the ring of every stop, at what lies over it, and at the link to the content when it has the focus.',
  },
  {
    engine: ibm,
    rule: /^style_highcontrast_visible$/,
    reason: 'The forced colours check looks at whatever keeps its own colours, and at the edges of fields.',
  },
  {
    engine: ibm,
    rule: /^text_contrast_sufficient$/,
    about: /both detected as/,
    reason:
      'It takes the text for its own ground where a band paints the ground further up. axe measures the same words in the same mode, and the layout check finds words that leave the box which paints their ground.',
  },
  {
    engine: ibm,
    rule: /^style_color_misuse$/,
    reason:
      'It asks so of every style sheet. Links in text are underlined, errors have an icon and words, and what is pressed says so by aria-pressed.',
  },
  {
    engine: ibm,
    rule: /^text_block_heading$/,
    reason:
      'Short strong lines, such as the company’s name in the footer, the title of a toast or the first words of a fact: they head nothing.',
  },
  {
    engine: ibm,
    rule: /^list_structure_proper$/,
    reason: 'A dl with a div around each pair, which HTML allows; the Nu HTML Checker agrees.',
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
    engine: 'Siteimprove Alfa',
    rule: /^sia-r65$/,
    reason:
      'A link that reaches over its card shows the ring around the card; the keyboard check measures it there.',
  },
  {
    engine: 'axe-core',
    rule: /^color-contrast$/,
    about: /overlapped by another element|contains an image node/,
    reason:
      'The map’s names of towns lie over its shapes, and a title lies below the area of its own link. The colours are tokens, each pair held to its contrast by npm run check:theme, and the layout check finds words that leave the box which paints their ground.',
  },
  {
    engine: htmlcs,
    rule: /Guideline1_4\.1_4_3\.(G18|G145)\.(Abs|Alpha)$/,
    reason:
      'Text that is positioned, or upon a translucent ground. axe measures its contrast in the same mode, and the layout check finds words that leave the box which paints their ground.',
  },
  {
    engine: htmlcs,
    rule: /F24\.BGColour$/,
    about: /#storybook-root/,
    reason: 'The area that a story lays around a component, to show it on the brand’s colour.',
  },
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
    rule: /4_1_2\.H91\.Select\.Value$/,
    reason: 'The first option, which chooses nothing, is the value: an empty one, as in the HTML Standard.',
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
  {
    engine: htmlcs,
    rule: /1_1_1\.H67\.2$/,
    reason: 'A picture that only decorates has an empty alt.',
  },
];
