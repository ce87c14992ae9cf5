import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Laundromat } from '@laundry/api-contract';
import { laundromats as texts, machineName, myLaundry } from '@laundry/strings';
import { CardGrid, Section } from '@laundry/ui-kit';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { myLaundryLink } from '../../myLaundryLink.ts';
import { failuresHelpOf, reportFailureOf } from '../../paths.ts';

const { page } = texts;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  px: 2.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  backgroundColor: 'background.paper',
} as const;

/** The machines of a laundry, each with a link to a failure report for it. */
export function LaundromatMachines({ laundromat: { name, machines } }: { laundromat: Laundromat }) {
  return (
    <Section
      title={page.machinesTitle}
      lead={
        <>
          {page.machinesLead}{' '}
          <Link component={SiteLink} to={failuresHelpOf(name)}>
            {page.helpFirst}
          </Link>{' '}
          {myLaundryLink && (
            <Link component={SiteLink} to={myLaundryLink.to}>
              {myLaundry.link}
            </Link>
          )}
        </>
      }
      tinted
    >
      <CardGrid minWidth={300}>
        {machines.map((machine) => {
          const called = machineName(machine);
          return (
            <Box key={called} sx={row}>
              <Box component="span" sx={{ fontWeight: 650 }}>
                {called}
              </Box>
              <Link
                component={SiteLink}
                to={reportFailureOf(name, called)}
                aria-label={page.reportOf(called)}
                sx={{ display: 'inline-block', py: 1.25 }}
              >
                {page.report}
              </Link>
            </Box>
          );
        })}
      </CardGrid>
    </Section>
  );
}
