import type { Building } from '@laundry/api-contract';
import { transactionsReport } from '@laundry/strings';
import { DateRangeFields, FormActions, FormShell, SelectField, SubmitButton } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Filters } from './filters.ts';

export interface FiltersFormProps {
  buildings: readonly Building[];
  /** What the URL asks for; the fields follow it. */
  fields: Filters;
  problem: string | undefined;
  onSearch: (filters: Filters) => void;
  onClear: () => void;
}

/** The report's filters. */
export function FiltersForm({ buildings, fields, problem, onSearch, onClear }: FiltersFormProps) {
  const options = buildings.map(({ id, name }) => ({ value: id, label: name }));
  const known = buildings.some(({ id }) => id === fields.building);
  const only = buildings.length === 1 ? buildings[0]?.id : undefined;
  return (
    <FormShell
      label={transactionsReport.filters}
      initialValues={{ ...fields, building: known ? fields.building : (only ?? '') }}
      reinitialize
      onSubmit={onSearch}
      submitError={problem}
      submitting={false}
    >
      {({ reset }) => (
        <>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
            <DateRangeFields
              from={{ name: 'from', label: transactionsReport.from }}
              to={{ name: 'to', label: transactionsReport.to }}
            />
            <SelectField
              name="building"
              label={transactionsReport.building}
              options={options}
              {...(only === undefined && { placeholder: transactionsReport.chooseBuilding })}
            />
          </Box>
          <FormActions>
            <SubmitButton>{transactionsReport.search}</SubmitButton>
            <Button
              variant="outlined"
              onClick={() => {
                reset();
                onClear();
              }}
            >
              {transactionsReport.clear}
            </Button>
          </FormActions>
        </>
      )}
    </FormShell>
  );
}
