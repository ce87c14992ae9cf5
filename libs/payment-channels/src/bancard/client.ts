import { texts } from './texts.ts';
import type { Channel } from '../client/channel.ts';

/** Bancard vPOS: the checkout is embedded in the site. */
export const bancard: Channel = {
  name: 'Bancard',
  ...texts,
  mark: 'card',
  extraFields: [],
  isOffered: () => true,
};
