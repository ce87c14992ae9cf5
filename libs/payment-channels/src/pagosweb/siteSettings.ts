import type { Setting } from '@laundry/settings';
import * as v from 'valibot';

/** The site's flag for PagosWeb (spec §9). */
export const SETTINGS = {
  SITE_PAGOSWEB: {
    schema: v.pipe(
      v.picklist(['true', 'false']),
      v.transform((text) => text === 'true'),
    ),
    local: 'false',
  },
} as const satisfies Record<string, Setting>;
