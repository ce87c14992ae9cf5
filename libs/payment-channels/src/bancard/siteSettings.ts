import type { Setting } from '@laundry/settings';
import { url } from '@laundry/settings/schemas';

/** The script with Bancard's form (providers §2). */
export const SETTINGS = {
  SITE_BANCARD_SCRIPT_URL: {
    schema: url,
    kind: 'url',
    local: 'http://localhost:4220/bancard/checkout/javascript/dist/bancard-checkout-4.0.0.js',
    production: 'https://vpos.infonet.com.py/checkout/javascript/dist/bancard-checkout-4.0.0.js',
  },
} as const satisfies Record<string, Setting>;
