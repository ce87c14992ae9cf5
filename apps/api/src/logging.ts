import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import type { Settings } from './settings.ts';

/** What the log takes: an object of fields and a line. */
export interface Log {
  info(fields: object, line: string): void;
  warn(fields: object, line: string): void;
  error(fields: object, line: string): void;
}

/** Whatever is logged under these names is left out: tokens, and what tells who a card's holder is. */
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

const SANE_REQUEST_ID = /^[\w.-]{1,64}$/;

/** The caller's request id where it is sane, else one of ours. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && SANE_REQUEST_ID.test(given) ? given : randomUUID();
}

interface ErrorFields {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [field: string]: unknown;
}

/**
 * An error's own words may quote a row or a payload, so a log line has its type, code, place and reasons'
 * types.
 */
function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  const cause = error.cause === undefined ? {} : { cause: errorFields(error.cause) };
  return { type: error.name, message: '', ...code, stack: stack?.join('\n') ?? '', ...cause };
}

/** JSON lines with the request's id; URLs are logged as their route, without parameters or query. */
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
