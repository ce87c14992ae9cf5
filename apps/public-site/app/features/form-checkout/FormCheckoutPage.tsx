import { isAllowedUrl } from '@laundry/payment-channels/client';
import { checkout } from '@laundry/strings';
import { Button, PageHeading, PageShell } from '@laundry/ui-kit';
import { useEffect, useRef } from 'react';
import { useEnvironment } from '../../islands/environment.ts';
import { markSubmitted } from '../../storage/checkout.ts';
import type { CheckoutParams } from '../../storage/checkout.ts';

const { form: texts } = checkout;

/** The form of a `pw_url`: its query's parameters are the fields. Undefined for another origin (D11). */
export function providerForm(pwUrl: string, allowedOrigins: readonly string[]) {
  if (!isAllowedUrl(pwUrl, allowedOrigins)) return undefined;
  const { origin, pathname, searchParams } = new URL(pwUrl);
  return { action: `${origin}${pathname}`, fields: [...searchParams] };
}

export interface FormCheckoutPageProps extends Pick<CheckoutParams, 'transactionId' | 'channel'> {
  form: NonNullable<ReturnType<typeof providerForm>>;
}

/** Posts the prepared form to the provider: automatically once, and always by a button. */
export function FormCheckoutPage({ form, transactionId, channel }: FormCheckoutPageProps) {
  const { session } = useEnvironment();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Coming back must not submit the form again.
    if (markSubmitted(session, transactionId)) element.current?.requestSubmit();
  }, [session, transactionId]);
  return (
    <PageShell width="form">
      <PageHeading lead={texts.lead(channel)}>{texts.title(channel)}</PageHeading>
      <form ref={element} method="post" action={form.action}>
        {form.fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{texts.continue(channel)}</Button>
      </form>
    </PageShell>
  );
}
