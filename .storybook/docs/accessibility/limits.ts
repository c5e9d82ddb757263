const hyphenation =
  'Where a long word would not fit it is broken with a hyphen, and a screen reader that reads by lines of the screen then says it in two pieces.';
const coveredText =
  'The link covers the whole card, so the text of the card cannot be selected with a mouse.';

/** Known limits of components, in addition to those of the conformance statement. */
export const componentLimits: Readonly<Record<string, readonly string[]>> = {
  ArticleCard: [coveredText],
  CallBar: [
    'Until its script is there, a browser without view timelines, as Firefox, shows it beside other call buttons as well.',
  ],
  CityTile: [hyphenation],
  ContactForm: [
    hyphenation,
    'A status is a “statusbar” to Orca 43, which leaves its words out of Say All; they are said when they change.',
    'Firefox shows a date as three fields. On Tab Orca 43 says “Month”, “Day” or “Year” without the name of the field and its error. It reads both in browse mode.',
    'After a link of the summary Orca 43 says the field without its error and without “invalid entry”; on Tab it says the error. It says “invalid entry” only at a field that is filled in. In the markup every wrong field is invalid.',
  ],
  GalleryViewer: [
    'When the viewer opens, Orca 43 reads the first button or nothing, and never the viewer’s name. When it closes, Orca reads the picture’s button or nothing.',
    'For a new picture Orca 43 says the title, and the counter “2 / 3” only sometimes.',
    hyphenation,
    'After Esc the focus is on the thumbnail of the picture seen last, not always on the one that opened the viewer.',
  ],
  PhoneButton: ['On a device that cannot dial, a press does nothing.'],
  ServiceCard: [coveredText, hyphenation],
  SiteHeader: ['On a phone the strip above the bar has the phone number, and hides the e-mail address.'],
};
