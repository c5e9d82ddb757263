import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** What the browser receives instead of Firestore's response. `after` is in ms. */
export type FaultyResponse =
  | { kind: 'reset' }
  | { kind: 'silence' }
  | { kind: 'late'; after: number }
  | { kind: 'truncated' }
  | { kind: 'status'; status: number; type: string; body: string };

export interface Fault {
  /** `after`: the write reaches Firestore, and its response is faulty. `before`: it does not reach Firestore. */
  when: 'before' | 'after';
  response: FaultyResponse;
  /** Number of faulty commits of a message. Later ones are forwarded. */
  times: number;
}

/** Address of Firestore. */
export interface Upstream {
  host: string;
  port: number;
}

/** Firestore's response. */
interface FirestoreResponse {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A request with its body, and its response. */
interface Exchange {
  incoming: IncomingMessage;
  body: string;
  outgoing: ServerResponse;
}

/**
 * Starts a proxy between browser and Firestore that returns faulty responses to commits. A marker in its text identifies
 * a message, so that many browsers, each with its own fault, can run at once.
 */
export async function startFaultProxy(firestore: Upstream) {
  const faults = new Map<string, Fault>();
  const commits = new Map<string, number>();
  /** The markers by document id, because a confirmation has no text. */
  const markers = new Map<string, string>();

  function findMarker({ incoming, body }: Exchange): string | undefined {
    if (incoming.method !== 'POST') return undefined;
    const id = /contact_messages\/(\w+)/.exec(body)?.[1] ?? '';
    const marker = [...faults.keys()].find((key) => body.includes(key)) ?? markers.get(id);
    if (marker !== undefined) markers.set(id, marker);
    return marker;
  }

  async function handle(exchange: Exchange) {
    const marker = findMarker(exchange);
    if (marker === undefined) return pass(exchange, firestore);

    const count = (commits.get(marker) ?? 0) + 1;
    commits.set(marker, count);
    const fault = faults.get(marker);
    if (!fault || count > fault.times) return pass(exchange, firestore);

    const stored = fault.when === 'after' ? await forward(exchange, firestore) : undefined;
    return sendFault(fault.response, exchange, () =>
      stored ? reply(exchange.outgoing, stored) : pass(exchange, firestore),
    );
  }

  const server = createServer((incoming, outgoing) => {
    textOf(incoming)
      .then((body) => handle({ incoming, body, outgoing }))
      .catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    port: (server.address() as AddressInfo).port,
    /** Applies a fault to the next commits of the message with the marker. */
    plan(marker: string, fault: Fault) {
      faults.set(marker, fault);
      commits.set(marker, 0);
    },
    /** Returns the number of commits of the message since its fault was planned. */
    commits: (marker: string) => commits.get(marker) ?? 0,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends the faulty response. `sendLate` sends the correct one. */
async function sendFault(
  response: FaultyResponse,
  { incoming, outgoing }: Exchange,
  sendLate: () => Promise<void> | void,
) {
  switch (response.kind) {
    case 'reset':
      incoming.socket.resetAndDestroy();
      return;
    case 'silence':
      return;
    case 'late':
      await setTimeout(response.after);
      return sendLate();
    case 'truncated':
      outgoing.writeHead(200, {
        ...cors(incoming),
        'content-type': 'application/json',
        'content-length': 200,
      });
      outgoing.write('{"writeResults": [{"upd');
      await setTimeout(50);
      incoming.socket.destroy();
      return;
    case 'status':
      outgoing.writeHead(response.status, { ...cors(incoming), 'content-type': response.type });
      outgoing.end(response.body);
  }
}

async function pass(exchange: Exchange, firestore: Upstream) {
  reply(exchange.outgoing, await forward(exchange, firestore));
}

function forward(
  { incoming: { method, url, headers }, body }: Exchange,
  firestore: Upstream,
): Promise<FirestoreResponse> {
  return new Promise((resolve, reject) => {
    const onward = request({ ...firestore, method, path: url, headers }, (response) => {
      textOf(response).then(
        (text) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        reject,
      );
    });
    onward.on('error', reject);
    onward.end(body);
  });
}

export type FaultProxy = Awaited<ReturnType<typeof startFaultProxy>>;

async function textOf(stream: IncomingMessage): Promise<string> {
  let text = '';
  stream.setEncoding('utf8');
  for await (const chunk of stream) text += String(chunk);
  return text;
}

function reply(outgoing: ServerResponse, { status, headers, body }: FirestoreResponse) {
  outgoing.writeHead(status, { ...headers });
  outgoing.end(body);
}

/** Headers that Firestore sends. Without them the browser hides the response from the page. */
const cors = ({ headers }: IncomingMessage) => ({ 'access-control-allow-origin': headers.origin ?? '*' });
