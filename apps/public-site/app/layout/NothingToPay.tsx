import { tabStorage } from '@laundry/flow/browserStorage';
import { checkout } from '@laundry/strings';
import { ButtonLink, Empty, Hero } from '@laundry/ui-kit';
import { paths } from '../paths.ts';
import { lastPaymentKind } from '../storage/checkout.ts';

const { nothing: texts } = checkout;

/** The content of a checkout page without a payment: says so, and links back (D12). In browsers only. */
export function NothingToPay() {
  const begun = lastPaymentKind(tabStorage);
  return (
    <Hero
      title={texts.title}
      lead={begun === 'accessories' ? texts.purchase : texts.text}
      picture={<Empty size={320} />}
      actions={
        <>
          {begun !== 'accessories' && <ButtonLink to={paths.credit}>{texts.toCredit}</ButtonLink>}
          {begun !== 'credit' && (
            <ButtonLink to={paths.accessories} variant={begun ? 'contained' : 'outlined'}>
              {texts.toAccessories}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
