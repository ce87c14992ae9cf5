import Button from '@mui/material/Button';
import { checkout } from '@laundry/strings';
import { PageHeading, PageShell } from '@laundry/ui-kit';
import { useEffect, useRef } from 'react';
import type { ProviderForm } from './providerForm.ts';

const { form: texts } = checkout;

export interface FormCheckoutPageProps {
  form: ProviderForm;
  /** The way to pay that the form leads to. */
  channel: string;
  /** True the first time only, because coming back must not redirect again. */
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
        <Button type="submit" variant="contained">
          {texts.continue(channel)}
        </Button>
      </form>
    </PageShell>
  );
}
