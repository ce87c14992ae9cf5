import { TOKEN_REFUSALS } from '@laundry/api-contract';
import type { TokenRefusal, TokenState } from '@laundry/api-contract';
import { toAppError } from '@laundry/error-catalogue';
import type { ErrorKind, PlainError } from '@laundry/error-catalogue';

/** Why a mailed link cannot be used, where a call failed for that: kinds of errors have the same names. */
export const linkRefusal = ({ kind }: PlainError): TokenRefusal | undefined =>
  TOKEN_REFUSALS.find((reason) => kind === `${reason}Token`);

/** The API's answers to a malformed token: it counts as invalid, like an unknown one. */
const NO_TOKEN = new Set<ErrorKind>(['badRequest', 'missingParameters', 'invalidField', 'tooLarge']);

const INVALID: TokenState = { valid: false, reason: 'invalid' };

/**
 * Asks the API whether a mailed link can be used (D26). An empty token is invalid without a call.
 *
 * @throws other errors of the call: the link may still be valid
 */
export async function verifyLink(token: string, verify: () => Promise<TokenState>): Promise<TokenState> {
  if (token.trim() === '') return INVALID;
  try {
    return await verify();
  } catch (thrown) {
    if (NO_TOKEN.has(toAppError(thrown).kind)) return INVALID;
    throw thrown;
  }
}
