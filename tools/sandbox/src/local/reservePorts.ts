import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { createClosers } from './closers.ts';
import type { Closers } from './closers.ts';
import { errorCode } from './errorCode.ts';

/** Some ports are in use; the message names them. */
export class PortsTaken extends Error {
  override readonly name = 'PortsTaken';
  constructor(ports: readonly number[]) {
    super(
      `Already in use: port ${ports.join(', ')}. Another local run? Stop it, or choose others with PORT_BASE, e.g. PORT_BASE=5200.`,
    );
  }
}

/** Occupies one address and refuses all connections to it. */
async function occupy(host: string, port: number): Promise<Server | 'taken' | 'absent'> {
  const server = createServer((socket) => socket.destroy());
  server.listen({ host, port, exclusive: true });
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    if (errorCode(error) === 'EADDRINUSE') return 'taken';
    if (host === '::1') return 'absent';
    throw error;
  }
}

/**
 * Occupies all ports while the run is prepared, before any data is changed.
 *
 * @returns a function that releases them for the actual servers
 * @throws PortsTaken, with none of them occupied
 */
export async function reservePorts(ports: readonly number[]): Promise<() => Promise<void>> {
  const addresses = ports.flatMap((port) => ['127.0.0.1', '::1'].map((host) => ({ host, port })));
  const held = await Promise.all(
    addresses.map(async ({ host, port }) => ({ port, result: await occupy(host, port) })),
  );
  const release = async () => {
    const servers = held.flatMap(({ result }) => (typeof result === 'string' ? [] : [result]));
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  };
  const taken = held.flatMap(({ port, result }) => (result === 'taken' ? [port] : []));
  if (taken.length > 0) {
    await release();
    throw new PortsTaken([...new Set(taken)]);
  }
  return release;
}

/** Runs something that needs ports. Everything it started has ended when this settles. @throws PortsTaken */
export async function withPorts(
  ports: readonly number[],
  run: (closers: Closers, releasePorts: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const releasePorts = await reservePorts(ports);
  const closers = createClosers();
  closers.add(releasePorts);
  try {
    await run(closers, releasePorts);
  } finally {
    await closers.closeAll();
  }
}
