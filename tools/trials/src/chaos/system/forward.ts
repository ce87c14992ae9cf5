import { buffer } from 'node:stream/consumers';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, request } from 'undici';
import type { Agent } from 'undici';

/** A request or an answer with its whole body. */
export interface Message {
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer;
}
export interface Request extends Message {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
}
export interface Answer extends Message {
  readonly status: number;
}

/** Headers that concern one connection and are not passed on. */
const HOP_BY_HOP = new Set([
  'connection',
  'content-length',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

function passedOn(headers: IncomingMessage['headers']): Record<string, string | string[]> {
  const passed: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !HOP_BY_HOP.has(name)) passed[name] = value;
  return passed;
}

/** Reads a whole request. */
export async function readRequest(incoming: IncomingMessage): Promise<Request> {
  return {
    method: incoming.method ?? 'GET',
    path: incoming.url ?? '/',
    headers: passedOn(incoming.headers),
    body: await buffer(incoming),
  };
}

export function sendAnswer(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
}

/** An answer that the proxy itself gives. */
export const ownAnswer = (status: number, text: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'text/plain', ...headers },
  body: Buffer.from(text),
});

/** Forwards a request once and reads its whole answer. @param timeoutMs for all of it */
export async function forward(
  agent: Agent,
  origin: string,
  { method, path, headers, body }: Request,
  timeoutMs: number,
): Promise<Answer> {
  const answer = await request(origin + path, {
    dispatcher: agent,
    method,
    headers,
    body: body.length > 0 ? body : null,
    signal: AbortSignal.timeout(timeoutMs),
  });
  return {
    status: answer.statusCode,
    headers: passedOn(answer.headers),
    body: Buffer.from(await answer.body.arrayBuffer()),
  };
}

const REFUSED = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'];

/** Whether a failed request has certainly not reached the server. */
export function wasNeverSent(error: unknown): boolean {
  if (error instanceof errors.ConnectTimeoutError) return true;
  if (error instanceof AggregateError) return error.errors.every(wasNeverSent);
  return error instanceof Error && 'code' in error && REFUSED.includes(String(error.code));
}
