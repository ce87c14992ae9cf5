import { texts } from './texts.ts';
import type { Channel } from '../client/channel.ts';

/** Bancard vPOS: the checkout is embedded in the site. */
export const bancard: Channel = {
  name: 'Bancard',
  label: texts.name,
  description: texts.description,
  mark: 'card',
  extraFields: [],
  isOffered: () => true,
  missing: () => [],
  payload: () => ({}),
};
