import * as v from 'valibot';
import type { Settings } from '../settings.ts';
import { right, unseen, wrong } from '@laundry/payment-channels/server';
import type { Ask, Finding } from '@laundry/payment-channels/server';

const Verdict = v.object({ 'error-codes': v.array(v.string()) });

/**
 * Has reCAPTCHA verify a token that is none: what it says of that tells whether it knows the secret
 * (providers §5).
 */
export async function checkRecaptcha(
  { RECAPTCHA_VERIFY_URL: url, RECAPTCHA_SECRET: secret }: Settings,
  ask: Ask,
): Promise<readonly Finding[]> {
  const body = new URLSearchParams({ secret, response: 'provider-check' });
  const answer = await ask(url, { method: 'POST', body });
  const verdict = v.safeParse(Verdict, answer.body);
  const codes = verdict.success ? verdict.output['error-codes'] : [];
  const known = codes.includes('invalid-input-response') && !codes.includes('invalid-input-secret');
  return [
    known
      ? right('RECAPTCHA_SECRET is known')
      : wrong(`RECAPTCHA_SECRET: ${codes.join(', ') || `status ${answer.status}`}`),
    unseen('the sites’ key and domains: sign in to the portal and ask for a report'),
  ];
}
