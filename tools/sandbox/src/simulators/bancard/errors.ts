import type { FastifyReply } from 'fastify';

/** The errors of vPOS that are used, with the HTTP status of each. */
const ERRORS = {
  InvalidJsonError: [400, 'Invalid json'],
  InvalidPublicKeyError: [403, 'Invalid public key'],
  InvalidTokenError: [403, 'Invalid token'],
  InvalidOperationError: [400, 'Invalid operation'],
  BuyNotFoundError: [404, 'Buy not found'],
  PaymentNotFoundError: [404, 'Payment not found'],
  AlreadyRollbackedError: [422, 'Already rollbacked'],
  TransactionAlreadyConfirmed: [422, 'Transaction already confirmed'],
} as const;
export type VposError = keyof typeof ERRORS;

/** Answers with an error as vPOS writes it. */
export function vposError(reply: FastifyReply, key: VposError): FastifyReply {
  const [status, dsc] = ERRORS[key];
  return reply.code(status).send({ status: 'error', messages: [{ key, level: 'error', dsc }] });
}
