import type { ErrorCode, TokenRefusal } from '@laundry/api-contract';
import { Failure } from '../../failure.ts';

/** The dates that decide whether the token of a mailed link can be used. */
export interface TokenDates {
  readonly usedAt: Date | null;
  readonly expiresAt: Date | null;
}

const CODES: Readonly<Record<TokenRefusal, ErrorCode>> = {
  invalid: 'ex_token_invalid',
  used: 'ex_token_used',
  expired: 'ex_token_expired',
};

/**
 * Why a token cannot be used; undefined where it can. A used token is reported as used even after its expiry.
 */
export function refusalOf(token: TokenDates | undefined, now: Date): TokenRefusal | undefined {
  if (!token?.expiresAt) return 'invalid';
  if (token.usedAt) return 'used';
  return token.expiresAt <= now ? 'expired' : undefined;
}

/** Narrows to a usable token. @throws Failure with the code for a token that cannot be used */
export function assertUsable<T>(found: T | undefined, datesOf: (found: T) => TokenDates, now: Date): T {
  const refusal = refusalOf(found && datesOf(found), now);
  if (found === undefined || refusal) throw new Failure(CODES[refusal ?? 'invalid']);
  return found;
}
