import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { failuresHelp as texts } from '@laundry/strings';
import { ButtonLink, Accordion, PageContents, Parts, Prose, Section } from '@laundry/ui-kit';
import { ContentPage } from '../../layout/ContentPage.tsx';
import { paths } from '../../paths.ts';
import { EMERGENCY_ID } from './SafetyWarningsPage.tsx';

type Symptom = (typeof texts.groups)[number]['symptoms'][number];

/** What to try against a symptom, then a link to the failure report or to the page that helps. */
function SymptomHelp({ title, type, tries, more }: Symptom) {
  return (
    <>
      <Prose>
        <p>
          <strong>{texts.triesTitle}</strong>
        </p>
        <ol>
          {tries.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {type !== undefined && (
          <p>
            {texts.typeLabel} <strong>{type}</strong>
          </p>
        )}
      </Prose>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        {more && <ButtonLink to={paths[more.page]}>{more.label}</ButtonLink>}
        <ButtonLink
          to={paths.reportFailure}
          variant={more ? 'outlined' : 'contained'}
          aria-label={texts.reportOf(title)}
        >
          {texts.report}
        </ButtonLink>
      </Box>
    </>
  );
}

/** /tools/failures-help: symptoms, what to try, and then the failure report. */
export const FailuresHelpPage = () => (
  <ContentPage
    texts={texts}
    path={paths.failuresHelp}
    picture={<Parts size={320} />}
    pictureOffPhones
    actions={<PageContents label={texts.contents} parts={texts.groups} />}
    next={paths.reportFailure}
  >
    <Container sx={{ pt: { xs: 3, md: 4 } }}>
      <Alert severity="error" role="note">
        <AlertTitle>{texts.dangerTitle}</AlertTitle>
        {texts.danger}{' '}
        <Link href={`${paths.safetyWarnings}#${EMERGENCY_ID}`} color="inherit">
          {texts.dangerLink}
        </Link>
      </Alert>
    </Container>
    {texts.groups.map(({ id, title, symptoms }, index) => (
      <Section key={id} id={id} title={title} tinted={index % 2 === 1} beside>
        <Accordion
          items={symptoms.map((symptom) => ({ ...symptom, content: <SymptomHelp {...symptom} /> }))}
        />
      </Section>
    ))}
  </ContentPage>
);
