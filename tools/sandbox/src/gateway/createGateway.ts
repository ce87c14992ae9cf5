import staticFiles from '@fastify/static';
import type { ErrorCode } from '@laundry/api-contract';
import { answerClientError } from '@laundry/error-catalogue';
import {
  CACHE_CONTROL,
  NOTHING_INLINE,
  REQUEST_TIMEOUT_MS,
  SECURITY_HEADERS,
  cacheControlHeader,
  errorAnswer,
} from '../hosting/index.ts';
import type { InlineSources } from '../hosting/index.ts';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCall, passCallsOn } from './proxy.ts';
import { portalSite, publicSite } from './siteFiles.ts';
import type { Site } from './siteFiles.ts';

export interface GatewayOptions {
  /** Folders of the built sites. */
  readonly publicRoot: string;
  readonly portalRoot: string;
  /** The API's own address. */
  readonly apiOrigin: string;
  /** Makes a page's policy from its inline scripts and styles. */
  readonly contentSecurityPolicy: (inline: InlineSources) => string;
  /** How long a request may take to arrive, in ms. */
  readonly requestTimeout?: number;
}

const LOOK_FOR_SLOW_MS = 1000;

/** The host names of the sites in a local run. */
export const HOSTS = { public: ['localhost', '127.0.0.1', '[::1]'], portal: ['admin.localhost'] } as const;

const refuse = (reply: FastifyReply, status: number, text: string) =>
  reply
    .code(status)
    .header('cache-control', CACHE_CONTROL.refusal)
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);

const BAD_REQUEST = ['ex_bad_request', 'Bad request'] as const;
const INTERNAL_ERROR = ['ex_internal', 'Internal error'] as const;
/** The gateway's own refusals, by status: a call gets the envelope, a page a line of text. */
const REFUSALS: ReadonlyMap<number, readonly [ErrorCode, string]> = new Map([
  [404, ['ex_not_found', 'Not found']],
  [413, ['ex_too_large', 'Too large']],
  [415, ['ex_unsupported_media', 'Unsupported media type']],
]);

function refuseByKind({ raw }: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const [code, text] = REFUSALS.get(status) ?? (status < 500 ? BAD_REQUEST : INTERNAL_ERROR);
  if (!isCall(raw.url ?? '')) return refuse(reply, status, text);
  const { type, envelope } = errorAnswer(code);
  return reply.code(status).header('cache-control', CACHE_CONTROL.refusal).type(type).send(envelope);
}

/** The decoded path without its query; undefined where it cannot be decoded. */
function decodePath({ raw }: FastifyRequest): string | undefined {
  try {
    return decodeURIComponent(new URL(raw.url ?? '/', 'http://site').pathname);
  } catch {
    return undefined;
  }
}

function sitesByHost(publicOne: Site, portal: Site): ReadonlyMap<string, Site> {
  return new Map<string, Site>([
    ...HOSTS.public.map((host) => [host, publicOne] as const),
    ...HOSTS.portal.map((host) => [host, portal] as const),
  ]);
}

/** The requested host name without the port, in lower case. */
export const requestHost = ({ headers }: FastifyRequest) =>
  (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();

/**
 * Does on one machine what production hosts do: serves both sites by their host names with the production
 * headers, and passes their calls on to the API.
 */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const hosts = sitesByHost(await publicSite(options.publicRoot), await portalSite(options.portalRoot));
  const headers = {
    ...SECURITY_HEADERS,
    'content-security-policy': options.contentSecurityPolicy(NOTHING_INLINE),
  };
  const { requestTimeout = REQUEST_TIMEOUT_MS } = options;
  const app = Fastify({
    forceCloseConnections: true,
    clientErrorHandler: answerClientError,
    requestTimeout,
    http: {
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.min(LOOK_FOR_SLOW_MS, requestTimeout),
    },
    // Hooks do not run for a URL that the router cannot parse.
    frameworkErrors: (_error, request, reply) => {
      void refuseByKind(request, reply.headers(headers), 400);
    },
  });

  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers);
    if (!hosts.has(requestHost(request))) return refuse(reply, 404, 'Unknown host');
    return undefined;
  });
  app.setErrorHandler((error, request, reply) =>
    refuseByKind(
      request,
      reply,
      error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500,
    ),
  );
  app.setNotFoundHandler((request, reply) => refuseByKind(request, reply, 404));

  await app.register(staticFiles, {
    root: options.publicRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });
  await passCallsOn(app, options.apiOrigin);

  app.get('/*', (request, reply) => {
    const path = decodePath(request);
    const site = hosts.get(requestHost(request));
    if (path === undefined || site === undefined) return refuseByKind(request, reply, 400);
    const answer = site.answer(path);
    if (answer === undefined) return refuseByKind(request, reply, 404);
    const inline = site.inlineSources.get(answer.file);
    if (inline) void reply.header('content-security-policy', options.contentSecurityPolicy(inline));
    return reply
      .code(answer.status)
      .header('cache-control', cacheControlHeader(answer.file))
      .sendFile(answer.file, site.root);
  });
  return app;
}
