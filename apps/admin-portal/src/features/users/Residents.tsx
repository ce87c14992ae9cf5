import type { Building } from '@laundry/api-contract';
import { reports, users } from '@laundry/strings';
import { Button, FormActions, FormShell, Panel, SearchSelectField, useOnChange } from '@laundry/ui-kit';
import AddIcon from '@mui/icons-material/PersonAddAltRounded';
import Box from '@mui/material/Box';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { fieldBar } from '../../reports/search/fieldBar.ts';
import { CreateUserDialog } from './create/CreateUserDialog.tsx';
import { usersApi } from './users.api.ts';
import { UsersTable } from './list/UsersTable.tsx';

export interface ResidentsProps {
  /** At least one. */
  buildings: readonly Building[];
}

const NAME = 'building';
/** The parameter for the e-mail that the list is filtered by, anew at each of the portal's quick searches. */
const EMAIL = 'email';

const toSearch = (building: string): string => `?${new URLSearchParams({ [NAME]: building }).toString()}`;

/** The building's select, and the residents of the URL's building. Each search is a history entry (D45). */
export function Residents({ buildings }: ResidentsProps) {
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const [cleared, setCleared] = useState(false);
  const [refused, setRefused] = useState<{ at: string; problem: string }>();

  const asked = new URLSearchParams(search);
  const requested = asked.get(NAME)?.trim() ?? '';
  const email = asked.get(EMAIL) ?? '';
  const building = buildings.find(({ id }) => id === requested);
  const found = usersApi.endpoints.residents.useQuerySubscription(building?.id ?? skipToken);
  const only = buildings.length === 1 ? buildings[0]?.id : undefined;
  const byItself = requested === '' && !cleared ? only : undefined;

  // A single building is selected and searched automatically (spec §2), until the fields are cleared.
  useEffect(() => {
    if (byItself !== undefined) void navigate({ search: toSearch(byItself) }, { replace: true });
  }, [navigate, byItself]);

  // The dialog closes with the list that it was opened from, and keeps its building while it fades out.
  const [creating, setCreating] = useState<{ open: boolean; building: Building }>();
  const closeDialog = () => setCreating((last) => last && { ...last, open: false });
  useOnChange(building !== undefined, () => building ?? closeDialog());

  const onSearch = (id: string) => {
    if (id === '') return setRefused({ at: key, problem: users.noBuilding });
    setCleared(false);
    if (id === building?.id) void found.refetch();
    void navigate({ search: toSearch(id) }, { replace: id === requested });
  };

  const onCreate = (id: string) => {
    const where = buildings.find((one) => one.id === id);
    if (!where) return;
    if (id !== requested) onSearch(id);
    setCreating({ open: true, building: where });
  };

  const foreign = requested !== '' && !building ? reports.foreignBuilding : undefined;
  return (
    <>
      <Panel dense>
        <FormShell
          initialValues={{ building: building?.id ?? '' }}
          reinitialize
          onSubmit={(values) => onSearch(values.building)}
          submitError={refused?.at === key ? refused.problem : foreign}
        >
          {({ values, reset }) => (
            <Box sx={bar}>
              <SearchSelectField
                name="building"
                label={reports.building}
                placeholder={reports.chooseBuilding}
                options={buildings.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <div>
                <FormActions submit={reports.search}>
                  <Button
                    variant="outlined"
                    onClick={() => {
                      reset();
                      setCleared(true);
                      setRefused(undefined);
                      void navigate({ search: '' }, { replace: search === '' });
                    }}
                  >
                    {reports.clear}
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
      {building && <UsersTable key={`${building.id} ${email && key}`} building={building} email={email} />}
      {creating && <CreateUserDialog {...creating} onClose={closeDialog} />}
    </>
  );
}

/** The select and the buttons are in one line on wide screens, which leaves more room for the table. */
const bar = {
  ...fieldBar,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 26rem) 1fr' },
  '& .kit-input': { height: 42 },
  // Aligned with the select, not with its label.
  '& > :last-child': { pt: { md: '25px' } },
  '& .kit-button': { minHeight: { md: 36 } },
} as const;
