import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { errorCode } from './errorCode.ts';

/** The errors of a machine without an IPv6 loopback address. */
const NO_IPV6: readonly unknown[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** The port that a server listens on. */
export function listeningPort(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server does not listen');
  return address.port;
}

/**
 * Listens on both loopback addresses, because browsers may use either for `localhost`. A machine without ::1
 * has only one.
 *
 * @returns the port, which is a free one where 0 is given
 */
export async function listenOnLoopback(app: FastifyInstance, port: number): Promise<number> {
  await app.listen({ host: '127.0.0.1', port });
  const taken = listeningPort(app.server);
  const second: Server = createServer((socket) => app.server.emit('connection', socket));
  app.server.once('close', () => second.close());
  second.listen({ host: '::1', port: taken });
  try {
    await once(second, 'listening');
  } catch (error) {
    if (!NO_IPV6.includes(errorCode(error))) throw error;
  }
  return taken;
}

/**
 * Starts an HTTP server on the loopback, by default on a free port. A failing handler closes the connection.
 */
export async function serveHttp(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void,
  at = 0,
) {
  const server = createHttpServer((request, response) => {
    Promise.resolve(handle(request, response)).catch(() => response.destroy());
  }).listen(at, '127.0.0.1');
  await once(server, 'listening');
  const port = listeningPort(server);
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    close: async (): Promise<void> => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
export type HttpServer = Awaited<ReturnType<typeof serveHttp>>;

/** A free port of the loopback. Linux gives one from 32768 on to others while its server restarts. */
export async function freePort(): Promise<number> {
  const server = await serveHttp(() => undefined, randomInt(11_000, 32_768)).catch((error: unknown) => {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
  });
  await server?.close();
  return server?.port ?? freePort();
}
