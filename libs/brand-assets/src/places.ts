import type { PhotographSource } from '@laundry/ui-kit';

/** The places for photographs in the public site: the heads of pages that are not stored on the device. */
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

/** The photographs of a brand, by place. */
export type Photographs = Readonly<Partial<Record<PhotographPlace, PhotographSource>>>;
