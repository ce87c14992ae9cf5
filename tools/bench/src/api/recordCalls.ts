// Loaded into the API with `node --import`. It writes each statement and each provider call to the file named
// by RECORD_CALLS.
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import pg from 'pg';
import type { RecordedStep } from './recording.ts';

const file = process.env['RECORD_CALLS'] ?? '/dev/null';

function record(step: RecordedStep): void {
  appendFileSync(file, `${JSON.stringify(step)}\n`);
}

interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly name?: string;
}
const isStatement = (given: unknown): given is Statement =>
  typeof given === 'object' && given !== null && 'text' in given && typeof given.text === 'string';

type Query = (...given: unknown[]) => unknown;
// An overloaded method can only be wrapped by the type that its overloads have in common.
const client = pg.Client.prototype as unknown as { query: Query };
const query = client.query;

client.query = function (...given) {
  const begun = performance.now();
  const [first, second] = given;
  const result = query.apply(this, given);
  const statement: Statement | undefined = isStatement(first)
    ? first
    : typeof first === 'string'
      ? { text: first, values: Array.isArray(second) ? second : [] }
      : undefined;
  const { text, values = [], name } = statement ?? {};
  if (text !== undefined) {
    const over = () => record({ kind: 'sql', begun, ended: performance.now(), text, values, name });
    if (result instanceof Promise) result.then(over, over);
    else over();
  }
  return result;
};

interface HttpRequest {
  readonly method: string;
  readonly origin: string;
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: unknown;
}

const begunAt = new WeakMap<object, number>();
subscribe('undici:request:create', (message) => {
  const { request } = message as { request: HttpRequest };
  begunAt.set(request, performance.now());
});
subscribe('undici:request:trailers', (message) => {
  const { request } = message as { request: HttpRequest };
  const begun = begunAt.get(request);
  if (begun === undefined) return;
  const { method, origin, path, headers, body } = request;
  record({
    kind: 'http',
    begun,
    ended: performance.now(),
    method,
    url: origin + path,
    headers: [...headers],
    body: typeof body === 'string' || body instanceof Uint8Array ? Buffer.from(body).toString() : '',
  });
});
