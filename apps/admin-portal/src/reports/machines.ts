import type { Machine } from '@laundry/api-contract';
import { usesReport } from '@laundry/strings';

/** WASHER is a washer, anything else a dryer (spec §3). */
export const typeOf = (machineType: string): 'washer' | 'dryer' =>
  machineType === 'WASHER' ? 'washer' : 'dryer';

/** 'LAVADORA - {sort_index}' or 'SECADORA - {sort_index}' (spec §2). */
export const machineLabel = ({
  machine_type,
  sort_index,
}: Pick<Machine, 'machine_type' | 'sort_index'>): string => usesReport[typeOf(machine_type)](sort_index);

/** A machine of a record, as people on the spot and in the office know it: 'LAVADORA - 2 · LV-498568'. */
export const machineName = (
  machine: Pick<Machine, 'machine_type' | 'serial_number'> & { sort_index?: number | undefined },
) =>
  machine.sort_index === undefined
    ? machine.serial_number
    : `${machineLabel({ ...machine, sort_index: machine.sort_index })} · ${machine.serial_number}`;
