import { isAllowedUrl } from '@laundry/payment-channels/client';

export interface ProviderForm {
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** The form of a `pw_url`: its query's parameters are the fields. Undefined for another origin (D11). */
export function providerForm(pwUrl: string, allowedOrigins: readonly string[]): ProviderForm | undefined {
  if (!isAllowedUrl(pwUrl, allowedOrigins)) return undefined;
  const { origin, pathname, searchParams } = new URL(pwUrl);
  return { action: `${origin}${pathname}`, fields: [...searchParams] };
}
