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
import { keptOnDevice } from '../pages.ts';
import { paths } from '../paths.ts';
import { SiteLink } from './SiteLink.tsx';

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

export interface HelpLinksProps {
  /** The page in sight: it is left out. */
  page?: string;
  title?: string;
  /** Only what can be read without network. */
  kept?: boolean;
}

/** The other pages of help, at the end of each. */
export function HelpLinks({ page, title = help.othersTitle, kept = false }: HelpLinksProps) {
  const shown = links.filter(({ to }) => to !== page && (!kept || keptOnDevice(to)));
  return (
    <Section title={title}>
      <QuickLinks label={title} links={shown} link={SiteLink} />
    </Section>
  );
}
