import type { AnswerOf, Call, CheckedBodyOf, CheckedQueryOf } from '@laundry/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import type { Dependencies, Log } from '../services/dependencies.ts';
import { administratorOf } from '../services/session.ts';
import type { AdministratorSession } from '../services/session.ts';
import { isUuid } from '../uuid.ts';
import { checkInput, refuseNulls } from './checkInput.ts';

/** HTML of ours is to be read, here or in a frame: it runs and fetches nothing. */
const HTML_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** What a handler gets of a call: all of it checked. */
export interface CallInput<T extends Call> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: CheckedQueryOf<T>;
  readonly body: CheckedBodyOf<T>;
  readonly session: T['access'] extends 'administrator' ? AdministratorSession : undefined;
  /** Lower case; undefined where the call reads none or none was sent. */
  readonly idempotencyKey: string | undefined;
  readonly log: Log;
}

function idempotencyKeyOf(call: Call, request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (!call.idempotent || header === undefined) return undefined;
  if (typeof header !== 'string' || !isUuid(header))
    throw new Failure('ex_invalid_field', { detail: 'Idempotency-Key' });
  return header.toLowerCase();
}

async function inputOf<T extends Call>(
  dependencies: Dependencies,
  call: T,
  request: FastifyRequest,
): Promise<CallInput<T>> {
  const session =
    call.access === 'administrator'
      ? await administratorOf(dependencies, request.headers.authorization)
      : undefined;
  refuseNulls(request.params, request.query, request.body);
  const input: Record<keyof CallInput<T>, unknown> = {
    params: request.params,
    query: call.query && checkInput(call.query, request.query),
    body: call.body && checkInput(call.body, request.body),
    session,
    idempotencyKey: idempotencyKeyOf(call, request),
    log: request.log,
  };
  // The call's own schemas have just made these values, so they are what its types say.
  return input as CallInput<T>;
}

/**
 * Serves one call of the contract: method, path, who may call and the shapes come from its definition; the handler
 * turns checked input into the answer.
 */
export function serve<const T extends Call>(
  app: FastifyInstance,
  dependencies: Dependencies,
  call: T,
  handler: (input: CallInput<T>) => Promise<AnswerOf<T>>,
): void {
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const answer = await handler(await inputOf(dependencies, call, request));
      if (call.media === 'text/html') void reply.headers(HTML_HEADERS);
      return reply.code(call.success).send(answer);
    },
  });
}
