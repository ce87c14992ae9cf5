import type { TransactionCreated } from '@laundry/api-contract';

/** The next page after a creation. */
type CheckoutTarget =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'form'; readonly url: string }
  | { readonly kind: 'embedded'; readonly processId: string }
  | { readonly kind: 'failed' };

/** The relevant fields of the answer to a top-up or a purchase. */
type Answer = Pick<TransactionCreated, 'checkout' | 'process_id' | 'pw_url'>;

/** Whether an address is an absolute http(s) URL of one of the allowed origins. */
export function isAllowedUrl(address: string, allowedOrigins: readonly string[]): boolean {
  try {
    const { protocol, origin } = new URL(address);
    return (protocol === 'https:' || protocol === 'http:') && allowedOrigins.includes(origin);
  } catch {
    return false;
  }
}

const isAbsolute = (address: string | null | undefined): address is string =>
  /^https?:\/\//i.test(address ?? '');

/**
 * D11: an absolute `checkout` URL is followed; otherwise `pw_url` leads to the page that posts its form, and
 * `process_id` to the embedded checkout; everything else, including an address that is not on the
 * allow-list, is a failure.
 */
export function resolveCheckout(answer: Answer, allowedOrigins: readonly string[]): CheckoutTarget {
  const allowed = (kind: 'redirect' | 'form', url: string): CheckoutTarget =>
    isAllowedUrl(url, allowedOrigins) ? { kind, url } : { kind: 'failed' };
  if (isAbsolute(answer.checkout)) return allowed('redirect', answer.checkout);
  if (answer.pw_url) return allowed('form', answer.pw_url);
  if (answer.process_id) return { kind: 'embedded', processId: answer.process_id };
  return { kind: 'failed' };
}
