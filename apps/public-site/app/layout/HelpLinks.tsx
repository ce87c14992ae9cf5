import { answeredContacts, ContactList, contactPoints, QuickLinks, Section } from '@laundry/ui-kit';
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined';
import QuestionIcon from '@mui/icons-material/HelpOutlineRounded';
import RepairIcon from '@mui/icons-material/BuildOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import RulesIcon from '@mui/icons-material/ChecklistRounded';
import WarningIcon from '@mui/icons-material/WarningAmberRounded';
import WashIcon from '@mui/icons-material/LocalLaundryServiceOutlined';
import DryIcon from '@mui/icons-material/AirRounded';
import * as texts from '@laundry/strings';
import { config } from '../config.ts';
import { isAvailableOffline } from '../pages.ts';
import { paths } from '../paths.ts';

/** Contacts where a person answers: e-mail, phone and chat. */
export const HelpContacts = () => <ContactList contacts={answeredContacts(contactPoints(config.brand))} />;

const links = [
  { label: texts.howToWash.pageTitle, to: paths.howToWash, icon: <WashIcon /> },
  { label: texts.howToDry.pageTitle, to: paths.howToDry, icon: <DryIcon /> },
  { label: texts.faq.pageTitle, to: paths.faq, icon: <QuestionIcon /> },
  { label: texts.failuresHelp.pageTitle, to: paths.failuresHelp, icon: <RepairIcon /> },
  { label: texts.safetyWarnings.pageTitle, to: paths.safetyWarnings, icon: <WarningIcon /> },
  { label: texts.guidelines.pageTitle, to: paths.guidelines, icon: <RulesIcon /> },
  { label: texts.help.laundromats, to: paths.laundromats, icon: <PlaceIcon /> },
  { label: texts.apps.pageTitle, to: paths.apps, icon: <PhoneIcon /> },
];

export interface HelpLinksProps {
  /** The current page, which is left out. */
  page?: string;
  title?: string;
  /** Only shows pages that are available offline. */
  offlineOnly?: boolean;
}

/** Links to the other help pages, at the end of each. */
export function HelpLinks({ page, title = texts.help.othersTitle, offlineOnly = false }: HelpLinksProps) {
  const shown = links.filter(({ to }) => to !== page && (!offlineOnly || isAvailableOffline(to)));
  return (
    <Section title={title}>
      <QuickLinks label={title} links={shown} />
    </Section>
  );
}
