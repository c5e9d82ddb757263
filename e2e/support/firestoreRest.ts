/*
 * Firestore's REST API on the emulator at FIRESTORE_EMULATOR_HOST, or at a given host.
 */

export type Value =
  | string
  | number
  | boolean
  | null
  | Date
  | Buffer
  | readonly Value[]
  | { [key: string]: Value };
export type Fields = { [key: string]: Value };

export interface RestResponse {
  status: number;
  /** The emulator's explanation of a refusal: which rules were false, or failed. */
  reason: string;
  body: unknown;
}

export interface WriteOptions {
  id?: string;
  /** Field that is set to the server's time; null for none. */
  timeField?: string | null;
  collection?: string;
  /** Fields to change; without it, the document is replaced. */
  mask?: readonly string[];
}

const getEmulatorHost = () => process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:8080';

/** Sends requests to one project of the emulator, anonymously or with a token. */
export class RestClient {
  readonly project: string;
  readonly #token: string | null;
  readonly #host: string;

  /** @param token A token. The rules do not apply to `owner`. */
  constructor(project: string, token: string | null = null, host = getEmulatorHost()) {
    this.project = project;
    this.#token = token;
    this.#host = host;
  }

  get root(): string {
    return `projects/${this.project}/databases/(default)/documents`;
  }

  async call(method: string, path: string, body?: object): Promise<RestResponse> {
    const response = await fetch(`http://${this.#host}/v1/${this.root}${path}`, {
      method,
      headers: this.#token ? { Authorization: `Bearer ${this.#token}` } : {},
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json().catch(() => null);
    const first: unknown = Array.isArray(answer) ? answer[0] : answer;
    const message = (first as { error?: { message?: string } } | null)?.error?.message ?? '';
    return { status: response.status, reason: message.trim(), body: answer };
  }

  commit(writes: object[]): Promise<RestResponse> {
    return this.call('POST', ':commit', { writes });
  }

  /** Returns the write of a document, as firebase/firestore sends it. */
  prepare(
    fields: Fields,
    { id = createId(), timeField = 'createdAt', collection = 'contact_messages', mask }: WriteOptions = {},
  ) {
    return {
      update: { name: `${this.root}/${collection}/${id}`, fields: toFields(fields) },
      ...(mask && { updateMask: { fieldPaths: mask } }),
      ...(timeField !== null && {
        updateTransforms: [{ fieldPath: timeField, setToServerValue: 'REQUEST_TIME' }],
      }),
    };
  }

  write(fields: Fields, options?: WriteOptions): Promise<RestResponse> {
    return this.commit([this.prepare(fields, options)]);
  }
}

/** Loads rules into the emulator for one project. Throws an Error if they do not compile. */
export async function loadRules(project: string, content: string, host = getEmulatorHost()): Promise<void> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${project}:securityRules`, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!response.ok) throw new Error(`The rules do not compile:\n${await response.text()}`);
}

export async function clearDocuments(project: string): Promise<void> {
  const path = `emulator/v1/projects/${project}/databases/(default)/documents`;
  await fetch(`http://${getEmulatorHost()}/${path}`, { method: 'DELETE' });
}

let idCount = 0;

/** Returns an id in the format of the form. */
export function createId(): string {
  const count = (idCount++).toString().padStart(8, '0');
  return `${count}${Math.random().toString(36).slice(2)}000000000000`.slice(0, 20);
}

function toFields(fields: Fields): object {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, toValue(value)]));
}

function toValue(value: Value): object {
  if (value instanceof Buffer) return { bytesValue: value.toString('base64') };
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  switch (typeof value) {
    case 'string':
      return { stringValue: value };
    case 'boolean':
      return { booleanValue: value };
    case 'number':
      return { integerValue: String(value) };
    default:
      return { mapValue: { fields: toFields(value as Fields) } };
  }
}
