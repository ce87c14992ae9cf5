import { channels } from '@laundry/strings';
import type { Channel } from './channel.ts';

/** RedPagos: cash at a counter; hidden where the building splits its income (spec §9). */
export const redPagos: Channel = {
  name: 'RedPagos',
  label: channels.names.RedPagos,
  description: channels.descriptions.RedPagos,
  mark: 'cash',
  extraFields: [],
  isOffered: ({ splitting }) => !splitting,
  missing: () => [],
  payload: () => ({}),
};
