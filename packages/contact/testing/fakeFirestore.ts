import type { DocumentData } from 'firebase-admin/firestore';

// Tests replace the module firebase-admin/firestore by this one, which loads at once.

export class Timestamp {
  private constructor(readonly millis: number) {}

  static fromMillis(millis: number) {
    return new Timestamp(millis);
  }

  toMillis() {
    return this.millis;
  }
}

export const FieldPath = { documentId: () => idField };

/** Only the operator's tool removes a field. */
export const FieldValue = { delete: () => undefined };

/** In place of a field's name. */
const idField = {};

/** The documents of one collection, by id. `version` changes with each write. */
class Rows extends Map<string, DocumentData> {
  version = 0;

  override set(id: string, data: DocumentData): this {
    this.version++;
    return super.set(id, data);
  }

  override delete(id: string): boolean {
    this.version++;
    return super.delete(id);
  }
}

class Snapshot {
  constructor(
    readonly ref: Reference,
    readonly row: DocumentData | undefined,
  ) {}

  get id() {
    return this.ref.id;
  }

  get exists() {
    return this.row !== undefined;
  }

  data() {
    return this.row;
  }

  get(field: string): unknown {
    return this.row?.[field];
  }
}

class Reference {
  constructor(
    readonly db: FakeFirestore,
    readonly parent: string,
    readonly id: string,
  ) {}

  collection(name: string) {
    return this.db.collection(`${this.parent}/${this.id}/${name}`);
  }

  read() {
    return new Snapshot(this, this.db.rows(this.parent).get(this.id));
  }

  async get() {
    return this.read();
  }

  async set(data: DocumentData, options?: { merge: boolean }) {
    this.db.rows(this.parent).set(this.id, options?.merge ? { ...this.read().row, ...data } : data);
  }

  async update(data: DocumentData) {
    if (!this.read().exists) throw new Error(`There is no document ${this.parent}/${this.id}.`);
    await this.set(data, { merge: true });
  }

  async create(data: DocumentData) {
    if (this.read().exists) throw Object.assign(new Error('It exists already.'), { code: 6 });
    await this.set(data);
  }

  async delete() {
    this.db.rows(this.parent).delete(this.id);
  }
}

type Field = string | typeof idField;
type Test = (snapshot: Snapshot) => boolean;

// Ids are strings, which `<` compares as well.
const toKey = (value: unknown) => (value instanceof Timestamp ? value.toMillis() : value) as number;
const read = (snapshot: Snapshot, field: Field) =>
  toKey(typeof field === 'string' ? snapshot.get(field) : snapshot.id);

class Query {
  #sorted: { version: number; rows: Snapshot[] } | undefined;

  constructor(
    readonly db: FakeFirestore,
    readonly path: string,
    readonly tests: readonly Test[] = [],
    readonly order: readonly Field[] = [],
    readonly page: { base?: Query; start?: Test; count?: number } = {},
  ) {}

  doc(id: string) {
    return new Reference(this.db, this.path, id);
  }

  where(field: string, operator: '==' | 'in' | '<=', wanted: unknown) {
    const test: Test = (row) => {
      const value = row.get(field);
      if (operator === 'in') return (wanted as unknown[]).includes(value);
      return operator === '==' ? value === wanted : toKey(value) <= toKey(wanted);
    };
    return new Query(this.db, this.path, [...this.tests, test], this.order);
  }

  orderBy(field: Field) {
    return new Query(this.db, this.path, this.tests, [...this.order, field]);
  }

  select() {
    return this;
  }

  limit(count: number) {
    return this.#turn({ count });
  }

  startAt(...from: unknown[]) {
    return this.#turn({ start: (row) => this.#compare(row, from) >= 0 });
  }

  startAfter(...from: unknown[]) {
    const [last] = from;
    const values = last instanceof Snapshot ? this.order.map((field) => read(last, field)) : from;
    return this.#turn({ start: (row) => this.#compare(row, values) > 0 });
  }

  async get() {
    const { base = this, start, count } = this.page;
    const rows = base.#sort();
    const first = start ? rows.findIndex(start) : 0;
    return { docs: first < 0 ? [] : rows.slice(first, first + (count ?? rows.length)) };
  }

  count() {
    return { get: async () => ({ data: () => ({ count: this.#sort().length }) }) };
  }

  #turn(page: { start?: Test; count?: number }) {
    return new Query(this.db, this.path, this.tests, this.order, { base: this, ...this.page, ...page });
  }

  #compare(row: Snapshot, values: readonly unknown[]): number {
    for (const [index, value] of values.entries()) {
      const one = read(row, this.order[index] ?? '');
      const other = toKey(value);
      if (one !== other) return one < other ? -1 : 1;
    }
    return 0;
  }

  #sort(): Snapshot[] {
    const rows = this.db.rows(this.path);
    if (this.#sorted?.version === rows.version) return this.#sorted.rows;
    const found = [...rows]
      .map(([id, row]) => new Snapshot(this.doc(id), row))
      .filter((row) => this.tests.every((test) => test(row)));
    const valuesOf = (row: Snapshot) => this.order.map((field) => read(row, field));
    found.sort((one, other) => this.#compare(one, valuesOf(other)));
    this.#sorted = { version: rows.version, rows: found };
    return found;
  }
}

/** A database in memory with the part of Firestore's API that the ledger uses. Transactions take turns. */
export class FakeFirestore {
  readonly #collections = new Map<string, Rows>();
  #transaction: Promise<unknown> = Promise.resolve();

  rows(path: string): Rows {
    const rows = this.#collections.get(path) ?? new Rows();
    this.#collections.set(path, rows);
    return rows;
  }

  collection(path: string) {
    return new Query(this, path);
  }

  doc(path: string) {
    const cut = path.lastIndexOf('/');
    return new Reference(this, path.slice(0, cut), path.slice(cut + 1));
  }

  async getAll(...refs: object[]) {
    return refs.flatMap((ref) => (ref instanceof Reference ? [ref.read()] : []));
  }

  runTransaction<Result>(work: (transaction: object) => Promise<Result>): Promise<Result> {
    const transaction = {
      get: (ref: Reference) => ref.get(),
      getAll: (...refs: object[]) => this.getAll(...refs),
      set: (ref: Reference, data: DocumentData) => ref.set(data),
      update: (ref: Reference, data: DocumentData) => ref.update(data),
      delete: (ref: Reference) => ref.delete(),
    };
    const result = this.#transaction.then(() => work(transaction));
    this.#transaction = result.catch(() => {});
    return result;
  }
}
