import { SendingError } from './SendingError';

/*
 * `firebase/firestore/lite` takes any answer with status 200 and JSON in it for success, a proxy's "{}" included,
 * throws that answer away, and offers no way to break off. So while a message is being written this file stands
 * between it and the network: it looks for Firestore's own confirmation, and lets go of the request when told to.
 */

interface Watch {
  /** How the document's name ends, as commit requests carry it. */
  document: string;
  signal: AbortSignal;
  proven: boolean;
}

const watches = new Set<Watch>();
let networkFetch: typeof fetch | undefined;

/** Runs `write`, which commits the document, and resolves only if Firestore confirmed that commit. */
export async function withProof(document: string, signal: AbortSignal, write: () => Promise<void>): Promise<void> {
  const watch: Watch = { document, signal, proven: false };
  startWatching(watch);
  try {
    await write();
  } finally {
    stopWatching(watch);
  }
  if (!watch.proven) {
    throw new SendingError('Something other than Firestore answered the request.', 'unproven', 'transient');
  }
}

function startWatching(watch: Watch) {
  watches.add(watch);
  if (networkFetch) return;
  networkFetch = globalThis.fetch;
  globalThis.fetch = watchingFetch;
}

function stopWatching(watch: Watch) {
  watches.delete(watch);
  // Somebody may have wrapped fetch in the meantime; then ours stays beneath, and passes everything on.
  if (watches.size > 0 || globalThis.fetch !== watchingFetch || !networkFetch) return;
  globalThis.fetch = networkFetch;
  networkFetch = undefined;
}

async function watchingFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const network = networkFetch ?? fetch;
  const concerned = [...watches].filter(({ document }) => isCommitOf(document, input, init));
  const [first] = concerned;
  if (!first) return network(input, init);

  const response = await network(input, { ...init, signal: first.signal });
  const body = await response.text();
  if (response.ok && confirmsCommit(body)) for (const watch of concerned) watch.proven = true;
  return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
}

function isCommitOf(document: string, input: RequestInfo | URL, init?: RequestInit) {
  const address = input instanceof Request ? input.url : String(input);
  if (!new URL(address, location.href).pathname.endsWith('/documents:commit')) return false;
  return typeof init?.body === 'string' && init.body.includes(`/documents/${document}"`);
}

/** One write went in, so Firestore answers with one result and the time of the commit. */
export function confirmsCommit(body: string): boolean {
  try {
    const answer: unknown = JSON.parse(body);
    if (!hasKeys(answer, 'writeResults', 'commitTime')) return false;
    const { writeResults, commitTime } = answer;
    if (!Array.isArray(writeResults) || writeResults.length !== 1 || !isTime(commitTime)) return false;
    const [result] = writeResults as unknown[];
    return hasKeys(result, 'updateTime') && isTime(result.updateTime);
  } catch {
    return false;
  }
}

function hasKeys<Key extends string>(value: unknown, ...keys: Key[]): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && keys.every((key) => key in value);
}

function isTime(value: unknown) {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
