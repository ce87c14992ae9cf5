import { ERROR_STATUS } from '@laundry/api-contract';
import type { ErrorCode, ErrorEnvelope } from '@laundry/api-contract';
import { kindOfCode, textOf } from '@laundry/error-catalogue';

interface FailureOptions {
  /** The refusal with its figures, in place of the catalogue's text. */
  readonly message?: string;
  /** What the envelope adds for the reader: names of fields, a provider's words. */
  readonly detail?: string;
  /** Seconds after which the same call may succeed. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** A refusal with a `result_code`: whatever throws it, the caller gets the envelope (D8, D28). */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly text: string | undefined;
  readonly detail: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { message, detail, retryAfter, cause }: FailureOptions = {}) {
    super(detail === undefined ? code : `${code}: ${detail}`, { cause });
    this.code = code;
    this.text = message;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  /** The envelope, with the refusal's own text or the catalogue's: always all three of its fields (D8). */
  get envelope(): ErrorEnvelope {
    return {
      result_code: this.code,
      result_message: this.text ?? textOf(kindOfCode(this.code)),
      result_detail: this.detail ?? null,
    };
  }
}

/** A failure that may be tried again at a given moment: whole seconds, at least one. */
export const tooMany = (until: Date, now: Date): Failure =>
  new Failure('ex_too_many_requests', {
    retryAfter: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
  });
