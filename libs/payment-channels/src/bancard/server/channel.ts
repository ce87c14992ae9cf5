import type { Setting, SettingValues } from '@laundry/settings';
import * as v from 'valibot';
import { credential, providerUrl, serverChannel } from '../../server/channel.ts';
import type { SharedSettings } from '../../server/channel.ts';
import { bancard } from './bancard.ts';
import { checkBancard } from './check.ts';

const currency = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[A-Z]{3}$/, 'must be the three letters of a currency, such as UYU'),
);

const SETTINGS = {
  BANCARD_BASE_URL: providerUrl('bancard', 'https://vpos.infonet.com.py'),
  BANCARD_PUBLIC_KEY: credential('local-bancard-public-key'),
  BANCARD_PRIVATE_KEY: credential('local-bancard-private-key'),
  /** The currency of the company's contract with Bancard (D76): three letters. */
  BANCARD_CURRENCY: { schema: currency, local: 'UYU', production: '' },
} as const satisfies Record<string, Setting>;

export type BancardSettings = SharedSettings & SettingValues<typeof SETTINGS>;

/** Bancard in the API. */
export const bancardChannel = serverChannel({
  settings: SETTINGS,
  credentials: ['BANCARD_PUBLIC_KEY', 'BANCARD_PRIVATE_KEY', 'BANCARD_CURRENCY'],
  baseUrl: 'BANCARD_BASE_URL',
  createProvider: bancard,
  check: checkBancard,
});
