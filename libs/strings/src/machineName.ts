/** A machine's name on the spot: 'LAVADORA - 2', 'SECADORA - 4' (spec §2); what is no WASHER is a dryer. */
export const machineName = (machine: {
  readonly machine_type: string;
  readonly sort_index: number;
}): string => `${machine.machine_type === 'WASHER' ? 'LAVADORA' : 'SECADORA'} - ${machine.sort_index}`;
