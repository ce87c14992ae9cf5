import { help } from '@laundry/strings';
import {
  Building,
  Caution,
  Done,
  Dryer,
  Failed,
  PhoneTopUp,
  Questions,
  QuickLinks,
  Section,
  Washer,
} from '@laundry/ui-kit';
import { paths } from '../paths.ts';
import { RouteLink } from './RouteLink.tsx';

const SIZE = 56;

const links = [
  { label: help.howToWash, to: paths.howToWash, picture: <Washer size={SIZE} /> },
  { label: help.howToDry, to: paths.howToDry, picture: <Dryer size={SIZE} /> },
  { label: help.faq, to: paths.faq, picture: <Questions size={SIZE} /> },
  { label: help.failuresHelp, to: paths.failuresHelp, picture: <Failed size={SIZE} /> },
  { label: help.safetyWarnings, to: paths.safetyWarnings, picture: <Caution size={SIZE} /> },
  { label: help.guidelines, to: paths.guidelines, picture: <Done size={SIZE} /> },
  { label: help.laundromats, to: paths.laundromats, picture: <Building size={SIZE} /> },
  { label: help.apps, to: paths.apps, picture: <PhoneTopUp size={SIZE} /> },
];

/** The other pages of help, at the end of each. @param page the one in sight */
export function HelpLinks({ page }: { page: string }) {
  return (
    <Section title={help.othersTitle}>
      <QuickLinks label={help.othersTitle} links={links.filter(({ to }) => to !== page)} link={RouteLink} />
    </Section>
  );
}
