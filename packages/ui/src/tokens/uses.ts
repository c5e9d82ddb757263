import type { Colors, Shape } from '../theme/tokens.js';

/** The use of each colour. A token without a use fails to compile. */
export const colorUses: Readonly<Record<keyof Colors, string>> = {
  surface: 'The page.',
  surfaceRaised: 'Cards and fields, lifted off the page.',
  surfaceSunken: 'Quiet bands between sections.',
  text: 'Body text.',
  textQuiet: 'Text of second rank: dates, notes, captions.',
  link: 'Links in text, and icons.',
  border: 'Decorative lines, which need no contrast.',
  controlEdge: 'Edges of controls.',
  brand: 'Large areas in the brand’s colour.',
  onBrand: 'Text on them.',
  action: 'The one thing to do next: a filled button.',
  actionHover: 'The same under the pointer.',
  onAction: 'Text on both.',
  urgent: 'Emergencies and errors, and nothing else: text, edges, a filled button.',
  urgentHover: 'The filled button under the pointer.',
  onUrgent: 'Text on both.',
  success: 'What went well: marks, edges and words.',
  focus: 'The focus ring.',
  backdrop: 'Behind a modal dialog. The page shows through.',
};

/** The use of each token of the shape. */
export const shapeUses: { readonly [Group in keyof Shape]: Readonly<Record<keyof Shape[Group], string>> } = {
  font: { body: 'Text, labels, buttons', heading: 'Headings' },
  weight: { strong: 'Emphasis, labels of fields', heading: 'Headings', button: 'Buttons' },
  line: { body: 'Text', heading: 'Headings' },
  size: {
    title1: 'Heading of the page',
    title2: 'Heading of a section',
    title3: 'Heading of a card',
    title4: 'Heading of a panel',
    lead: 'First sentence of a page, large buttons',
    body: 'Text',
    small: 'Notes, badges, captions',
  },
  space: {
    hair: 'Inside a component: between a label and its field',
    tight: 'Inside a component: between an icon and its text',
    small: 'Between the parts of a component',
    medium: 'The padding of a card, the gap of a grid',
    large: 'Between components',
    huge: 'Between groups of components',
    section: 'Between the sections of a page. Grows with the window',
  },
  radius: {
    small: 'Marks and fields',
    medium: 'Tiles and panels',
    large: 'Cards',
    pill: 'Round ends',
    button: 'Buttons',
    field: 'Fields, the menu button of a phone',
    card: 'Cards, the table of prices, groups of questions',
    badge: 'Badges',
  },
  edge: { field: 'Controls: fields, tiles of places', card: 'Cards' },
  ratio: { thumbnail: 'Pictures of cards and thumbnails: width by height' },
  shadow: { raised: 'Cards' },
  motion: {
    quick: 'Feedback: the colour of a button, the turn of a chevron',
    calm: 'Content that appears: an answer, a picture',
  },
};
