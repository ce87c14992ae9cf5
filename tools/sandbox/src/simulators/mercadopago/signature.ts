import { createHmac } from 'node:crypto';

/** The `x-signature` header of a webhook (providers §1). @param ts seconds or milliseconds */
export function signatureHeader(secret: string, dataId: string, requestId: string, ts: string): string {
  const signed = `id:${dataId};request-id:${requestId};ts:${ts};`;
  return `ts=${ts},v1=${createHmac('sha256', secret).update(signed).digest('hex')}`;
}
