import { home as texts } from '@laundry/strings';
import {
  Building,
  Failed,
  Parts,
  Pending,
  PhoneTopUp,
  Questions,
  QuickLinks,
  Section,
} from '@laundry/ui-kit';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { paths, servicesAt } from '../../paths.ts';

const SIZE = 56;
const { quick } = texts;

const links = [
  { label: quick.failure, to: paths.reportFailure, picture: <Failed size={SIZE} /> },
  { label: quick.apps, to: paths.apps, picture: <PhoneTopUp size={SIZE} /> },
  { label: quick.report, to: paths.report, picture: <Pending size={SIZE} /> },
  { label: quick.laundromats, to: paths.laundromats, picture: <Building size={SIZE} /> },
  { label: quick.faq, to: paths.faq, picture: <Questions size={SIZE} /> },
  { label: quick.visit, to: servicesAt('visit'), picture: <Parts size={SIZE} /> },
];

/** What most people come for, besides topping up. */
export function HomeLinks() {
  return (
    <Section title={texts.quickTitle}>
      <QuickLinks links={links} link={SiteLink} />
    </Section>
  );
}
