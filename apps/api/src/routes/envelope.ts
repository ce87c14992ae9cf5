import { finished } from 'node:stream/promises';
import type { ErrorCode } from '@laundry/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database/failures.ts';
import { Failure } from '../shared/failure.ts';

/** The codes for errors of Fastify itself, by status. */
const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'ex_bad_request',
  404: 'ex_not_found',
  408: 'ex_request_timeout',
  413: 'ex_too_large',
  415: 'ex_unsupported_media',
  503: 'ex_unavailable',
};

const UNAVAILABLE_FOR_SECONDS = 5;

const readStatus = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;

/** Converts any thrown value to a failure of the catalogue. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const status = readStatus(error);
  // An upload that its client breaks off has a code of the database's connections too, but a status.
  if (status >= 500 && isDatabaseUnavailable(error))
    return new Failure('ex_unavailable', { cause: error, retryAfter: UNAVAILABLE_FOR_SECONDS });
  const known = CODE_OF_STATUS[status] ?? (status < 500 ? 'ex_bad_request' : 'ex_internal');
  return new Failure(known, { cause: error });
}

function answer(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(error);
  // The causes of our own refusals are in the log; the answer never shows them.
  if (failure.status >= 500) request.log.error({ err: error, cause: failure.cause }, 'request failed');
  // Only a success can be 304 (RFC 9110 §13.2.1); @fastify/etag compares errors too.
  delete request.headers['if-none-match'];
  if (failure.retryAfter !== undefined) void reply.header('retry-after', failure.retryAfter);
  return reply.code(failure.status).type('application/json; charset=utf-8').send(failure.envelope);
}

/**
 * Reads what is left of a body that is too large. Its connection is closed with the answer, and a client that
 * is still sending then would get an error in its place. REQUEST_TIMEOUT_MS ends endless ones.
 */
async function readToEnd({ raw }: FastifyRequest): Promise<void> {
  raw.resume();
  await finished(raw).catch(() => undefined);
}

/** Answers errors of routes and unknown paths with the error envelope. */
export function answerErrorsWithEnvelope(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    if (readStatus(error) === 413) await readToEnd(request);
    return answer(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => answer(new Failure('ex_not_found'), request, reply));
}

/** Answers URLs that the router cannot parse with the error envelope. */
export const answerMalformedUrl = (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
  void answer(error, request, reply);
};
