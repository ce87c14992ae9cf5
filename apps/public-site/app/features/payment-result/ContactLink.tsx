import { paymentResult as texts } from '@laundry/strings';
import { ButtonLink } from '@laundry/ui-kit';
import { paths } from '../../paths.ts';

/** A link to the company's contacts. */
export const ContactLink = () => (
  <ButtonLink to={paths.contact} variant="outlined">
    {texts.contact}
  </ButtonLink>
);
