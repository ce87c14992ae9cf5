import { ERROR_STATUS } from '@laundry/api-contract';
import type { ErrorCode, ErrorEnvelope } from '@laundry/api-contract';
import { kindOfCode, textOf } from '@laundry/error-catalogue';

/** An error answer as the API itself gives it: the code's status and the envelope (D8, D28). */
export function errorAnswer(code: ErrorCode): { status: number; type: string; envelope: ErrorEnvelope } {
  return {
    status: ERROR_STATUS[code],
    type: 'application/json; charset=utf-8',
    envelope: { result_code: code, result_message: textOf(kindOfCode(code)), result_detail: null },
  };
}
