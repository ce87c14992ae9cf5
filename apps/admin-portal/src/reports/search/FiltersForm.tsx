import type { Building } from '@laundry/api-contract';
import { reports } from '@laundry/strings';
import { Button, DateRangeFields, FormActions, FormShell, Panel, SelectField } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { isOffered, offeredBuildings } from './buildingChoice.ts';
import type { ReportFilters } from './filtersCodec.ts';
import { FoldedFilters } from './FoldedFilters.tsx';
import { fieldBar } from './fieldBar.ts';
import type { ReportSearch } from './useReportSearch.ts';

export interface FiltersFormProps {
  buildings: readonly Building[];
  /** The search in the URL: the fields follow it, and it folds the form on phones and tablets. */
  search: ReportSearch;
  problem: string | undefined;
  /** Renders the report's further fields for the form's current values. */
  children?:
    ((values: ReportFilters, setValues: (some: Partial<ReportFilters>) => void) => ReactNode) | undefined;
}

/** A report's filters: two days, a building and the report's own fields, on one line if there is room. */
export function FiltersForm({ buildings, search, problem, children }: FiltersFormProps) {
  const { fields, searched } = search;
  const options = offeredBuildings(buildings);
  const only = buildings.length === 1 ? buildings[0]?.id : undefined;
  const building = only ?? (isOffered(buildings, fields.building) ? fields.building : '');
  return (
    <Panel dense>
      <FoldedFilters search={problem === undefined ? searched : undefined}>
        <FormShell
          label={reports.filters}
          initialValues={{ ...fields, building }}
          reinitialize
          onSubmit={search.search}
          onValuesChange={search.edited}
          submitError={problem}
        >
          {({ reset, values, setValues }) => (
            <Box sx={children ? besideDays : inOneLine}>
              <DateRangeFields
                from={{ name: 'from', label: reports.from }}
                to={{ name: 'to', label: reports.to }}
                presets
              />
              <Box className="filter-rest">
                <Box className="filter-lists">
                  <SelectField
                    name="building"
                    label={reports.building}
                    options={options}
                    {...(only === undefined && { placeholder: reports.chooseBuilding })}
                  />
                  {children?.(values, setValues)}
                </Box>
                <FormActions submit={reports.search}>
                  <Button
                    variant="outlined"
                    onClick={() => {
                      reset();
                      search.clear();
                    }}
                  >
                    {reports.clear}
                  </Button>
                </FormActions>
              </Box>
            </Box>
          )}
        </FormShell>
      </FoldedFilters>
    </Panel>
  );
}

const layout = {
  ...fieldBar,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(21rem, 1fr) minmax(0, 3fr)' },
  '& .kit-button': { minHeight: 36 },
  // Together with the space above a form's buttons, this gap aligns them with the presets of the days.
  '& > .filter-rest': { display: 'grid', rowGap: 1, columnGap: 2, minWidth: 0 },
  '& .filter-lists': {
    display: 'grid',
    columnGap: 2,
    rowGap: 1.5,
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
    },
    alignItems: 'start',
    // A building's name is the longest text of the form.
    '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
    '& select': { textOverflow: 'ellipsis' },
    // 'Todas las máquinas' needs more room than a card's code.
    '&:has(> :nth-of-type(5))': {
      gridTemplateColumns: { lg: 'minmax(0, 1fr) repeat(2, minmax(0, 1.15fr)) repeat(2, minmax(0, 0.8fr))' },
    },
  },
} as const;

/** The distance that aligns a button with a field that has a label above it. */
const BELOW_LABEL = '28px';

/** Days, presets, the building and the buttons on one line; the form's error has a line of its own. */
const inOneLine = {
  ...layout,
  '@media (min-width: 1200px)': {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '& > :first-of-type': { gridTemplateColumns: '19rem auto', alignItems: 'start' },
    '& [role=group]': { pt: BELOW_LABEL },
    '& > .filter-rest': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
    '& .kit-actions': { pt: BELOW_LABEL },
    '& > .filter-rest > :nth-of-type(n + 3)': { gridColumn: '1 / -1' },
  },
} as const;

/** All fields and BUSCAR in one line, and below it the presets and LIMPIAR CAMPOS. */
const besideDays = {
  ...layout,
  '@media (min-width: 1366px)': {
    columnGap: 1.5,
    rowGap: '6px',
    gridTemplateColumns: '19rem minmax(11rem, 1fr) repeat(2, minmax(11.75rem, 1fr)) 6.25rem 8.5rem auto',
    '& > :first-of-type': { gridArea: '1 / 1 / span 2', rowGap: '6px' },
    '& > .filter-rest, & .filter-lists, & .kit-actions': { display: 'contents' },
    '& .kit-select select': { pr: 4 },
    '& .kit-actions [type=submit]': { gridArea: '1 / -2', mt: BELOW_LABEL },
    '& .kit-actions > [type=button]': { gridArea: '2 / 2 / auto / span 2', justifySelf: 'start' },
    '& [role=group] .kit-button, & .kit-actions > [type=button]': { minHeight: 30 },
    '& .filter-rest > :nth-of-type(n + 3)': { gridColumn: '1 / -1' },
  },
} as const;
