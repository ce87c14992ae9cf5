import { isAllowedUrl } from '@laundry/payment-channels/client';

/** A form that the browser posts to the provider. */
export interface PagosWebForm {
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/**
 * The form of a `pw_url`: its URL without the query, whose parameters become fields. Undefined where its
 * origin is not allowed (D11).
 */
export function pagosWebForm(pwUrl: string, allowedOrigins: readonly string[]): PagosWebForm | undefined {
  if (!isAllowedUrl(pwUrl, allowedOrigins)) return undefined;
  const { origin, pathname, searchParams } = new URL(pwUrl);
  return { action: `${origin}${pathname}`, fields: [...searchParams] };
}
