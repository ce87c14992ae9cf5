import type { FastifyReply, onRequestAsyncHookHandler } from 'fastify';

/** An error as MercadoPago writes it. */
export const apiError = (reply: FastifyReply, status: number, error: string, message: string) =>
  reply.code(status).send({ message, error, status, cause: [] });

/** Lets in only whoever holds the access token. */
export const bearerOnly = (token: string): onRequestAsyncHookHandler =>
  async function ({ headers }, reply) {
    if (headers.authorization === `Bearer ${token}`) return undefined;
    return apiError(reply, 401, 'unauthorized', 'invalid access token');
  };

export const idempotencyKeyOf = (headers: Readonly<Record<string, unknown>>): string | undefined => {
  const key = headers['x-idempotency-key'];
  return typeof key === 'string' && key !== '' ? key : undefined;
};
