import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** What comes back in place of Firestore's answer. */
export type Answer =
  | { kind: 'reset' }
  | { kind: 'silence' }
  | { kind: 'late'; after: number }
  | { kind: 'truncated' }
  | { kind: 'status'; status: number; type: string; body: string };

export interface Fault {
  /** Whether the write reaches Firestore before its answer goes wrong. */
  when: 'before' | 'after';
  answer: Answer;
  /** How many of a message's commits go wrong; those that follow pass. */
  times: number;
}

/** Where Firestore is. */
export interface Upstream {
  host: string;
  port: number;
}

/** Firestore's own answer. */
interface Passed {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A request whose body has been read, and where its answer goes. */
interface Exchange {
  incoming: IncomingMessage;
  body: string;
  outgoing: ServerResponse;
}

/**
 * A server between browser and Firestore that spoils commits. A message is known by a marker in its text, so that
 * many browsers, each with a fault of its own, can be tried at once.
 */
export async function startFaultProxy(firestore: Upstream) {
  const faults = new Map<string, Fault>();
  const commits = new Map<string, number>();

  async function handle(exchange: Exchange) {
    const { incoming, body } = exchange;
    const marker =
      incoming.method === 'POST' ? [...faults.keys()].find((key) => body.includes(key)) : undefined;
    if (marker === undefined) return pass(exchange, firestore);

    const count = (commits.get(marker) ?? 0) + 1;
    commits.set(marker, count);
    const fault = faults.get(marker);
    if (!fault || count > fault.times) return pass(exchange, firestore);

    const stored = fault.when === 'after' ? await forward(exchange, firestore) : undefined;
    return spoil(fault.answer, exchange, () =>
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
    /** Spoils the commits of the message that carries the marker, beginning with the next one. */
    plan(marker: string, fault: Fault) {
      faults.set(marker, fault);
      commits.set(marker, 0);
    },
    /** How many commits of the message have come by since its fault was planned. */
    commits: (marker: string) => commits.get(marker) ?? 0,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers wrongly; `late` gives the right answer after all. */
async function spoil(answer: Answer, { incoming, outgoing }: Exchange, late: () => Promise<void> | void) {
  switch (answer.kind) {
    case 'reset':
      incoming.socket.resetAndDestroy();
      return;
    case 'silence':
      return;
    case 'late':
      await setTimeout(answer.after);
      return late();
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
      outgoing.writeHead(answer.status, { ...cors(incoming), 'content-type': answer.type });
      outgoing.end(answer.body);
  }
}

async function pass(exchange: Exchange, firestore: Upstream) {
  reply(exchange.outgoing, await forward(exchange, firestore));
}

function forward(
  { incoming: { method, url, headers }, body }: Exchange,
  firestore: Upstream,
): Promise<Passed> {
  return new Promise((resolve, reject) => {
    const onward = request({ ...firestore, method, path: url, headers }, (answer) => {
      textOf(answer).then(
        (text) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
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

function reply(outgoing: ServerResponse, { status, headers, body }: Passed) {
  outgoing.writeHead(status, { ...headers });
  outgoing.end(body);
}

/** As Firestore allows it: without these the browser would hide a faulty answer from the page altogether. */
const cors = ({ headers }: IncomingMessage) => ({ 'access-control-allow-origin': headers.origin ?? '*' });
