import httpProxy from '@fastify/http-proxy';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import Fastify from 'fastify';

/** Starts a proxy on a free port of the loopback. It sends each request once. */
export async function startProxy({ replyOptions, ...options }: FastifyHttpProxyOptions) {
  const app = Fastify({ forceCloseConnections: true });
  await app.register(httpProxy, {
    ...options,
    destroyAgent: true,
    replyOptions: { ...replyOptions, retryDelay: () => null },
  });
  return { origin: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() };
}
