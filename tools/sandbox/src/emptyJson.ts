import type { FastifyInstance } from 'fastify';

/** Reads an empty JSON body as {}: clients name JSON for requests without a body too. */
export function acceptEmptyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) =>
    text === '' ? done(null, {}) : void parseJson(request, String(text), done),
  );
}
