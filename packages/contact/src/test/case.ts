import { type ExtraField, hasValue } from '../contract/extraFields.ts';
import { sampleOf } from '../contract/sampleOf.ts';
import { type Answer, type Fields, RawValue, type Rest, type Value } from './firestoreRest.ts';

/** One thing that somebody on the internet may try, and the exact status that answers it. */
export interface Case {
  title: string;
  status: 200 | 403;
  /** Tries it. `storedId` names a message that lies in the database already. */
  run: (visitor: Rest, storedId: string) => Promise<Answer>;
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

/** A firm's form: what it asks beside the fields of every contact message, and a message that its rules take. */
export class Firm {
  readonly fields: readonly ExtraField[];
  readonly good: Fields;

  constructor(fields: readonly ExtraField[]) {
    this.fields = fields;
    this.good = {
      name: 'Anna Żółć',
      email: 'anna@example.com',
      phone: '+48 600 100 200',
      service: 'Dezynsekcja',
      message: 'Dzień dobry, mam pluskwy.',
      ...Object.fromEntries(fields.filter(hasValue).map((field) => [field.name, sampleOf(field)])),
    };
  }

  /** A new message that differs from a good one in some fields. */
  saying(changed: Fields): Case['run'] {
    return (visitor) => visitor.create({ ...this.good, ...changed });
  }

  without(...names: string[]): Case['run'] {
    const left = Object.entries(this.good).filter(([name]) => !names.includes(name));
    return (visitor) => visitor.create(Object.fromEntries(left));
  }

  withId(id: string): Case['run'] {
    return (visitor) => visitor.create(this.good, { id });
  }
}

export function nameOf(characters: string): string {
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
export const reordering = Array.from(
  '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069',
);
/** Characters that print nothing, though they are no blanks. */
export const nothings = [
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

export const texts = ['name', 'email', 'phone', 'service', 'message'];
