import { ALL_BUILDINGS } from '@laundry/api-contract';
import type { BuildingDetails } from '@laundry/api-contract';
import { usesReport } from '@laundry/strings';
import { ErrorNotice, SelectField, TextField } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { Loadable } from '../../shared/loadable.ts';
import type { UsesFilters } from './filters.ts';
import { machineLabel } from '../../reports/names.ts';
import type { Checked } from '../../reports/search/filtersCodec.ts';

export interface DetailFieldsProps {
  /** What stands in the form. */
  values: UsesFilters;
  setValues: (some: Partial<UsesFilters>) => void;
  details: Loadable<BuildingDetails>;
  /** The form names another building, or none. */
  onBuilding: (id: string) => void;
}

/**
 * What stands in the two lists while they are empty: a hint under them would move what is below when it goes.
 */
function insteadOfAll(building: string, { status }: Loadable<BuildingDetails>): string | undefined {
  if (building === '') return usesReport.chooseFirst;
  if (building === ALL_BUILDINGS) return usesReport.ofOneBuilding;
  return status === 'loading' ? usesReport.loadingDetails : undefined;
}

/**
 * Unit, machine and card. The lists are those of the building that was chosen; another building empties both
 * fields.
 */
export function DetailFields({ values, setValues, details, onBuilding }: DetailFieldsProps) {
  const { building, unit, machine } = values;
  useEffect(() => {
    onBuilding(building);
  }, [onBuilding, building]);

  // Unit and machine that remain after the building changed belong to the previous building.
  const before = useRef({ building, unit, machine });
  useEffect(() => {
    const last = before.current;
    before.current = { building, unit, machine };
    if (last.building === building) return;
    const stale = {
      ...(unit !== '' && unit === last.unit && { unit: '' }),
      ...(machine !== '' && machine === last.machine && { machine: '' }),
    };
    if (Object.keys(stale).length > 0) setValues(stale);
  }, [building, unit, machine, setValues]);

  const lists = details.status === 'ready' ? details.value : { units: [], machines: [] };
  const instead = insteadOfAll(building, details);
  const disabled = details.status !== 'ready';
  return (
    <>
      <SelectField
        name="unit"
        label={usesReport.unit}
        placeholder={instead ?? usesReport.allUnits}
        disabled={disabled}
        options={lists.units.map(({ id, number }) => ({ value: id, label: number }))}
      />
      <SelectField
        name="machine"
        label={usesReport.machine}
        placeholder={instead ?? usesReport.allMachines}
        disabled={disabled}
        options={lists.machines.map((one) => ({ value: one.id, label: machineLabel(one) }))}
      />
      <TextField name="uuid" label={usesReport.card} maxLength={100} autoComplete="off" />
      {details.status === 'failed' && building !== '' && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <ErrorNotice onRetry={() => onBuilding(building)}>{usesReport.detailsFailed}</ErrorNotice>
        </Box>
      )}
    </>
  );
}

/** What is said of a search for a unit or a machine that is none of its building's, once those are known. */
export function foreignDetail(
  requested: Checked<UsesFilters>,
  details: Loadable<BuildingDetails>,
): string | undefined {
  if (requested.kind !== 'query' || details.status !== 'ready') return undefined;
  const { building, unit, machine } = requested.query;
  const { id, units, machines } = details.value;
  if (id !== building) return undefined;
  const knows = (list: readonly { id: string }[], wanted: string) =>
    wanted === '' || list.some((one) => one.id === wanted);
  return knows(units, unit) && knows(machines, machine) ? undefined : usesReport.foreignDetail;
}
