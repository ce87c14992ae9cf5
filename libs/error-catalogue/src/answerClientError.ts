import { kindOfCode, textOf } from './kinds.ts';

/** What a server's socket is to this. */
interface Socket {
  readonly writable: boolean;
  end(text: string, written?: () => void): unknown;
  destroy(): unknown;
}

/** What Node's HTTP server says of bytes that it takes for no request, and how that is answered. */
const ANSWERS: Readonly<Record<string, readonly [status: number, code: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'ex_bad_request'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'ex_request_timeout'],
};
const NO_HTTP = [400, 'ex_bad_request'] as const;
const GONE = 'ECONNRESET';

interface ClientError {
  readonly code?: string;
  /** What came last, as bytes. */
  readonly rawPacket?: unknown;
}

/** Whether it begins a HEAD, whose answer has no body. */
const isHead = (packet: unknown): boolean =>
  packet instanceof Uint8Array && new TextDecoder('latin1').decode(packet).startsWith('HEAD ');

/**
 * Answers with the envelope (D28) where there is no request yet that could be answered: by hand, and the
 * connection ends. A server's `clientErrorHandler`.
 */
export function answerClientError({ code = '', rawPacket }: ClientError, socket: Socket): void {
  if (!socket.writable || code === GONE) {
    socket.destroy();
    return;
  }
  const [status, result_code] = ANSWERS[code] ?? NO_HTTP;
  const body = JSON.stringify({
    result_code,
    result_message: textOf(kindOfCode(result_code)),
    result_detail: null,
  });
  const lines = [
    `HTTP/1.1 ${status} Refused`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${new TextEncoder().encode(body).length}`,
    'connection: close',
    '',
    isHead(rawPacket) ? '' : body,
  ];
  // Who still sends, ever so slowly, is not waited for.
  socket.end(lines.join('\r\n'), status === 408 ? () => socket.destroy() : undefined);
}
