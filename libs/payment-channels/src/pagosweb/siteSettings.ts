import type { Setting } from '@laundry/settings';
import { flag } from '@laundry/settings/schemas';

/** The site's flag for PagosWeb (spec §9). */
export const SETTINGS = {
  SITE_PAGOSWEB: { schema: flag, local: 'false' },
} as const satisfies Record<string, Setting>;
