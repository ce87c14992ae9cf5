import { createHmac } from 'node:crypto';
import { sameSecret } from '../../secrets.ts';

interface SignedParts {
  /** `data.id` of the query. */
  readonly dataId: string | undefined;
  readonly requestId: string | undefined;
  readonly ts: string;
}

/** The `v1` of an `x-signature` header (providers §1): HMAC-SHA256 in hex of the pairs that exist. */
export function webhookSignature(secret: string, { dataId, requestId, ts }: SignedParts): string {
  const pairs = [dataId && `id:${dataId};`, requestId && `request-id:${requestId};`, `ts:${ts};`];
  return createHmac('sha256', secret).update(pairs.filter(Boolean).join('')).digest('hex');
}

/** Whether an `x-signature` header (`ts=…,v1=hex`) is valid. `ts` may be in seconds or milliseconds. */
export function isSigned(
  header: string | undefined,
  secret: string,
  parts: Omit<SignedParts, 'ts'>,
): boolean {
  const fields = new Map(
    (header ?? '').split(',').map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name.trim(), value.trim()];
    }),
  );
  const ts = fields.get('ts') ?? '';
  const signature = fields.get('v1') ?? '';
  return /^\d{1,16}$/.test(ts) && sameSecret(signature, webhookSignature(secret, { ...parts, ts }));
}
