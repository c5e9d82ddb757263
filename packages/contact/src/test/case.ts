import { type ExtraField, hasValue } from '../contract/fields.ts';
import { createSampleValue } from '../contract/createSampleValue.ts';
import { type RestResponse, type Fields, RawValue, type RestClient, type Value } from './firestoreRest.ts';

/** A request of a visitor and its expected HTTP status. */
export interface Case {
  title: string;
  status: 200 | 403;
  /** Sends the request. `storedId` is the id of a stored message. */
  run: (visitor: RestClient, storedId: string) => Promise<RestResponse>;
}

export interface Group {
  name: string;
  cases: Case[];
}

export function allowed(title: string, run: Case['run']): Case {
  return { title, status: 200, run };
}

export function refused(title: string, run: Case['run']): Case {
  return { title, status: 403, run };
}

/** A form under test: its additional fields and a valid message. */
export class TestForm {
  readonly fields: readonly ExtraField[];
  readonly validMessage: Fields;

  constructor(fields: readonly ExtraField[]) {
    this.fields = fields;
    this.validMessage = {
      name: 'Anna Żółć',
      email: 'anna@example.com',
      phone: '+48 600 100 200',
      service: 'Dezynsekcja',
      message: 'Dzień dobry, mam pluskwy.',
      ...Object.fromEntries(fields.filter(hasValue).map((field) => [field.name, createSampleValue(field)])),
    };
  }

  /** Returns a request that stores a valid message with some values changed. */
  storeWith(changed: Fields): Case['run'] {
    return (visitor) => visitor.create({ ...this.validMessage, ...changed });
  }

  storeWithout(...names: string[]): Case['run'] {
    const left = Object.entries(this.validMessage).filter(([name]) => !names.includes(name));
    return (visitor) => visitor.create(Object.fromEntries(left));
  }

  storeWithId(id: string): Case['run'] {
    return (visitor) => visitor.create(this.validMessage, { id });
  }
}

/** A value of a field. `isTaken` is whether the rules allow it. */
export type Sample = readonly [title: string, value: string, isTaken: boolean];

export function describeCharacters(characters: string): string {
  return Array.from(
    characters,
    (one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ');
}

export const controls = [
  '\u0000',
  '\u0007',
  '\u0008',
  '\u000B',
  '\u000C',
  '\u001B',
  '\u007F',
  '\u0085',
  '\u009F',
];
export const bidiControls = Array.from(
  '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069',
);
/** Invisible characters that are not blanks. */
export const invisible = [
  '\u200B',
  '\uFE0F',
  '\u2800',
  '\uFEFF',
  '\u3164',
  '\u00AD',
  '\u0301',
  '\u1AB0',
  '\u{E0041}',
  '\u{13441}',
];
export const blanks = [' ', '\u00A0', '\u2003', '\u3000', '\u2028', '\t', '\n'];

export const otherTypes: Record<string, Value> = {
  'a whole number': 600100200,
  'a fraction': 1.5,
  'not-a-number': new RawValue({ doubleValue: 'NaN' }),
  true: true,
  'a list': ['Anna'],
  'an empty list': [],
  'a map': { text: 'Anna' },
  bytes: new RawValue({ bytesValue: 'QW5uYQ==' }),
  'a time': new Date(0),
  'a place': new RawValue({ geoPointValue: { latitude: 50, longitude: 20 } }),
};
