import { request as requestHttp } from 'node:http';
import type { Agent } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import type { Answer } from './document.ts';

/** A request exactly as it is sent. */
export interface Outgoing {
  readonly method: string;
  /** Path and query, sent without any further encoding. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** The longest wait for an answer (spec §9), in ms. */
const TIMEOUT_MS = 20_000;

/** Sends one request to a server. @throws Error where no answer comes */
export function send(origin: URL, { method, path, headers, body }: Outgoing, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = origin.protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = request(
      {
        hostname: origin.hostname,
        port: origin.port,
        method,
        path: `${origin.pathname.replace(/\/$/, '')}${path}`,
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
        ...(agent && { agent }),
        timeout: TIMEOUT_MS,
      },
      (incoming) => {
        const headersOfAnswer = Object.fromEntries(
          Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
        );
        text(incoming).then(
          (content) => resolve({ status: incoming.statusCode ?? 0, headers: headersOfAnswer, text: content }),
          reject,
        );
      },
    );
    outgoing.once('timeout', () => outgoing.destroy(new Error(`no answer within ${TIMEOUT_MS} ms`)));
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** The shell command that repeats a request. */
export const asCommand = (origin: URL, { method, path, headers, body }: Outgoing): string =>
  [
    `curl -i --path-as-is -X ${method}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined
      ? []
      : [`--data-binary @<(echo ${Buffer.from(body).toString('base64')} | base64 -d)`]),
    quoted(`${origin.origin}${path}`),
  ].join(' ');

const quoted = (value: string) => `'${value.replaceAll("'", `'\\''`)}'`;
