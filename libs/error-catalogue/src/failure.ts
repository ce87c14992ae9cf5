import { ERROR_STATUS } from '@laundry/api-contract';
import type { ErrorCode, ErrorEnvelope } from '@laundry/api-contract';
import { kindOfCode, errorText } from './kinds.ts';

interface FailureOptions {
  /** A text with figures that replaces the catalogue's. */
  readonly message?: string;
  /** Further information in the envelope: names of fields, or a provider's message. */
  readonly detail?: string;
  /** Seconds after which the same call may succeed. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** An error with a `result_code`. The caller gets it as the error envelope (D8, D28). */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: ErrorCode;
  readonly text: string | undefined;
  readonly detail: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { message, detail, retryAfter, cause }: FailureOptions = {}) {
    super([code, message, detail].filter((text) => text !== undefined).join(': '), { cause });
    this.code = code;
    this.text = message;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  /** The error envelope, which always has all three fields (D8). */
  get envelope(): ErrorEnvelope {
    return {
      result_code: this.code,
      result_message: this.text ?? errorText(kindOfCode(this.code)),
      result_detail: this.detail ?? null,
    };
  }
}
