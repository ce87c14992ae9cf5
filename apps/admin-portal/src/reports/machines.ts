import type { Machine } from '@laundry/api-contract';
import { usesReport } from '@laundry/strings';

/** WASHER is a washer, anything else a dryer (section 3). */
export const typeOf = (machineType: string): 'washer' | 'dryer' =>
  machineType === 'WASHER' ? 'washer' : 'dryer';

/** 'LAVADORA - {sort_index}' or 'SECADORA - {sort_index}' (section 2). */
export const machineLabel = ({
  machine_type,
  sort_index,
}: Pick<Machine, 'machine_type' | 'sort_index'>): string => usesReport[typeOf(machine_type)](sort_index);
