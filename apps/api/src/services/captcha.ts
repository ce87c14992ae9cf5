import type { CaptchaAction } from '@laundry/api-contract';
import * as v from 'valibot';
import { Failure } from '../shared/failure.ts';
import { ProviderUnavailable, checkAnswer } from '@laundry/payment-channels/server';
import type { Dependencies } from './dependencies.ts';

const Verdict = v.object({
  success: v.boolean(),
  score: v.optional(v.number()),
  action: v.optional(v.string()),
  /** One about the secret is no verdict on a visitor, but a fault of ours. */
  'error-codes': v.nullish(v.array(v.pipe(v.string(), v.regex(/^(?!.*-secret)/)))),
});

/**
 * Verifies a reCAPTCHA v3 token (providers §5).
 *
 * @throws Failure ex_captcha_refused for a bad token, another action or a low score; ex_unavailable when the
 *   captcha's service does not answer, or not to us
 */
export async function verifyCaptcha(
  { settings, http }: Pick<Dependencies, 'settings' | 'http'>,
  token: string,
  action: CaptchaAction,
): Promise<void> {
  try {
    const answer = await http.send({
      operation: 'verify',
      method: 'POST',
      url: settings.RECAPTCHA_VERIFY_URL,
      body: new URLSearchParams({ secret: settings.RECAPTCHA_SECRET, response: token }),
      timeoutMs: settings.PROVIDER_TIMEOUT_MS,
    });
    const { success, action: solved, score = 0 } = checkAnswer(Verdict, answer, 'POST siteverify');
    if (!success || solved !== action || score < settings.RECAPTCHA_THRESHOLD)
      throw new Failure('ex_captcha_refused');
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new Failure('ex_unavailable', { cause: error });
    throw error;
  }
}
