import { importFile } from '@tarcza/static-site';
import type { FieldTexts } from '@tarcza/ui';
import type { fields } from '../../../contactFields';
import type { SpecialHours } from '../company/company';
import type { NavigationItem } from './navigation';
import type { ErrorTexts } from './errors';

interface FooterColumn {
  heading: string;
  items: readonly NavigationItem[];
  pairs?: boolean;
  more?: NavigationItem;
  onlyMoreOnPhones?: boolean;
}

/** Everything that pages in one language share: header, footer, call bar, form and messages. */
export interface LanguageTexts {
  /** Path of the home page in this language. */
  home: string;
  /** Address of the contact form. */
  form: string;
  /** Two facts in the strip above the header. */
  claims: readonly [string, string];
  /** The menu. */
  navigation: readonly NavigationItem[];
  /** Label of call buttons. */
  call: string;
  /** Whether the office is open. A time such as "20:00" follows each text but `urgent`, which follows the time. */
  office: {
    open: string;
    /** In the last hour. */
    closing: string;
    /** `at` stands before the time, or between the day and the time: "Zamknięte, otwieramy 28 grudnia o 8:00". */
    closed: string;
    at: string;
    urgent: string;
    /** Label of the link to the form outside opening hours, and when messages are answered; `from` as `at`. */
    write: string;
    /** The same in the header and in the call bar. */
    writeShort: string;
    reply: string;
    from: string;
    /** Label of the call button outside opening hours, where urgent calls are answered. */
    callIfUrgent: string;
    /** The same as `from`, in a sentence after sending. */
    after: string;
  };
  /** Labels of the components. The defaults are Polish. */
  labels?: {
    siteHeader: { skip: string; home: string; menu: string; call: string };
    callBar: { bar: string };
    toasts: { list: string; close: string };
    phoneButton: { call: string };
  };
  /** Shown above a phone button when a script fails to load. */
  loadFailed: string;
  /** In place of a page that throws. */
  error: Omit<ErrorTexts, 'heading'>;
  /** Texts of the form's additional fields. Polish uses those of contactFields.ts. */
  fieldTexts?: FieldTexts<typeof fields>;
  /** Error of a required one without a value, after its label. */
  fieldMissing?: string;
  footer: {
    about: string;
    columns: readonly FooterColumn[];
    /** Heading of the last column: phone, e-mail, hours. */
    contact: string;
    hours: readonly { label: string; hours: string }[];
    emergency: string;
    describeSpecialHours: (hours: SpecialHours) => string;
    /** This page or the home page in another language. */
    otherLanguage?: NavigationItem;
    legal: readonly NavigationItem[];
  };
}

const files = import.meta.glob<LanguageTexts>('./content/languages/*.ts', {
  base: '../../',
  import: 'default',
});

/** The loaded texts by language (BCP 47). */
const languages: Record<string, LanguageTexts> = {};

/** Loads the texts of languages/{code}.ts. A document has one language, and loads no other. */
export async function loadLanguage(code: string): Promise<void> {
  languages[code] = await importFile(files, `./content/languages/${code}.ts`);
}

/** Returns the loaded texts of a language. */
export const findLanguage = (code: string): LanguageTexts => languages[code]!;
