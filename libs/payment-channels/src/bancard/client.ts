import { channels } from '@laundry/strings';
import type { Channel } from '../client/channel.ts';

/** Bancard vPOS: the checkout is embedded in the site. */
export const bancard: Channel = {
  name: 'Bancard',
  label: channels.names.Bancard,
  description: channels.descriptions.Bancard,
  mark: 'card',
  extraFields: [],
  isOffered: () => true,
  missing: () => [],
  payload: () => ({}),
};
