import type { Building } from '@laundry/api-contract';
import { users } from '@laundry/strings';
import { FormActions, FormShell, Panel, Button, SearchSelectField } from '@laundry/ui-kit';
import AddIcon from '@mui/icons-material/PersonAddAltRounded';
import Box from '@mui/material/Box';
import { fieldBar } from '../../reports/search/fieldBar.ts';

export interface BuildingFormProps {
  buildings: readonly Building[];
  /** The building in the URL; the field follows it. */
  building: string;
  problem: string | undefined;
  onSearch: (building: string) => void;
  onClear: () => void;
  onCreate: (building: string) => void;
}

/** The building selector and what can be done with the building that is chosen in it. */
export function BuildingForm({
  buildings,
  building,
  problem,
  onSearch,
  onClear,
  onCreate,
}: BuildingFormProps) {
  return (
    <Panel dense>
      <FormShell
        initialValues={{ building }}
        reinitialize
        onSubmit={(values) => onSearch(values.building)}
        submitError={problem}
        submitting={false}
      >
        {({ values, reset }) => (
          <Box sx={bar}>
            <SearchSelectField
              name="building"
              label={users.building}
              placeholder={users.chooseBuilding}
              options={buildings.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <div>
              <FormActions submit={users.search}>
                <Button
                  variant="outlined"
                  onClick={() => {
                    reset();
                    onClear();
                  }}
                >
                  {users.clear}
                </Button>
                <Button
                  variant="outlined"
                  startIcon={<AddIcon />}
                  disabledReason={values.building === '' ? users.chooseFirst : undefined}
                  onClick={() => onCreate(values.building)}
                  aria-haspopup="dialog"
                >
                  {users.create}
                </Button>
              </FormActions>
            </div>
          </Box>
        )}
      </FormShell>
    </Panel>
  );
}

/** The list and the buttons in one line where there is room: rows are what the page is for. */
const bar = {
  ...fieldBar,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 26rem) 1fr' },
  // Aligned with the box, not with its label.
  '& > :last-child': { pt: { md: '25px' } },
  '& .kit-button': { minHeight: { md: 36 } },
} as const;
