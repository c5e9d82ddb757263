import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import type { Route } from '../../support/page.ts';
import { escaped } from './find.ts';

/** Where the page says what a console would have said. */
const watched = '/.engines/watch';

/** Runs before every other script of a page. */
function watch(address: string) {
  // What cannot be said is let go: said in its turn, as a rejection that nobody handled, it would never end.
  const say = (kind: string, text: string) => {
    fetch(address, { method: 'POST', keepalive: true, body: JSON.stringify({ kind, text }) }).catch(() => {});
  };
  for (const kind of ['error', 'warn', 'info'] as const) {
    const before = console[kind];
    console[kind] = (...words: unknown[]) => {
      say(kind, words.map(String).join(' '));
      before.apply(console, words);
    };
  }
  addEventListener('error', ({ message }) => say('error', message));
  addEventListener('unhandledrejection', ({ reason }) => say('error', String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    say('error', `${violatedDirective} refuses ${blockedURI}`),
  );
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
};

interface Said {
  kind: string;
  text: string;
}

interface Events {
  request: [url: string];
  requestfailed: [url: string];
  said: [Said];
}

/** Whether an address fits one with stars: two for anything, one for a part of a path. */
export function fitsAddress(address: string, stars: string): boolean {
  const parts = stars.split(/(\*\*|\*)/).map((part) => {
    if (part === '**') return '.*';
    return part === '*' ? '[^/]*' : escaped(part);
  });
  return new RegExp(`^${parts.join('')}$`).test(address);
}

/** All that goes between one visitor's browser and the world: WebDriver by itself hears and changes nothing of it. */
export class Proxy extends EventEmitter<Events> {
  offline = false;
  /** How the last page was answered. */
  status = 0;
  readonly routes: { addresses: string; answer: (route: Route) => unknown }[] = [];
  private readonly server = createServer((from, to) => void this.answer(from, to));
  private underway = 0;
  private quietSince = Date.now();
  private readonly watching: boolean;

  /** `watching`: whether pages are listened to, which takes a script. */
  constructor(watching: boolean) {
    super();
    this.watching = watching;
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close() {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Since when nothing has been asked for and all has been answered, in milliseconds. */
  quiet(): number {
    return this.underway > 0 ? 0 : Date.now() - this.quietSince;
  }

  private async answer(from: IncomingMessage, to: ServerResponse) {
    const url = from.url ?? '';
    if (new URL(url).pathname === watched) return this.answerWatch(from, to);
    this.underway += 1;
    to.once('close', () => {
      this.underway -= 1;
      this.quietSince = Date.now();
    });
    this.emit('request', url);
    const fail = () => {
      this.emit('requestfailed', url);
      to.destroy();
    };
    if (this.offline) return fail();
    const pass = () => this.pass(from, to, fail);
    const rule = this.routes.findLast(({ addresses }) => fitsAddress(url, addresses));
    if (!rule) return pass();
    await rule.answer({
      request: () => ({ url: () => url }),
      abort: async () => fail(),
      continue: async () => pass(),
      fulfill: async ({ path, status = 200, body = path ? readFileSync(path) : '' }) => {
        // A page may ask another host, as the form does. What Playwright answers no engine keeps, either.
        const headers = {
          'Cache-Control': 'no-store',
          'Access-Control-Allow-Origin': '*',
          'Content-Type': types[extname(path ?? '')] ?? 'text/plain',
        };
        to.writeHead(status, headers).end(body);
      },
    });
  }

  private async answerWatch(from: IncomingMessage, to: ServerResponse) {
    if (from.method !== 'POST') {
      to.setHeader('Content-Type', 'text/javascript');
      to.end(`(${watch.toString()})(${JSON.stringify(watched)})`);
      return;
    }
    const parts: Buffer[] = [];
    for await (const part of from) parts.push(part as Buffer);
    this.emit('said', JSON.parse(Buffer.concat(parts).toString()) as Said);
    to.end();
  }

  private pass(from: IncomingMessage, to: ServerResponse, fail: () => void) {
    const isPage = (from.headers.accept ?? '').startsWith('text/html');
    const headers = { ...from.headers, ...(isPage && { 'accept-encoding': 'identity' }) };
    const onward = request(from.url ?? '', { method: from.method, headers }, (answer) => {
      const html = (answer.headers['content-type'] ?? '').startsWith('text/html');
      if (isPage) this.status = answer.statusCode ?? 0;
      if (isPage && html && this.watching) return this.listenIn(answer, to);
      to.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(to);
    });
    onward.on('error', fail);
    from.pipe(onward);
  }

  /** Passes a page on as it comes, with a script in it that listens. */
  private listenIn(answer: IncomingMessage, to: ServerResponse) {
    const { 'content-length': _, ...headers } = answer.headers;
    to.writeHead(answer.statusCode ?? 500, headers);
    let added = false;
    answer.on('data', (part: Buffer) => {
      const text = part.toString('latin1');
      if (added || !text.includes('<head>')) return to.write(part);
      added = true;
      return to.write(
        Buffer.from(text.replace('<head>', `<head><script src="${watched}"></script>`), 'latin1'),
      );
    });
    answer.on('end', () => to.end());
  }
}
