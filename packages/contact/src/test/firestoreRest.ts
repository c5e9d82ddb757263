/** Where the emulator listens. */
function emulator(): string {
  return `http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080'}`;
}

/** A value of Firestore's REST interface, for what `toValue` cannot say. */
export class RawValue {
  readonly json: object;
  constructor(json: object) {
    this.json = json;
  }
}

export type Value =
  | string
  | number
  | boolean
  | null
  | Date
  | RawValue
  | readonly Value[]
  | { [key: string]: Value };
export type Fields = { [key: string]: Value };

export interface Answer {
  status: number;
  /** What the emulator says about a refusal: which rules were false, or failed. */
  reason: string;
  body: unknown;
}

export interface WriteOptions {
  id?: string;
  /** Field to which the server's time goes; null for none. */
  timeTo?: string | null;
  collection?: string;
}

export interface UpdateOptions {
  timeTo?: string | null;
  /** Fields that change, the others stay; without it the document is replaced. */
  mask?: string[];
}

/** Talks to one project of the emulator as an anonymous visitor, or as the owner of a token. */
export class Rest {
  readonly project: string;
  readonly #token: string | null;

  constructor(project: string, token: string | null = null) {
    this.project = project;
    this.#token = token;
  }

  /** The same database seen by somebody else; `owner` is whom the rules do not bind. */
  as(token: string): Rest {
    return new Rest(this.project, token);
  }

  get root(): string {
    return `projects/${this.project}/databases/(default)/documents`;
  }

  async call(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${emulator()}/v1/${this.root}${path}`, {
      method,
      headers: this.#token ? { Authorization: `Bearer ${this.#token}` } : {},
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json().catch(() => null);
    const first: unknown = Array.isArray(answer) ? answer[0] : answer;
    const message = (first as { error?: { message?: string } } | null)?.error?.message ?? '';
    return { status: response.status, reason: message.trim(), body: answer };
  }

  commit(writes: object[]): Promise<Answer> {
    return this.call('POST', ':commit', { writes });
  }

  /** The write of a new document as firebase/firestore sends it. */
  creation(
    fields: Fields,
    { id = newId(), timeTo = 'createdAt', collection = 'contact_messages' }: WriteOptions = {},
  ) {
    return {
      update: { name: `${this.root}/${collection}/${id}`, fields: toFields(fields) },
      ...(timeTo !== null && { updateTransforms: [{ fieldPath: timeTo, setToServerValue: 'REQUEST_TIME' }] }),
    };
  }

  create(fields: Fields, options?: WriteOptions): Promise<Answer> {
    return this.commit([this.creation(fields, options)]);
  }

  update(path: string, fields: Fields, { timeTo = null, mask }: UpdateOptions = {}): Promise<Answer> {
    return this.commit([
      {
        update: { name: `${this.root}/${path}`, fields: toFields(fields) },
        ...(mask && { updateMask: { fieldPaths: mask } }),
        ...(timeTo !== null && {
          updateTransforms: [{ fieldPath: timeTo, setToServerValue: 'REQUEST_TIME' }],
        }),
      },
    ]);
  }
}

/** Loads rules into the emulator, for one project. */
export async function loadRules(project: string, content: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`${emulator()}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  return { status: response.status, text: await response.text() };
}

export async function clear(project: string): Promise<void> {
  await fetch(`${emulator()}/emulator/v1/projects/${project}/databases/(default)/documents`, {
    method: 'DELETE',
  });
}

let made = 0;

/** An id such as the form makes. */
export function newId(): string {
  return `${(made++).toString().padStart(8, '0')}${Math.random().toString(36).slice(2)}000000000000`.slice(
    0,
    20,
  );
}

export function longEmail(length: number): string {
  return `${'a'.repeat(length - '@example.com'.length)}@example.com`;
}

function toFields(fields: Fields): object {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, toValue(value)]));
}

function toValue(value: Value): object {
  if (value instanceof RawValue) return value.json;
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  switch (typeof value) {
    case 'string':
      return { stringValue: value };
    case 'boolean':
      return { booleanValue: value };
    case 'number':
      return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
    default:
      return { mapValue: { fields: toFields(value as Fields) } };
  }
}
