import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { errorAnswer } from './envelope.ts';

/** All that the sites' origins pass on: operators' paths are not among them (decision 32). */
const PREFIXES = ['/api', '/public-site'] as const;
const RETRY_AFTER_SECONDS = 5;

/** Whether a URL, however broken, is that of a call. */
export const isCall = (url: string): boolean => PREFIXES.some((prefix) => url.startsWith(`${prefix}/`));

/** Passes the calls of both sites on to the API, with the address, host and scheme that they came by. */
export async function passCallsOn(app: FastifyInstance, apiOrigin: string): Promise<void> {
  for (const prefix of PREFIXES)
    await app.register(httpProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        // The gateway is the edge: what a client says about itself does not count.
        rewriteRequestHeaders: (request, { forwarded: _forwarded, ...headers }) => ({
          ...headers,
          'x-forwarded-for': request.socket.remoteAddress ?? '',
          'x-forwarded-host': request.headers.host ?? '',
          'x-forwarded-proto': 'http',
        }),
        onError: (reply) => {
          const { status, type, envelope } = errorAnswer('ex_unavailable');
          void reply.code(status).header('retry-after', RETRY_AFTER_SECONDS).type(type).send(envelope);
        },
      },
    });
}
