import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { failuresHelp as texts } from '@laundry/strings';
import { Accordion, CallToAction, PageContents, Parts, Section } from '@laundry/ui-kit';
import { ButtonLink, SiteLink } from '../../layout/SiteLink.tsx';
import { ContentHero } from '../../layout/ContentHero.tsx';
import { HelpLinks } from '../../layout/HelpLinks.tsx';
import { paths } from '../../paths.ts';
import { EMERGENCY_ID } from './SafetyWarningsPage.tsx';
import { SymptomHelp } from './SymptomHelp.tsx';

/** /tools/failures-help: symptoms, what to try, and then the failure report. */
export function FailuresHelpPage() {
  return (
    <>
      <ContentHero
        name={texts.pageTitle}
        title={texts.title}
        lead={texts.lead}
        picture={<Parts size={320} />}
        pictureOffPhones
        actions={<PageContents label={texts.contents} parts={texts.groups} />}
      />
      <Container sx={{ pt: { xs: 3, md: 4 } }}>
        <Alert severity="error" role="note">
          <AlertTitle>{texts.dangerTitle}</AlertTitle>
          {texts.danger}{' '}
          <Link component={SiteLink} to={`${paths.safetyWarnings}#${EMERGENCY_ID}`} color="inherit">
            {texts.dangerLink}
          </Link>
        </Alert>
      </Container>
      {texts.groups.map(({ id, title, symptoms }, index) => (
        <Section key={id} id={id} title={title} tinted={index % 2 === 1} beside>
          <Accordion
            items={symptoms.map((symptom) => ({
              id: symptom.id,
              title: symptom.title,
              content: <SymptomHelp {...symptom} />,
            }))}
          />
        </Section>
      ))}
      <CallToAction
        title={texts.nextTitle}
        actions={<ButtonLink to={paths.reportFailure}>{texts.next}</ButtonLink>}
      >
        {texts.nextText}
      </CallToAction>
      <HelpLinks page={paths.failuresHelp} />
    </>
  );
}
