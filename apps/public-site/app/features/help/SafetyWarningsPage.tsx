import Box from '@mui/material/Box';
import { safetyWarnings as texts } from '@laundry/strings';
import { ButtonLink, Caution, Failed, Prose, Section } from '@laundry/ui-kit';
import { ContentPage } from '../../layout/ContentPage.tsx';
import { paths } from '../../paths.ts';
import { TextCards } from '../../layout/TextCards.tsx';

/** The anchor that a symptom's help links to in case of danger. */
export const EMERGENCY_ID = 'emergencia';

/** /tools/safety-warnings: what to do in an emergency, then how to prevent one. */
export const SafetyWarningsPage = () => (
  <ContentPage
    texts={texts}
    path={paths.safetyWarnings}
    picture={<Caution size={320} />}
    next={paths.reportFailure}
    nextPicture={<Failed size={120} />}
  >
    <Section title={texts.emergencyTitle} id={EMERGENCY_ID} beside>
      <Prose>
        <ol>
          {texts.emergency.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Prose>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        <ButtonLink to="tel:911" color="error">
          {texts.emergencyCall}
        </ButtonLink>
        <ButtonLink to="tel:104" variant="outlined" color="error">
          {texts.fireCall}
        </ButtonLink>
      </Box>
    </Section>
    <Section title={texts.rulesTitle} tinted>
      <TextCards cards={texts.groups} minWidth={320} />
    </Section>
  </ContentPage>
);
