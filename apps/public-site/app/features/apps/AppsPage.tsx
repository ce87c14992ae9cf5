import AndroidIcon from '@mui/icons-material/Android';
import AppleIcon from '@mui/icons-material/Apple';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { completeSignup, notifications, apps as texts } from '@laundry/strings';
import { ButtonLink, Done, PhoneTopUp, Section, Steps } from '@laundry/ui-kit';
import { config } from '../../config.ts';
import { headPicture } from '../../layout/ContentHero.tsx';
import { ContentPage } from '../../layout/ContentPage.tsx';
import { QrCode } from '../../layout/QrCode.tsx';
import { TextCards } from '../../layout/TextCards.tsx';
import { paths } from '../../paths.ts';
import { SIGNUP_NOTICE } from '../../storage/signupNotice.ts';

const { iosStoreUrl, androidStoreUrl, chatbotUrl } = config.brand;

/** The app stores, each with a button, and a QR code for people who read the page on a computer. */
const stores = [
  { name: texts.iosName, url: iosStoreUrl, label: texts.ios, icon: <AppleIcon />, code: texts.iosQr },
  {
    name: texts.androidName,
    url: androidStoreUrl,
    label: texts.android,
    icon: <AndroidIcon />,
    code: texts.androidQr,
  },
];

/** /apps: what the application does, and links to the stores. */
export const AppsPage = () => (
  <>
    <Box id={SIGNUP_NOTICE} role="status" hidden sx={{ maxWidth: 760, mx: 'auto', px: 2, py: 2 }}>
      <Alert severity="success" role="none">
        <AlertTitle>{notifications.successTitle}</AlertTitle>
        {completeSignup.done}
      </Alert>
    </Box>
    <ContentPage
      texts={texts}
      path={paths.apps}
      {...headPicture('apps', <PhoneTopUp size={360} />)}
      actions={stores.map(({ name, url, label, icon }) => (
        <ButtonLink key={name} to={url} startIcon={icon}>
          {label}
        </ButtonLink>
      ))}
      next={paths.credit}
      nextPicture={<Done size={120} />}
    >
      <Section title={texts.featuresTitle}>
        <TextCards cards={texts.features} minWidth={320} />
      </Section>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Section title={texts.qrTitle} lead={texts.qrLead} tinted>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
            {stores.map(({ name, url, code }) => (
              <Box component="figure" key={name} sx={{ m: 0 }}>
                <QrCode title={code} text={url} />
                <Box component="figcaption" sx={{ mt: 1, textAlign: 'center', fontWeight: 600 }}>
                  {name}
                </Box>
              </Box>
            ))}
          </Box>
        </Section>
      </Box>
      <Section title={texts.startTitle} beside>
        <Steps steps={texts.start} />
      </Section>
      {config.flags.webAssistant && (
        <Section title={texts.assistantTitle} lead={texts.assistantText} id="asistente" tinted>
          <ButtonLink to={chatbotUrl}>{texts.assistant}</ButtonLink>
        </Section>
      )}
    </ContentPage>
  </>
);
