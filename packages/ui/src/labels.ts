import type { FieldErrorCode } from '@tarcza/contact/fields';

/** A sentence with placeholders in braces, such as `'{n} / {total}'`, or a function that returns it. */
export type Phrase<Values extends readonly (string | number)[]> = string | ((...values: Values) => string);

export interface PhoneButtonLabels {
  /** Before the number. */
  call: string;
  /** Before the extension of a number. */
  extension: string;
}

export interface LazyImageLabels {
  /** Text in place of a picture that failed to load. */
  failed: string;
}

export interface BreadcrumbsLabels {
  /** Name of the navigation. */
  trail: string;
  /** Text of the link to the home page. */
  home: string;
}

export interface CallBarLabels extends PhoneButtonLabels {
  /** Accessible name of the bar. */
  bar: string;
}

export interface MessageButtonLabels {
  /** Of a link that opens WhatsApp. */
  whatsapp: string;
  /** Of a link that opens the app for text messages. */
  sms: string;
}

export interface PriceTableLabels {
  /** Label above the price. */
  price: string;
}

export interface SiteHeaderLabels extends PhoneButtonLabels {
  /** The skip link. */
  skip: string;
  /** Read by screen readers after the name of the company. */
  home: string;
  /** Accessible name of the menu and of its button, which is expanded or collapsed. */
  menu: string;
}

export interface ToastsLabels {
  /** Accessible name of the region. */
  list: string;
  /** Accessible name of the button that closes a toast. */
  close: string;
}

export interface GalleryViewerLabels extends LazyImageLabels {
  /** Accessible name of the button on a thumbnail. */
  open: Phrase<[title: string]>;
  /** Accessible name of the viewer. */
  dialog: string;
  previous: string;
  next: string;
  close: string;
  zoomIn: string;
  zoomOut: string;
  /** Number of the picture, and number of pictures. */
  counter: Phrase<[n: number, total: number]>;
  /** Shown on touch screens. */
  swipeHint: string;
}

/** Why a file cannot be sent as a photo. */
export type PhotoProblem = 'empty' | 'tooLarge' | 'notPhoto' | 'heic' | 'unreadable' | 'blocked';

/** Texts about chosen photos. `{n}` is a number from 1, `{max}` the most photos, `{name}` the name of a file. */
export interface PhotoLabels {
  /** How many photos are chosen. */
  count: Phrase<[n: number, max: number]>;
  /** Text alternative of a thumbnail. */
  photo: Phrase<[n: number, name: string]>;
  /** Visible text of a button that removes a photo. */
  remove: string;
  /** Accessible name of the same button. It begins with the visible text. */
  removePhoto: Phrase<[n: number, name: string]>;
  /** `{names}` are the names of the files that are left out. */
  tooMany: Phrase<[max: number, names: string]>;
  /** After the errors: the message can be sent. */
  canSend: string;
  problem: Record<PhotoProblem, Phrase<[name: string]>>;
}

/** Labels of photos that a page overrides. */
export type GivenPhotoLabels = Partial<Omit<PhotoLabels, 'problem'>> & {
  problem?: Partial<PhotoLabels['problem']> | undefined;
};

/**
 * Error messages of fields, by problem, or by field and problem. `{min}` and `{max}` are the fewest and most characters,
 * or the first and last day; `{example}` is a phone number of the country.
 */
export interface ProblemLabels extends Record<FieldErrorCode, string> {
  'name.missing': string;
  'phone.missing': string;
  'email.shape': string;
  'message.missing': string;
  /** A date that is not complete or does not exist. */
  'date.shape': string;
  [fieldAndProblem: `${string}.${FieldErrorCode}`]: string;
}

/** Texts of a field for photos. */
export interface PhotoFieldLabels {
  /** Help text of the field. */
  photosHint: Phrase<[max: number]>;
  /** Button that opens camera or gallery. */
  addPhotos: string;
  /** Status while the browser scales photos down. */
  preparingPhotos: string;
  /** Error if the code that prepares photos does not load. */
  photosNotLoaded: string;
  sendingPhotos: Phrase<[percent: number]>;
  /** Texts about chosen photos. */
  photos: PhotoLabels;
}

/** All texts of the form, and of the button that calls. */
export interface ContactFormLabels extends PhoneButtonLabels, PhotoFieldLabels {
  /** Accessible name of the form. */
  form: string;
  name: string;
  phone: string;
  email: string;
  service: string;
  /** First option of the services: none. */
  noService: string;
  /** First option of a choice that the page adds: none. */
  noChoice: string;
  message: string;
  submit: string;
  submitting: string;
  sentTitle: string;
  /** What happens next. */
  sentText: string;
  /** When the last message was sent; `{time}` is hours and minutes. */
  sentAt: string;
  /** Before the reference of the message. */
  sentReference: string;
  failedTitle: string;
  failedText: string;
  /** In place of `failedTitle`, if the message may have arrived. */
  unconfirmedTitle: string;
  /** Heading of the error summary. */
  summary: string;
  /** Announced before a line of the summary whose field is correct now. */
  corrected: string;
  /** Name of the honeypot. */
  honeypot: string;
  /** Error messages of the fields, also in the summary. */
  problem: ProblemLabels;
}

/** Labels that a page overrides. Error messages are given one by one, or by a function. */
export type GivenContactFormLabels = Partial<Omit<ContactFormLabels, 'problem' | 'photos'>> & {
  problem?:
    | Partial<ProblemLabels>
    | ((field: string, problem: FieldErrorCode) => string | undefined)
    | undefined;
  photos?: GivenPhotoLabels | undefined;
};

/** The texts of a form. PhotoField has defaults of its own. */
export type FormLabels = Omit<ContactFormLabels, keyof PhotoFieldLabels> &
  Pick<GivenContactFormLabels, keyof PhotoFieldLabels>;

/** The package's own texts in one language, by component. Each file of `labels` is such a set. */
export interface Labels {
  breadcrumbs: BreadcrumbsLabels;
  callBar: CallBarLabels;
  contactForm: ContactFormLabels;
  galleryViewer: GalleryViewerLabels;
  lazyImage: LazyImageLabels;
  messageButton: MessageButtonLabels;
  phoneButton: PhoneButtonLabels;
  priceTable: PriceTableLabels;
  siteHeader: SiteHeaderLabels;
  toasts: ToastsLabels;
}
