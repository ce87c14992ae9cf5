import { createHmac } from 'node:crypto';
import { sameSecret } from '../../server/provider.ts';

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

/** The parts of the header by their names, of any case and in any order, as the official SDK reads them. */
function parseHeader(header: string): Map<string, string> {
  const pairs = header.split(',').map((part): [string, string] => {
    const [name = '', ...value] = part.split('=');
    return [name.trim().toLowerCase(), value.join('=').trim()];
  });
  return new Map(pairs.filter(([, value]) => value !== ''));
}

/**
 * Whether an `x-signature` header (`ts=…,v1=hex`) is valid. `ts` may be in seconds or milliseconds. Newer
 * documentation signs an alphanumeric id in lower case, the official SDK as it came: both are valid.
 */
export function isSigned(
  header: string | undefined,
  secret: string,
  { dataId, requestId }: Omit<SignedParts, 'ts'>,
): boolean {
  const fields = parseHeader(header ?? '');
  const ts = fields.get('ts') ?? '';
  const signature = fields.get('v1') ?? '';
  const isValidFor = (id: string | undefined) =>
    sameSecret(signature, webhookSignature(secret, { dataId: id, requestId: requestId?.trim(), ts }));
  return /^\d+$/.test(ts) && (isValidFor(dataId) || isValidFor(dataId?.toLowerCase()));
}
