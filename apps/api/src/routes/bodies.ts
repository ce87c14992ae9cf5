import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../shared/failure.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of a JSON body or a form. */
    rawBody?: Buffer;
  }
}

const NOT_JSON = new Failure('ex_bad_request');

/** Accepts only JSON bodies, and keeps their bytes; an empty one is no body (D27). */
export function acceptJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    request.rawBody = bytes;
    if (bytes.length === 0) done(null, undefined);
    else void parseJson(request, bytes.toString(), (error, value) => done(error && NOT_JSON, value));
  });
}

/** Accepts forms too, and keeps their bytes. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (request, bytes: Buffer, done) => {
      request.rawBody = bytes;
      done(null, parse(bytes.toString()));
    },
  );
}
