import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Behaviour of the server for the next e-mails. */
export type Behaviour =
  | 'accept'
  /** Answers "try later" to the e-mail. */
  | '451'
  /** Refuses the recipient, and repeats the command in its response. */
  | '550';

export interface Arrived {
  messageId: string;
  raw: string;
  /** Recipients. */
  to: readonly string[];
}

/** A mail server with configurable failures. It records the e-mails that it accepted. */
export class MailServer {
  readonly arrived: Arrived[] = [];
  behaviour: Behaviour = 'accept';
  /** Unknown recipients. */
  unknown: readonly string[] = [];
  /** Words that make it refuse an e-mail, as a spam filter does. */
  poison: readonly string[] = [];
  readonly #server = new SMTPServer({
    // A lookup of the name of 127.0.0.1 would ask a DNS server outside of this computer.
    disableReverseLookup: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 50,
    onRcptTo: ({ address }, _, done) => {
      const isRefused = this.behaviour === '550' || this.unknown.includes(address);
      done(isRefused ? refusal(550, `No such mailbox: ${address}, Anna Tajna`) : null);
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        if (this.poison.some((word) => decoded(raw).includes(word)))
          return done(refusal(554, 'Spam: Anna Tajna'));
        if (this.behaviour === '451') return done(refusal(451, 'Try again later, Anna Tajna'));
        const messageId = /^Message-ID:\s*(\S+)/im.exec(raw)?.[1] ?? '';
        this.arrived.push({ messageId, raw, to: envelope.rcptTo.map(({ address }) => address) });
        done();
      });
    },
  });

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  /** Ids of the messages whose e-mails arrived, in the order of arrival. */
  get ids(): string[] {
    return this.arrived.map(({ messageId }) => messageId.replace(/^<|@.*$/g, ''));
  }

  countOf(id: string): number {
    return this.ids.filter((each) => each === id).length;
  }

  open(): Promise<void> {
    return new Promise((resolve) => void this.#server.listen(0, '127.0.0.1', resolve));
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve));
  }
}

/** The text of an e-mail's parts, whichever way they are encoded. */
export function decoded(raw = ''): string {
  return raw
    .split(/^--[-\w]+/m)
    .map((part) => {
      const [head = '', ...body] = part.trimStart().split(/\r?\n\r?\n/);
      const content = body.join('\n\n');
      if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString('utf8');
      if (!/quoted-printable/i.test(head)) return content;
      const bytes = content
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
      return Buffer.from(bytes, 'latin1').toString('utf8');
    })
    .join('\n');
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
