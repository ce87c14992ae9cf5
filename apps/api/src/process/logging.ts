import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ProviderUnavailable } from '@laundry/payment-channels/server';
import type { FastifyServerOptions } from 'fastify';
import { errorCode } from '../database/failures.ts';
import type { Settings } from '../settings.ts';

/** The logger's methods, which take an object of fields and a message. */
export interface Log {
  info(fields: object, line: string): void;
  warn(fields: object, line: string): void;
  error(fields: object, line: string): void;
}

/** Fields that are removed from logs: secrets, and data that identifies people. */
const PRIVATE = [
  'authorization',
  'token',
  'password',
  'recaptchaToken',
  'email',
  'emailAddress',
  'name',
  'lastname',
  'rut',
  'phone',
  'address',
  'nroDoc',
  'body',
  'headers',
  'query',
];

const VALID_REQUEST_ID = /^[\w.-]{1,64}$/;

/** The caller's request id if it is valid, else a new one. */
export function readRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && VALID_REQUEST_ID.test(given) ? given : randomUUID();
}

interface ErrorFields {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [field: string]: unknown;
}

/** The logged fields of an error. Messages that are not made for the log may quote a row or a payload. */
function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = errorCode(error);
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? {} : { cause: errorFields(error.cause) };
  const message = error instanceof ProviderUnavailable ? error.message : '';
  return { type: error.name, message, ...(code && { code }), stack: stack?.join('\n') ?? '', ...cause };
}

/** Logs JSON lines with the request's id. URLs are logged as route patterns, without parameters or query. */
export const loggerOptions = (settings: Settings): FastifyServerOptions['logger'] => ({
  level: settings.LOG_LEVEL,
  redact: { paths: PRIVATE.flatMap((name) => [name, `*.${name}`]), remove: true },
  serializers: {
    req: (request) => ({ method: request.method, route: request.routeOptions.url }),
    res: (reply) => ({ status: reply.statusCode }),
    err: errorFields,
    cause: errorFields,
  },
});
