import type { PhotographSource } from '@laundry/ui-kit';

/** Where the public site has room for a photograph: the heads of pages that the device does not keep. */
export const PHOTOGRAPH_PLACES = [
  'home',
  'work',
  'services',
  'titanC',
  'washer',
  'dryer',
  'parts',
  'dispensers',
  'ozoneProducts',
  'laundromats',
  'guidelines',
  'apps',
] as const;
export type PhotographPlace = (typeof PHOTOGRAPH_PLACES)[number];

/** The photographs that a brand gives, as pages name them. */
export type Photographs = Readonly<Partial<Record<PhotographPlace, PhotographSource>>>;
