import { randomInt } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';

/** firebase-tools needs no login for a project whose name begins with "demo-", and reaches no cloud. */
export const project = 'demo-tarcza';

export const host = '127.0.0.1';

/** The ports of `npm start`. An offset is added to each. */
const standardPorts = { hosting: 5000, functions: 5001, firestore: 8080, mailbox: 1080, smtp: 1025 };

export type Ports = typeof standardPorts;

export function listPorts(offset: number): Ports {
  const entries = Object.entries(standardPorts).map(([name, port]) => [name, port + offset]);
  return Object.fromEntries(entries) as Ports;
}

/** Listens at a port, or at a free one for 0, until `close` is called. Rejects if the port is busy. */
async function listen(port: number, address?: string) {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ port, host: address, exclusive: true }, resolve);
  });
  const close = () => new Promise((resolve) => server.close(resolve));
  return { port: (server.address() as AddressInfo).port, close };
}

/** Returns the ports at which a program listens, on any address of this computer. */
export async function findBusyPorts(ports: readonly number[]): Promise<number[]> {
  const isBusy = async (port: number) => {
    for (const address of [undefined, host, '0.0.0.0']) {
      const listener = await listen(port, address).catch(() => undefined);
      if (!listener) return true;
      await listener.close();
    }
    return false;
  };
  const busy = await Promise.all(ports.map(isBusy));
  return ports.filter((_, index) => busy[index]);
}

/**
 * Returns an offset at which every port is free. It is random, because other test runs may search at the same time. Browsers
 * refuse to open some ports of other protocols, such as 6000: none has one of these offsets.
 */
export async function findFreeOffset(): Promise<number> {
  for (let tried = 0; tried < 100; tried += 1) {
    const offset = 10 * randomInt(101, 200);
    if ((await findBusyPorts(Object.values(listPorts(offset)))).length === 0) return offset;
  }
  throw new Error('No free block of ports was found between 6010 and 7000.');
}

export async function findFreePorts(count: number): Promise<number[]> {
  const listeners = await Promise.all(Array.from({ length: count }, () => listen(0, host)));
  await Promise.all(listeners.map(({ close }) => close()));
  return listeners.map(({ port }) => port);
}
