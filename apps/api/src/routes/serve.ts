import { hash, randomUUID } from 'node:crypto';
import { successStatus } from '@laundry/api-contract';
import type { Call, OpenedCase, Page } from '@laundry/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../shared/failure.ts';
import type { AnswerTo, CallInput, Dependencies } from '../services/dependencies.ts';
import { requireAdministrator, hashBearerToken } from '../services/accounts/session.ts';
import type { OfAdministration } from '../services/accounts/session.ts';
import { isUuid } from '../shared/uuid.ts';
import { checkInput, refuseNulls } from './checkInput.ts';
import { endSlowReader, jsonArray } from './bodies.ts';
import { clientAddress } from './limitPerAddress.ts';

const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** Our HTML may run no script, load nothing, be in no frame, and have no styles but its own elements. */
function htmlHeaders(html: string) {
  const styles = [...html.matchAll(STYLE)].map(
    ([, style = '']) => `'sha256-${hash('sha256', style, 'base64')}'`,
  );
  const policy = `default-src 'none'; style-src ${styles.join(' ')}; frame-ancestors 'none'; sandbox`;
  return { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
}

function readIdempotencyKey(call: Call, request: FastifyRequest): string {
  const header = request.headers['idempotency-key'];
  if (!call.idempotent || header === undefined) return randomUUID();
  if (typeof header !== 'string' || !isUuid(header))
    throw new Failure('ex_invalid_field', { detail: 'Idempotency-Key' });
  return header.toLowerCase();
}

/**
 * Refuses a path with another administration than the session's, or with an id that is no UUID (D28). Every
 * other parameter of an administrator's path is an id.
 *
 * @throws Failure ex_not_found
 */
function refuseForeignPath({ administrationId }: OfAdministration, params: unknown): void {
  const { adminId = administrationId, ...ids } = params as Readonly<Record<string, string>>;
  if (adminId.toLowerCase() !== administrationId || !Object.values(ids).every(isUuid))
    throw new Failure('ex_not_found');
}

async function readInput<T extends Call>(
  dependencies: Dependencies,
  call: T,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CallInput<T>> {
  const session =
    call.access === 'administrator'
      ? await requireAdministrator(dependencies, request.headers.authorization)
      : undefined;
  refuseNulls(request.params, request.query, request.body);
  const input: Record<keyof CallInput<T>, unknown> = {
    params: request.params,
    query: call.query && checkInput(call.query, request.query),
    body: call.body && checkInput(call.body, request.body),
    session,
    tokenHash: call.access === 'session' ? hashBearerToken(request.headers.authorization) : undefined,
    controller: request.controller ?? '',
    idempotencyKey: readIdempotencyKey(call, request),
    // Lazy: only rate limits need it, and it has to be resolved through the proxies.
    get address() {
      return clientAddress(request);
    },
    cookies: {
      sent: request.headers.cookie,
      set: (cookie: string) => void reply.header('set-cookie', cookie),
    },
  };
  if (session) refuseForeignPath(session, request.params);
  // The call's own schemas have just made these values, so they are what its types say.
  return input as CallInput<T>;
}

/** Returns a result's body, and sends the rest in headers: a page's total (D10), an opened case (D89). */
function unwrapResult(call: Call, reply: FastifyReply, result: unknown): unknown {
  // The call's definition determines the type of its result.
  if (call.opensCase) {
    const { caseNumber } = result as OpenedCase;
    if (caseNumber !== undefined) void reply.header('x-case-number', caseNumber);
    return undefined;
  }
  if (!call.paginated) return result;
  const { records, total } = result as Page<unknown>;
  if (total !== undefined) void reply.header('x-total-count', total);
  return records;
}

const isIterable = (result: unknown): result is AsyncIterable<readonly unknown[]> =>
  typeof result === 'object' && result !== null && Symbol.asyncIterator in result;

/**
 * Serves one call of the contract: method, path, who may call and the shapes come from its definition; the
 * handler turns checked input into the answer.
 */
export function serve<const T extends Call>(
  app: FastifyInstance,
  dependencies: Dependencies,
  call: T,
  handler: (dependencies: Dependencies, input: CallInput<T>) => Promise<AnswerTo<T>>,
): void {
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // HEAD would run the call, which may send a mail; it only serves caches.
    exposeHeadRoute: call.cacheSeconds !== undefined,
    ...(call.bodyBytes !== undefined && { bodyLimit: call.bodyBytes }),
    handler: async (request, reply) => {
      const input = await readInput(dependencies, call, request, reply);
      const result = await handler({ ...dependencies, log: request.log }, input);
      if (call.media === 'text/html' && typeof result === 'string') void reply.headers(htmlHeaders(result));
      if (call.cacheSeconds) void reply.header('cache-control', `public, max-age=${call.cacheSeconds}`);
      void reply.code(successStatus(call));
      if (!isIterable(result)) return reply.send(unwrapResult(call, reply, result));
      const stream = await jsonArray(result);
      endSlowReader(reply.raw, dependencies.settings);
      return reply.type('application/json; charset=utf-8').send(stream);
    },
  });
}
