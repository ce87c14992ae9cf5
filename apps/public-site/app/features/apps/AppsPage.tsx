import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { completeSignup, notifications, apps as texts } from '@laundry/strings';
import {
  CallToAction,
  CardGrid,
  CardHolder,
  Done,
  FeatureCard,
  LaundryCard,
  Pending,
  PhoneTopUp,
  Section,
  Steps,
  Timer,
  Washer,
} from '@laundry/ui-kit';
import { ButtonLink } from '../../layout/SiteLink.tsx';
import { ContentHero, headPicture } from '../../layout/ContentHero.tsx';
import { HelpLinks } from '../../layout/HelpLinks.tsx';
import { paths } from '../../paths.ts';
import { SIGNUP_NOTICE } from '../../storage/signupNotice.ts';
import { StoreButtons, StoreCodes } from './Stores.tsx';
import type { StoreLinks } from './Stores.tsx';

export interface AppsPageProps {
  stores: StoreLinks;
  /** The address of the web assistant, if there is one. */
  assistantUrl?: string;
}

const SIZE = 96;

const pictures = {
  balance: <LaundryCard size={SIZE} />,
  activate: <Washer size={SIZE} />,
  availability: <Timer size={SIZE} />,
  history: <Pending size={SIZE} />,
  cards: <CardHolder size={SIZE} />,
};

/** /apps: what the application does, and links to the stores. */
export function AppsPage({ stores, assistantUrl }: AppsPageProps) {
  return (
    <>
      <ContentHero
        name={texts.pageTitle}
        title={texts.title}
        lead={texts.lead}
        {...headPicture('apps', <PhoneTopUp size={360} />)}
        actions={<StoreButtons {...stores} />}
      />
      <Box id={SIGNUP_NOTICE} role="status" hidden sx={{ maxWidth: 760, mx: 'auto', px: 2, pt: 4 }}>
        <Alert severity="success" role="none">
          <AlertTitle>{notifications.successTitle}</AlertTitle>
          {completeSignup.done}
        </Alert>
      </Box>
      <Section title={texts.featuresTitle}>
        <CardGrid minWidth={320}>
          {texts.features.map(({ id, title, text }) => (
            <FeatureCard key={id} title={title} picture={pictures[id]}>
              {text}
            </FeatureCard>
          ))}
        </CardGrid>
      </Section>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Section title={texts.qrTitle} lead={texts.qrLead} tinted>
          <StoreCodes {...stores} />
        </Section>
      </Box>
      <Section title={texts.startTitle} beside>
        <Steps steps={texts.start} />
      </Section>
      {assistantUrl !== undefined && (
        <Section title={texts.assistantTitle} lead={texts.assistantText} id="asistente" tinted>
          <Button href={assistantUrl} variant="contained">
            {texts.assistant}
          </Button>
        </Section>
      )}
      <CallToAction
        title={texts.nextTitle}
        picture={<Done size={120} />}
        actions={<ButtonLink to={paths.credit}>{texts.next}</ButtonLink>}
      >
        {texts.nextText}
      </CallToAction>
      <HelpLinks page={paths.apps} />
    </>
  );
}
