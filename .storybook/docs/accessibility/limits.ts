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
    'The contact form and the filter of the blog need scripting. Without it phone, e-mail and the whole list of articles are there; all answers of the FAQ are open, although their buttons say “collapsed”.',
    'Until the form has hydrated, as at a first click on Send with nothing touched before, or on a slow device, the browser’s own validation shows one error at a time, in the browser’s language; the next click shows our summary of all errors.',
  ],
  GalleryViewer: [
    'When the viewer opens, Orca 43 reads the first button or nothing, and never the viewer’s name. When it closes, Orca reads the picture’s button or nothing.',
    'For a new picture Orca 43 says the title, and the counter “2 / 3” only sometimes.',
    hyphenation,
    'After Esc the focus is on the thumbnail of the picture seen last, not always on the one that opened the viewer.',
    'In the gallery a screen reader in browse mode keeps the arrow keys for itself; the buttons for the next and the previous picture do the same.',
  ],
  PhoneButton: ['On a device that cannot dial, a press does nothing.'],
  ServiceCard: [coveredText, hyphenation],
  SiteHeader: ['On a phone the strip above the bar has the phone number, and hides the e-mail address.'],
  Toasts: [
    'The toast of a sent message disappears after a few seconds and can cover a corner of the page. A failure stays at the form.',
  ],
  FaqGroup: ['Without scripting all answers are open, although their buttons say “collapsed”.'],
};
