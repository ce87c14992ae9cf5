import { checkout } from '@laundry/strings';
import { Empty, Hero } from '@laundry/ui-kit';
import { paths } from '../paths.ts';
import { ButtonLink } from './ButtonLink.tsx';

const { nothing: texts } = checkout;

/** A checkout page that was opened without its payment: explains, and leads back (decision 12). */
export const NothingToPay = () => (
  <Hero
    title={texts.title}
    lead={texts.text}
    picture={<Empty size={320} />}
    actions={<ButtonLink to={paths.credit}>{texts.toCredit}</ButtonLink>}
  />
);
