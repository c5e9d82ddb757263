/**
 * Everything that is true of this one company. The build reads it from the settings (readCompany.ts), so that pages do
 * not load what checks them.
 *
 * Not typeset: these values also go into links and structured data, which want ordinary spaces.
 */
import type {
  Credential,
  Figures,
  FigureSources,
  Ratings,
  SpecialHours,
  Testimonial,
} from './parseSettings.ts';

export interface OpeningHours {
  /** For visitors: "Poniedziałek–piątek". */
  label: string;
  /** For structured data, as schema.org names them. */
  days: readonly string[];
  /** "8:00". */
  opens: string;
  closes: string;
}

export interface Company {
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
  name: string;
  /** As the register of businesses has it. */
  legalName: string;
  /** Tax number, as visitors read it: 000-000-00-00. */
  nip: string;
  /** Number in the REGON register. */
  regon: string;
  /** As visitors read it, in groups of three digits. */
  phone: string;
  email: string;
  address: {
    street: string;
    postalCode: string;
    locality: string;
    /** ISO 3166-2. */
    region: string;
    /** ISO 3166-1. */
    country: string;
  };
  /** Degrees (WGS 84). */
  geo: { latitude: number; longitude: number };
  openingHours: readonly OpeningHours[];
  /** Holidays and other days with hours of their own, the next ones first. */
  specialHours: readonly SpecialHours[];
  /** Numbers that receive messages, by the app. */
  messages: readonly { app: 'whatsapp' | 'sms'; phone: string }[];
  priceRange: string;
  currency: string;
  payments: readonly string[];
  languages: readonly { code: string; name: string }[];
  /** The confirmed figures; a percentage is among them only with its source. */
  figures: Figures;
  figureSources: FigureSources;
  ratings: Ratings;
  /** Whether figures, ratings and testimonials without a setting are examples, which a published site leaves out. */
  hasExamples: boolean;
  /** How the company makes sure that opinions come from customers; absent if it does not. */
  opinionsCheck?: string | undefined;
  /** Names, certificates and insurance, for /o-nas; absent until the company supplies them. */
  credentials?: readonly Credential[] | undefined;
  /** What customers said; absent until the company supplies it. */
  testimonials?: readonly Testimonial[];
}

/** Of this build (see vite.config.ts). */
declare const COMPANY: Company;

export const company: Company = COMPANY;
