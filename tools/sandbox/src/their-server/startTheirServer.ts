import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import { acceptEmptyJson } from '../emptyJson.ts';
import { listenOnLoopback } from '../local/listen.ts';
import { CALLS, Refusal, askedFrom } from './calls.ts';
import { createData } from './data.ts';
import { pages } from './pages.ts';

export interface TheirServerOptions {
  /** 0 means a free one. */
  readonly port: number;
  /** The public site's address, to which payers return. */
  readonly site: string;
  /** The token of visitors. */
  readonly publicToken?: string;
}

const NOT_FOUND = '<!doctype html><html><title>404</title><h1>Not Found</h1></html>';

/**
 * Starts the back end of another company, as it may have been written from spec §7 alone: its 20 calls and no
 * others, each with the token header or not at all, and different from our API wherever the specification
 * leaves a choice. Everything is in memory. It knows nothing of our contract, so that it can prove what the
 * sites and the contract's checks tolerate (D66 to D69).
 */
export async function startTheirServer({ port, site, publicToken = 'public-site' }: TheirServerOptions) {
  const data = createData();
  let origin = '';
  const app = Fastify({ forceCloseConnections: true });
  await app.register(formbody);
  acceptEmptyJson(app);
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/html').send(NOT_FOUND));
  app.setErrorHandler((error, _request, reply) =>
    error instanceof Refusal ? reply.code(error.status).send(error.body) : reply.code(500).send(),
  );
  for (const [call, answer] of Object.entries(CALLS)) {
    const [method = '', url = ''] = call.split(' ');
    app.route({
      method,
      url,
      handler: (request, reply) => {
        const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
        const account = data.sessions.get(token);
        if (token !== publicToken && !account) throw new Refusal(401, { result_message: 'Falta el token' });
        return answer(askedFrom(request, { reply, data, account, origin }));
      },
    });
  }
  pages(app, data, site, () => origin);
  const actual = await listenOnLoopback(app, port);
  origin = `http://localhost:${actual}`;
  return { origin, close: () => app.close() };
}
export type TheirServer = Awaited<ReturnType<typeof startTheirServer>>;
