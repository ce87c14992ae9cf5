import * as v from 'valibot';
import { optional } from '@laundry/settings';
import type { Setting, SettingValues } from '@laundry/settings';
import { ranges } from '@laundry/settings/addressRanges';
import { text, whole } from '@laundry/settings/schemas';
import { parseTransactionId } from './result.ts';
import { providerUrl, serverChannel } from '../../server/channel.ts';
import type { SharedSettings } from '../../server/channel.ts';
import { checkPagosWeb } from './check.ts';
import { pagosWeb } from './pagosWeb.ts';

const Returned = v.object({ numeroOrden: v.pipe(v.string(), v.transform(parseTransactionId)) });

function readReturned(form: unknown): string | undefined {
  const returned = v.safeParse(Returned, form);
  return returned.success ? returned.output.numeroOrden : undefined;
}

const tripleDesKey = v.pipe(
  text,
  v.check(
    (value) => [16, 24].includes(Buffer.from(value, 'base64').length),
    'must be the base64 of 24 or 16 bytes',
  ),
);

const SETTINGS = {
  PAGOSWEB_BASE_URL: {
    ...providerUrl('pagosweb', 'https://service.pagosweb.com.uy'),
    // The provider's host for tests is published with http only (providers §3).
    exception: 'http://testing.pagosweb.com.uy',
  },
  PAGOSWEB_CLIENT_ID: optional(text, 'identifier', '4210'),
  /** Base64 of 24 or 16 bytes. */
  PAGOSWEB_KEY: optional(tripleDesKey, 'secret', 'bG9jYWwtcGFnb3N3ZWIta2V5LTI0Ynl0'),
  /** The provider's servers, the only ones that may notify (D48): CIDR ranges, separated by commas. */
  PAGOSWEB_NOTIFY_FROM: optional(ranges, 'network', '127.0.0.0/8,::1'),
  /**
   * The VAT included in every amount, where law 19.210 obliges the company to declare it (providers §3):
   * payments without a RUT are then sent as a final consumer's. With 0, none is.
   */
  PAGOSWEB_VAT_PERCENT: { schema: whole(0, 99), local: '0' },
} as const satisfies Record<string, Setting>;

export type PagosWebSettings = SharedSettings & SettingValues<typeof SETTINGS>;

/** PagosWeb in the API. */
export const pagosWebChannel = serverChannel({
  settings: SETTINGS,
  credentials: ['PAGOSWEB_CLIENT_ID', 'PAGOSWEB_KEY', 'PAGOSWEB_NOTIFY_FROM'],
  readReturned,
  calledByBrowsers: true,
  baseUrl: 'PAGOSWEB_BASE_URL',
  createProvider: (_http, settings) => pagosWeb(settings),
  check: checkPagosWeb,
});
