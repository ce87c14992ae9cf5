import { paying as texts } from '@laundry/strings';
import { Loading } from '@laundry/ui-kit/controls';

export interface RedirectingProps {
  /** The provider's page to go to; null where the site shows the checkout; undefined until created. */
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
