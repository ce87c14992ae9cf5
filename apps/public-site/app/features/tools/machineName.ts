import type { Laundromat } from '@laundry/api-contract';
import { laundromats as texts } from '@laundry/strings';

/** What a machine is called: 'LAVADORA - 2', 'SECADORA - 4' (spec §2). */
export const machineName = ({ machine_type, sort_index }: Laundromat['machines'][number]): string =>
  (machine_type === 'WASHER' ? texts.washer : texts.dryer)(sort_index);
