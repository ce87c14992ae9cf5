import httpProxy from '@fastify/http-proxy';
import { CALL_PREFIXES, RETRY_AFTER_SECONDS, errorAnswer } from '../hosting/index.ts';
import type { FastifyInstance } from 'fastify';

/** Whether a URL, valid or not, belongs to a call. */
export const isCall = (url: string): boolean => CALL_PREFIXES.some((prefix) => url.startsWith(`${prefix}/`));

/** Passes the calls of both sites on to the API, with the original address, host and scheme. */
export async function passCallsOn(app: FastifyInstance, apiOrigin: string): Promise<void> {
  for (const prefix of CALL_PREFIXES)
    await app.register(httpProxy, {
      upstream: apiOrigin,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        // The gateway is the first hop, so a client's own `Forwarded` header is not trusted.
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
