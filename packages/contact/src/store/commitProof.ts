import { SendingError } from './SendingError.ts';

/*
 * `firebase/firestore/lite` takes any answer with status 200 and JSON in it for success, a proxy's "{}" included,
 * throws that answer away, and offers no way to break off. So while a message is being written, this file stands
 * between it and the network: it looks for Firestore's own confirmation, and lets go of the request when told to.
 */

interface Watch {
  /** How the document's name ends in a commit request, such as `contact_messages/abc`. */
  document: string;
  signal: AbortSignal;
  proven: boolean;
}

const watches = new Set<Watch>();
let network = globalThis.fetch;
let installed = false;

/** Runs `write`, which commits the document, and resolves only if Firestore confirmed that commit. */
export async function withProof(
  document: string,
  signal: AbortSignal,
  write: () => Promise<void>,
): Promise<void> {
  const watch: Watch = { document, signal, proven: false };
  start(watch);
  try {
    await write();
  } finally {
    stop(watch);
  }
  if (!watch.proven) {
    throw new SendingError('Something other than Firestore answered the request.', 'unproven', 'transient');
  }
}

function start(watch: Watch) {
  watches.add(watch);
  if (installed) return;
  network = globalThis.fetch;
  globalThis.fetch = watchingFetch;
  installed = true;
}

function stop(watch: Watch) {
  watches.delete(watch);
  // If somebody has wrapped fetch in the meantime, ours stays beneath theirs and passes everything on.
  if (watches.size > 0 || globalThis.fetch !== watchingFetch) return;
  globalThis.fetch = network;
  installed = false;
}

async function watchingFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const concerned = [...watches].filter(({ document }) => isCommitOf(document, input, init));
  const [first] = concerned;
  if (!first) return network(input, init);

  const response = await network(input, { ...init, signal: first.signal });
  if (response.ok && confirmsCommit(await response.clone().text())) {
    for (const watch of concerned) watch.proven = true;
  }
  return response;
}

function isCommitOf(document: string, input: RequestInfo | URL, init?: RequestInit) {
  const address = input instanceof Request ? input.url : String(input);
  const [path = ''] = address.split('?');
  return (
    path.endsWith('/documents:commit') &&
    typeof init?.body === 'string' &&
    init.body.includes(`/documents/${document}"`)
  );
}

/** One write went in, so Firestore answers with one result and with the time of the commit. */
function confirmsCommit(body: string): boolean {
  try {
    const { writeResults, commitTime } = JSON.parse(body) as Partial<Record<string, unknown>>;
    const [result, ...others] = writeResults as Partial<Record<string, unknown>>[];
    return others.length === 0 && isTime(result?.updateTime) && isTime(commitTime);
  } catch {
    return false;
  }
}

function isTime(value: unknown) {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value);
}
