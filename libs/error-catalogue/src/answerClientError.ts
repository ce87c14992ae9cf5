import { kindOfCode, errorText } from './kinds.ts';

/** The part of a socket that is used here. */
interface Socket {
  readonly writable: boolean;
  end(text: string, written?: () => void): unknown;
  destroy(): unknown;
}

/** Error codes of Node's HTTP server for data that is no valid request, and their answers. */
const ANSWERS: Readonly<Record<string, readonly [status: number, code: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'ex_bad_request'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'ex_request_timeout'],
};
const NO_HTTP = [400, 'ex_bad_request'] as const;
const GONE = 'ECONNRESET';

interface ClientError {
  readonly code?: string;
  /** The last received bytes. */
  readonly rawPacket?: unknown;
}

/** Whether a packet begins a HEAD request, whose answer has no body. */
const isHead = (packet: unknown): boolean =>
  packet instanceof Uint8Array && new TextDecoder('latin1').decode(packet).startsWith('HEAD ');

/**
 * Answers with the envelope (D28) where there is no request object yet: writes the answer to the socket and
 * closes it. For a server's `clientErrorHandler`.
 */
export function answerClientError({ code = '', rawPacket }: ClientError, socket: Socket): void {
  if (!socket.writable || code === GONE) {
    socket.destroy();
    return;
  }
  const [status, result_code] = ANSWERS[code] ?? NO_HTTP;
  const body = JSON.stringify({
    result_code,
    result_message: errorText(kindOfCode(result_code)),
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
  // After a time-out the socket is destroyed, because the client may go on sending slowly.
  socket.end(lines.join('\r\n'), status === 408 ? () => socket.destroy() : undefined);
}
