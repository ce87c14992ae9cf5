import type { Building } from '@laundry/api-contract';
import { reports } from '@laundry/strings';
import { DateRangeFields, FormActions, FormShell, Panel, SelectField, SubmitButton } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { ReportFilters } from './filtersDoor.ts';

export interface FiltersFormProps<Filters extends ReportFilters> {
  buildings: readonly Building[];
  /** What the URL asks for; the fields follow it. */
  fields: Filters;
  problem: string | undefined;
  onSearch: (filters: Filters) => void;
  onClear: () => void;
  /** The report's further fields, by the values that stand in the form. */
  children?: (values: Filters, setValues: (some: Partial<Filters>) => void) => ReactNode;
}

/** A report's filters: two days, a building, and what else it has. */
export function FiltersForm<Filters extends ReportFilters>({
  buildings,
  fields,
  problem,
  onSearch,
  onClear,
  children,
}: FiltersFormProps<Filters>) {
  const options = useMemo(() => buildings.map(({ id, name }) => ({ value: id, label: name })), [buildings]);
  const known = buildings.some(({ id }) => id === fields.building);
  const only = buildings.length === 1 ? buildings[0]?.id : undefined;
  return (
    <Panel>
      <FormShell
        label={reports.filters}
        initialValues={{ ...fields, building: known ? fields.building : (only ?? '') }}
        reinitialize
        onSubmit={onSearch}
        submitError={problem}
        submitting={false}
      >
        {({ reset, values, setValues }) => (
          <>
            <Box
              sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}
            >
              <DateRangeFields
                from={{ name: 'from', label: reports.from }}
                to={{ name: 'to', label: reports.to }}
                presets
              />
              <SelectField
                name="building"
                label={reports.building}
                options={options}
                {...(only === undefined && { placeholder: reports.chooseBuilding })}
              />
            </Box>
            {children?.(values, setValues)}
            <FormActions>
              <SubmitButton>{reports.search}</SubmitButton>
              <Button
                variant="outlined"
                onClick={() => {
                  reset();
                  onClear();
                }}
              >
                {reports.clear}
              </Button>
            </FormActions>
          </>
        )}
      </FormShell>
    </Panel>
  );
}
