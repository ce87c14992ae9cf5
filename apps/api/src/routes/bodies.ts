import { once } from 'node:events';
import { parse } from 'node:querystring';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../shared/failure.ts';
import type { Settings } from '../settings.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of a JSON body or a form. */
    rawBody?: Buffer;
    /** The building's controller (glossary) that signed it. */
    controller?: string;
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

/** Elements of a JSON array, without its brackets. */
const elements = (rows: readonly unknown[]) => JSON.stringify(rows).slice(1, -1);

async function* serialized(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  let separator = '[';
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    yield separator + elements(rows);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

/**
 * Streams rows as a JSON array, and reads them no faster than the client does. Waits for the first batch, so
 * that an error before it can still be answered; a later error ends the stream. Closing the stream stops the
 * rows.
 */
export async function jsonArray(batches: AsyncIterable<readonly unknown[]>): Promise<Readable> {
  const stream = Readable.from(serialized(batches));
  await once(stream, 'readable');
  return stream;
}

/**
 * The least that a reader has to read in each window. With the default window of a minute this is 9 kbit/s, a
 * quarter of what a phone on 2G has; behind a host that compresses, some 1 kbit/s.
 */
const LEAST_BYTES = 64 * 1024;
/** A window is this many times as long as a request may take to arrive. */
const WINDOW_REQUESTS = 2;

/**
 * Disconnects a reader who reads less of an answer, because the answer holds a database connection. Time in
 * which nothing waits for the reader does not count against it. The reader may have left already.
 */
export function endSlowReader(
  response: ServerResponse,
  { REQUEST_TIMEOUT_MS }: Pick<Settings, 'REQUEST_TIMEOUT_MS'>,
): void {
  const { socket } = response;
  if (!socket || response.destroyed) return;
  let before = socket.bytesWritten;
  const timer = setInterval(() => {
    const isSlow = socket.bytesWritten - before < LEAST_BYTES;
    before = socket.bytesWritten;
    if (isSlow && socket.writableLength > 0) socket.destroy();
  }, WINDOW_REQUESTS * REQUEST_TIMEOUT_MS);
  response.once('close', () => clearInterval(timer));
}
