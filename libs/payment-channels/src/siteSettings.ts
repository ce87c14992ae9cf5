import type { ChannelName } from '@laundry/api-contract';
import type { SettingValues } from '@laundry/settings';
import { SETTINGS as bancard } from './bancard/siteSettings.ts';
import { SETTINGS as pagosWeb } from './pagosweb/siteSettings.ts';

/** The sites' settings that belong to channels, by the name of their environment variable (D4). */
export const CHANNEL_SITE_SETTINGS = { ...pagosWeb, ...bancard };

/** The channels' part of the sites' configuration. */
export const channelConfig = (
  settings: SettingValues<typeof CHANNEL_SITE_SETTINGS>,
): { readonly flagged: readonly ChannelName[]; readonly checkoutScriptUrl: string } => ({
  /** The channels that flags turn on. */
  flagged: settings.SITE_PAGOSWEB ? ['PagosWeb'] : [],
  /** The script with the form of an embedded checkout. */
  checkoutScriptUrl: settings.SITE_BANCARD_SCRIPT_URL,
});

/** The settings with addresses, at another origin than that of the local run's simulators. */
export const channelAddresses = (origin: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(CHANNEL_SITE_SETTINGS).flatMap(([name, { local, ...setting }]) =>
      'kind' in setting ? [[name, `${origin}${new URL(local).pathname}`]] : [],
    ),
  );
