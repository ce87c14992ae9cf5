import RepairIcon from '@mui/icons-material/BuildOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import QuestionIcon from '@mui/icons-material/HelpOutlineRounded';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined';
import VisitIcon from '@mui/icons-material/EventAvailableOutlined';
import { home as texts } from '@laundry/strings';
import { QuickLinks, Section } from '@laundry/ui-kit';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { paths, servicesAt } from '../../paths.ts';

const { quick } = texts;

const links = [
  { label: quick.failure, to: paths.reportFailure, icon: <RepairIcon /> },
  { label: quick.apps, to: paths.apps, icon: <PhoneIcon /> },
  { label: quick.report, to: paths.report, icon: <ReceiptIcon /> },
  { label: quick.laundromats, to: paths.laundromats, icon: <PlaceIcon /> },
  { label: quick.faq, to: paths.faq, icon: <QuestionIcon /> },
  { label: quick.visit, to: servicesAt('visit'), icon: <VisitIcon /> },
];

/** Links to the most common tasks besides topping up. */
export function HomeLinks() {
  return (
    <Section title={texts.quickTitle}>
      <QuickLinks links={links} link={SiteLink} />
    </Section>
  );
}
