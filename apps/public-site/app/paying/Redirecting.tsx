import { paying as texts } from '@laundry/strings';
import { NativeLoading } from '@laundry/ui-kit/native';

export interface RedirectingProps {
  /**
   * The provider's page, where the browser is on its way to one; null where the site shows the checkout;
   * undefined until the payment is created.
   */
  url: string | null | undefined;
}

/** After the press: the payment is being created, then the browser leaves, and should it not, a link does. */
export const Redirecting = ({ url }: RedirectingProps) => (
  <>
    <NativeLoading label={url === undefined ? texts.creating : texts.leaving} />
    {typeof url === 'string' && (
      <a href={url} style={{ color: 'inherit' }}>
        {texts.open}
      </a>
    )}
  </>
);
