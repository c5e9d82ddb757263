import type { FalsePositive } from './finding.ts';
import type { Judgement } from './judgement.ts';

const ibm = 'IBM Equal Access';
const htmlcs = 'HTML_CodeSniffer';

/** What engines ask a person on any site, and another check of this package or the HTML Standard answers. */
export const answeredElsewhere: readonly Judgement[] = [
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
    rule: /^list_structure_proper$/,
    reason: 'A dl with a div around each pair, which HTML allows; the Nu HTML Checker agrees.',
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
    rule: /4_1_2\.H91\.Select\.Value$/,
    reason: 'The first option, which chooses nothing, is the value: an empty one, as in the HTML Standard.',
  },
  {
    engine: htmlcs,
    rule: /1_1_1\.H67\.2$/,
    reason: 'A picture that only decorates has an empty alt.',
  },
];

/** Findings that are known to be wrong on any site, each with its reason. */
export const knownFalsePositives: readonly FalsePositive[] = [
  {
    engine: ibm,
    rule: 'element_attribute_deprecated',
    about: /"http-equiv" is deprecated for the <meta>/,
    reason:
      'The HTML Standard defines http-equiv="Content-Security-Policy" (4.2.5.3 Pragma directives), and no part of it is deprecated. The Nu HTML Checker accepts it. Visitors do not meet it.',
  },
  {
    engine: ibm,
    rule: 'aria_article_label_unique',
    about: /Multiple elements with "article" role do not have unique labels/,
    reason:
      'An article is no landmark, and WAI-ARIA asks for no name of it (the article role, 1.2). The engine gives one without a name that of the section and the main part around it, and then finds that its neighbours are called the same. Each of ours begins with a heading that tells it from the others.',
  },
  {
    engine: ibm,
    rule: 'element_tabbable_role_valid',
    about: /The tabbable element's role 'region' is not a widget role/,
    reason:
      'What scrolls sideways, such as a table wider than a phone, has to be reached by the keyboard (WCAG 2.1.1), and needs a role and a name then: axe asks for the same by its rule scrollable-region-focusable. A role of a widget would promise what it does not do.',
  },
  {
    engine: 'Nu HTML Checker',
    rule: 'error',
    about:
      /^html CSS: “(position-area|anchor-name|position-anchor|container-type|view-timeline-name|animation-timeline|timeline-scope)”: Property .* doesn't exist|^html CSS: Unrecognized at-rule “@container”|^html CSS: “max-height”: Parse Error|^html CSS: “[a-z-]+”: “.*\banchor(-size)?\(/,
    reason:
      'Properties and values of CSS Anchor Positioning, Containment and Scroll-driven Animations, which its list does not have yet; of a height that is taken from an anchor it says only that it cannot read it. Browsers without them pass them over.',
  },
];
