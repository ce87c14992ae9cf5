import { ALL_BUILDINGS, MAX_LENGTH, USE_RESULTS } from '@laundry/api-contract';
import type { Machine } from '@laundry/api-contract';
import type { ErrorKind } from '@laundry/error-catalogue';
import { machineName, usesReport } from '@laundry/strings';
import { Notice, SelectField, TextField } from '@laundry/ui-kit';
import Box from '@mui/material/Box';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo, useRef } from 'react';
import { useOffered } from '../../session/offers.slice.ts';
import { useLoadable } from '../../api/result.ts';
import type { ReportFilters } from '../../reports/search/filtersCodec.ts';
import { buildingsApi, useBuildingDetailsQuery } from '../../reports/buildings.api.ts';
import type { Narrowing } from '../../reports/scope.ts';

/** A machine's name, with its serial number where another machine of the building has or had the same one. */
const nameAmong = (machines: readonly Machine[], machine: Machine): string => {
  const name = machineName(machine);
  const isUnique = machines.every((other) => other.id === machine.id || machineName(other) !== name);
  return isUnique ? name : `${name} (${machine.serial_number})`;
};

/** Whether a single building is chosen, which has units and machines to choose from. */
const hasDetails = (building: string): boolean => building !== '' && building !== ALL_BUILDINGS;

export interface DetailFieldsProps {
  values: ReportFilters;
  setValues: (some: Partial<ReportFilters>) => void;
}

/** The placeholder of an empty list: a hint below it would shift the page when it disappears. */
function insteadOfAll(building: string, loading = false): string | undefined {
  if (building === '') return usesReport.chooseFirst;
  if (building === ALL_BUILDINGS) return usesReport.ofOneBuilding;
  return loading ? usesReport.loadingDetails : undefined;
}

/** Unit, machine, card and result. Units and machines are the chosen building's; another one clears both. */
export function DetailFields({ values, setValues }: DetailFieldsProps) {
  const { building, unit = '', machine = '' } = values;
  // A server without totals of uses does not support this filter either.
  const filtersResults = useOffered('/api/v1/reports/uses/summary');
  const found = useBuildingDetailsQuery(hasDetails(building) ? building : skipToken);

  // A unit or machine that is still the same after the building changed belongs to the previous building.
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

  const { loading, error, value: lists } = useLoadable(found);
  const instead = insteadOfAll(building, loading);
  // Not while the lists load: Tab would skip them, and what is typed would go to the card's field.
  const disabled = !lists && !loading;
  return (
    <>
      <SelectField
        name="unit"
        label={usesReport.columns.unit}
        placeholder={instead ?? usesReport.allUnits}
        disabled={disabled}
        options={lists?.units.map(({ id, number }) => ({ value: id, label: number })) ?? []}
      />
      <SelectField
        name="machine"
        label={usesReport.columns.machine}
        placeholder={instead ?? usesReport.allMachines}
        disabled={disabled}
        options={
          lists?.machines.map((one) => ({ value: one.id, label: nameAmong(lists.machines, one) })) ?? []
        }
      />
      <TextField
        name="uuid"
        label={usesReport.columns.card}
        maxLength={MAX_LENGTH.filter}
        autoComplete="off"
      />
      {filtersResults && (
        <SelectField
          name="result"
          label={usesReport.columns.result}
          placeholder={usesReport.allResults}
          options={USE_RESULTS.map((value) => ({ value, label: usesReport.results[value] }))}
        />
      )}
      {error && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Notice onRetry={() => void found.refetch()}>{usesReport.detailsFailed}</Notice>
        </Box>
      )}
    </>
  );
}

/**
 * The search's filters beside period and building, in words: by name, or by id if the lists could not be
 * loaded. A unit or machine that does not belong to the building is a problem; `cleared` has it empty.
 *
 * @param refused the error of the search, if it failed: a server may answer 404 for a foreign unit or machine
 */
export function useNarrowings(query: ReportFilters | undefined, refused: ErrorKind | undefined) {
  const { buildingDetails } = buildingsApi.endpoints;
  const { data, isError } = buildingDetails.useQueryState(query ? query.building : skipToken);
  return useMemo(() => {
    const { building = '', unit = '', machine = '', uuid = '', result } = query ?? {};
    const details = data?.id === building ? data : undefined;
    const { units = [], machines = [] } = details ?? {};
    const foundUnit = units.find(({ id }) => id === unit);
    const foundMachine = machines.find(({ id }) => id === machine);
    const isUnknown = refused === 'notFound' || details !== undefined;
    const cleared = isUnknown && {
      ...(unit !== '' && !foundUnit && { unit: '' }),
      ...(machine !== '' && !foundMachine && { machine: '' }),
    };
    const isLoading = hasDetails(building) && !isError;
    const unnamed = (id: string) => (id !== '' && isLoading ? usesReport.loadingDetails : id);
    const all: readonly Narrowing[] = [
      [usesReport.columns.unit, foundUnit?.number ?? unnamed(unit)],
      [usesReport.columns.machine, foundMachine ? nameAmong(machines, foundMachine) : unnamed(machine)],
      [usesReport.columns.card, uuid],
      [usesReport.columns.result, result ? usesReport.results[result] : ''],
    ];
    return {
      problem: Object.keys(cleared).length > 0 ? usesReport.ofAnotherBuilding : undefined,
      cleared,
      narrowings: all.filter(([, text]) => text !== ''),
    };
  }, [query, refused, data, isError]);
}
