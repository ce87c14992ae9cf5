import { isAllowedUrl } from '@laundry/payment-channels/client';
import { checkout } from '@laundry/strings';
import { Button, PageHeading, PageShell } from '@laundry/ui-kit';
import { useEffect, useRef } from 'react';

const { form: texts } = checkout;

interface ProviderForm {
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** The form of a `pw_url`: its query's parameters are the fields. Undefined for another origin (D11). */
export function providerForm(pwUrl: string, allowedOrigins: readonly string[]): ProviderForm | undefined {
  if (!isAllowedUrl(pwUrl, allowedOrigins)) return undefined;
  const { origin, pathname, searchParams } = new URL(pwUrl);
  return { action: `${origin}${pathname}`, fields: [...searchParams] };
}

export interface FormCheckoutPageProps {
  form: ProviderForm;
  /** The name of the payment channel. */
  channel: string;
  /** Returns true the first time only, because coming back must not submit the form again. */
  automatic: () => boolean;
}

/** Posts the prepared form to the provider: automatically once, and always by a button. */
export function FormCheckoutPage({ form, channel, automatic }: FormCheckoutPageProps) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (automatic()) element.current?.requestSubmit();
  }, [automatic]);
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
