import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Whether this machine has no IPv6 loopback address. */
const hasNoIpv6 = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');

/**
 * Listens on both loopback addresses, because browsers may use either for `localhost`; on a machine without
 * ::1 on one.
 *
 * @returns the port, which is a free one where 0 is given
 */
export async function listenOnLoopback(app: FastifyInstance, port: number): Promise<number> {
  await app.listen({ host: '127.0.0.1', port });
  const address = app.server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  const second: Server = createServer((socket) => app.server.emit('connection', socket));
  app.server.once('close', () => second.close());
  second.listen({ host: '::1', port: taken });
  try {
    await once(second, 'listening');
  } catch (error) {
    if (!hasNoIpv6(error)) throw error;
  }
  return taken;
}

/** A currently free port of the loopback. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const closed = once(server, 'close');
  server.close();
  await closed;
  return typeof address === 'object' && address ? address.port : 0;
}
