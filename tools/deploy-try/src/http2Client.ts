import { connect, constants } from 'node:http2';
import type { ClientHttp2Session, IncomingHttpHeaders, IncomingHttpStatusHeader } from 'node:http2';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * A server that closes a connection refuses requests that it has not begun. They are repeated on another
 * connection, as browsers do (RFC 9113, section 8.7).
 */
const MAX_TRIES = 3;
const UNTOUCHED = new Set(['ERR_HTTP2_GOAWAY_SESSION', 'ERR_HTTP2_INVALID_SESSION']);
const isUntouched = (error: unknown, { rstCode }: { readonly rstCode: number }): boolean =>
  rstCode === constants.NGHTTP2_REFUSED_STREAM ||
  (error instanceof Error && 'code' in error && UNTOUCHED.has(String(error.code)));

/**
 * An HTTP/2 client that keeps its connections open like a browser, so that a test can show that no request
 * fails while the server is reloaded.
 */
export class Http2Client {
  readonly #sessions = new Map<string, ClientHttp2Session>();
  #refused = 0;

  /** How many requests a server refused before it began them, and which were repeated. */
  get refused(): number {
    return this.#refused;
  }

  /** @throws Error where the connection ended during a request that the server may have begun */
  async ask(url: string, options: RequestOptions = {}): Promise<Answer> {
    for (let tried = 1; ; tried += 1) {
      const session = this.#session(new URL(url).origin);
      const refused = { rstCode: 0 };
      try {
        return await this.#send(session, url, options, refused);
      } catch (error) {
        if (tried === MAX_TRIES || !isUntouched(error, refused)) throw error;
        this.#refused += 1;
        this.#forget(session);
      }
    }
  }

  #send(
    session: ClientHttp2Session,
    url: string,
    { method = 'GET', headers = {}, body }: RequestOptions,
    refused: { rstCode: number },
  ): Promise<Answer> {
    const { pathname, search } = new URL(url);
    const stream = session.request({
      ...headers,
      ':method': method,
      ':path': pathname + search,
      'accept-encoding': 'br',
    });
    const answered = Promise.withResolvers<Answer>();
    let text = '';
    let status = 0;
    let answerHeaders: IncomingHttpHeaders = {};
    stream.on('response', (received: IncomingHttpHeaders & IncomingHttpStatusHeader) => {
      status = received[':status'] ?? 0;
      answerHeaders = received;
    });
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => (text += chunk));
    stream.on('error', (error) => {
      refused.rstCode = stream.rstCode;
      answered.reject(error);
    });
    stream.on('close', () => {
      if (status === 0) answered.reject(new Error(`${url}: no answer`));
      else answered.resolve({ status, headers: answerHeaders, text });
    });
    stream.end(body);
    return answered.promise;
  }

  close(): void {
    for (const session of this.#sessions.values()) session.close();
  }

  #session(origin: string): ClientHttp2Session {
    const open = this.#sessions.get(origin);
    if (open && !open.closed && !open.destroyed) return open;
    const session = connect(origin);
    const forget = () => this.#forget(session);
    // Callers are told of errors by their stream.
    session.on('error', forget);
    session.on('goaway', forget);
    session.on('close', forget);
    this.#sessions.set(origin, session);
    return session;
  }

  #forget(session: ClientHttp2Session): void {
    for (const [origin, open] of this.#sessions) if (open === session) this.#sessions.delete(origin);
  }
}
