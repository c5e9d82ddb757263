import type { limits } from './limits.ts';

interface ComponentLimits {
  /** Of the one list that holds for the whole site. */
  listed?: readonly (keyof typeof limits)[];
  /** What is the component's alone. */
  own?: readonly string[];
}

/** What holds for each of them: with what nobody has tried it. */
export const limitsOfAll = [
  'screenReaders',
  'browsers',
  'devices',
] as const satisfies readonly (keyof typeof limits)[];

const brokenWords =
  'Where a long word would not fit it is broken with a hyphen, and a screen reader that reads by lines of the screen then says it in two pieces.';
const coveredText =
  'The link covers the whole card, so the text of the card cannot be selected with a mouse.';
const statusWords =
  'A status is a “statusbar” to Orca 43, which leaves its words out of Say All; they are said when they change.';

/** What is harder with a component; its page in Storybook shows it. One that is not here has nothing of its own. */
export const componentLimits: Readonly<Record<string, ComponentLimits>> = {
  ArticleCard: { own: [coveredText] },
  CallBar: {
    own: [
      'Until its script is there, a browser without view timelines, as Firefox, shows it beside other call buttons as well.',
    ],
  },
  CityTile: { own: [brokenWords] },
  ContactForm: {
    listed: ['scripting'],
    own: [
      brokenWords,
      statusWords,
      'Of a date Firefox makes three fields. On Tab Orca 43 says “Month”, “Day” and “Year” there, without the field’s name and its error; both are read in browse mode.',
    ],
  },
  GalleryViewer: {
    listed: ['arrowKeys'],
    own: [
      'Orca 43 reads the first button when the viewer opens, or nothing, by chance, and not the viewer’s name; the same holds for the picture’s button when it closes.',
      'Of the counter Orca 43 says the title of the new picture, and “2 / 3” by chance.',
      brokenWords,
    ],
  },
  PhoneButton: { own: ['On a device that cannot dial, a press does nothing.'] },
  ServiceCard: { own: [coveredText, brokenWords] },
  Toasts: { listed: ['toasts'] },
};
