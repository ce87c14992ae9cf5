import Box from '@mui/material/Box';
import { home as texts } from '@laundry/strings';
import { Checklist, EmphasisCard } from '@laundry/ui-kit';
import { ButtonLink } from '../../layout/SiteLink.tsx';
import { paths, servicesAt } from '../../paths.ts';

const { commission } = texts;

/** For people who want a laundry in their building: the company's offer and its contacts. */
export const CommissionBox = () => (
  <EmphasisCard
    title={commission.title}
    actions={
      <>
        <ButtonLink to={servicesAt('visit')}>{commission.visit}</ButtonLink>
        <ButtonLink to={paths.services} variant="outlined">
          {commission.services}
        </ButtonLink>
      </>
    }
  >
    <Box component="p" sx={{ m: 0, mb: 2 }}>
      {commission.lead}
    </Box>
    <Checklist items={commission.points} />
  </EmphasisCard>
);
