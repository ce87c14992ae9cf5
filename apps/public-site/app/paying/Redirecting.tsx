import { paying as texts } from '@laundry/strings';
import { Loading } from '@laundry/ui-kit/controls';

export interface RedirectingProps {
  /**
   * The provider's page, where the browser is redirected to one; null where the site shows the checkout;
   * undefined until the payment is created.
   */
  url: string | null | undefined;
}

/** Shown until the browser is redirected after submitting; its link helps where that fails. */
export const Redirecting = ({ url }: RedirectingProps) => (
  <>
    <Loading label={url === undefined ? texts.creating : texts.leaving} />
    {typeof url === 'string' && (
      <a href={url} style={{ color: 'inherit' }}>
        {texts.open}
      </a>
    )}
  </>
);
