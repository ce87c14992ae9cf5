import Box from '@mui/material/Box';
import { failuresHelp as texts } from '@laundry/strings';
import { Prose } from '@laundry/ui-kit';
import { ButtonLink } from '../../layout/SiteLink.tsx';
import { paths } from '../../paths.ts';

type Symptom = (typeof texts.groups)[number]['symptoms'][number];

/** What to try against a symptom, then a link to the failure report or to the page that helps. */
export function SymptomHelp({ title, type, tries, more }: Symptom) {
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
