import type { ChannelName } from '@laundry/api-contract';
import type { SettingValues } from '@laundry/settings';
import { SETTINGS as bancard } from './bancard/siteSettings.ts';
import { SETTINGS as pagosWeb } from './pagosweb/siteSettings.ts';

/** The settings of the sites that channels bring, by environment name (D4). */
export const CHANNEL_SITE_SETTINGS = { ...pagosWeb, ...bancard };

/** What the sites' configuration has of the channels. */
export const channelConfig = (
  settings: SettingValues<typeof CHANNEL_SITE_SETTINGS>,
): { readonly flagged: readonly ChannelName[]; readonly checkoutScriptUrl: string } => ({
  /** The channels that flags turn on. */
  flagged: settings.SITE_PAGOSWEB ? ['PagosWeb'] : [],
  /** The script with the form of an embedded checkout. */
  checkoutScriptUrl: settings.SITE_BANCARD_SCRIPT_URL,
});

/** Their addresses at another origin than the local run's: of its simulators, or of what stands for them. */
export const channelAddresses = (origin: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(CHANNEL_SITE_SETTINGS).flatMap(([name, { local, ...setting }]) =>
      'kind' in setting ? [[name, `${origin}${new URL(local).pathname}`]] : [],
    ),
  );
