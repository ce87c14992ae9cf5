import type { FastifyReply } from 'fastify';

/** The `error` of MercadoPago's answers, by their status. */
const ERRORS: Readonly<Record<number, string>> = { 401: 'unauthorized', 404: 'not_found' };

/**
 * Answers with an error as MercadoPago does (providers §1): `{message, error, status, cause}`.
 *
 * @param code a number of MercadoPago's, which stands in `cause`, or the text that stands in `error` instead
 */
export function errorAnswer(
  reply: FastifyReply,
  status: number,
  code: number | string,
  description: string,
): FastifyReply {
  const isNumbered = typeof code === 'number';
  return reply.code(status).send({
    message: description,
    error: isNumbered ? (ERRORS[status] ?? 'bad_request') : code,
    status,
    cause: isNumbered ? [{ code, description, data: null }] : [],
  });
}
