/** A machine's name: 'LAVADORA - 2', 'SECADORA - 4' (spec §2). Any type but WASHER counts as a dryer. */
export const machineName = (machine: {
  readonly machine_type: string;
  readonly sort_index: number;
}): string => `${machine.machine_type === 'WASHER' ? 'LAVADORA' : 'SECADORA'} - ${machine.sort_index}`;
