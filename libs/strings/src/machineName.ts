/** A machine's name: 'LAVADORA - 2', 'SECADORA - 4' (spec §2). Any type but WASHER counts as a dryer. */
export const machineName = (machine: {
  readonly machine_type: string;
  readonly sort_index: number;
}): string => `${machine.machine_type === 'WASHER' ? 'LAVADORA' : 'SECADORA'} - ${machine.sort_index}`;

/**
 * The type of a machine as reports show it, with its number in the building if it is known: 'Lavadora 2'. Any
 * type but WASHER counts as a dryer (spec §3).
 */
export const machineTypeName = (machine: {
  readonly machine_type: string;
  readonly sort_index?: number | undefined;
}): string =>
  [machine.machine_type === 'WASHER' ? 'Lavadora' : 'Secadora', machine.sort_index].join(' ').trim();
