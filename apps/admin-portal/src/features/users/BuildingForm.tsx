import type { Building } from '@laundry/api-contract';
import { users } from '@laundry/strings';
import {
  FormActions,
  FormShell,
  Panel,
  ReasonedButton,
  SearchSelectField,
  SubmitButton,
} from '@laundry/ui-kit';
import AddIcon from '@mui/icons-material/PersonAddAltRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export interface BuildingFormProps {
  buildings: readonly Building[];
  /** What the URL asks for; the field follows it. */
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
    <Panel>
      <FormShell
        initialValues={{ building }}
        reinitialize
        onSubmit={(values) => onSearch(values.building)}
        submitError={problem}
        submitting={false}
      >
        {({ values, reset }) => (
          <>
            <Box sx={{ maxWidth: 560 }}>
              <SearchSelectField
                name="building"
                label={users.building}
                placeholder={users.chooseBuilding}
                options={buildings.map(({ id, name }) => ({ value: id, label: name }))}
              />
            </Box>
            <FormActions>
              <SubmitButton>{users.search}</SubmitButton>
              <Button
                variant="outlined"
                onClick={() => {
                  reset();
                  onClear();
                }}
              >
                {users.clear}
              </Button>
              <ReasonedButton
                variant="outlined"
                startIcon={<AddIcon />}
                disabledReason={values.building === '' ? users.chooseFirst : undefined}
                onClick={() => onCreate(values.building)}
                slotProps={{ button: { 'aria-haspopup': 'dialog' } }}
              >
                {users.create}
              </ReasonedButton>
            </FormActions>
          </>
        )}
      </FormShell>
    </Panel>
  );
}
