import { readSettings, SettingError } from '@laundry/settings';
import type { RawSettings, SettingValues } from '@laundry/settings';
import type { ChannelFacts } from '../server/channel.ts';
import { CHANNELS, CHANNEL_SETTINGS } from '../server/channels.ts';

/** What merchant and providers share: the API's settings of the channels. */
export type Secrets = SettingValues<typeof CHANNEL_SETTINGS>;

/** Reads them as the API does in the local run. @throws SettingError naming the wrong settings */
export function secretsFrom(raw: RawSettings): Secrets {
  const { values, problems } = readSettings(CHANNEL_SETTINGS, raw, false);
  if (problems.length > 0) throw new SettingError(problems);
  // Without problems every setting has a value.
  return values as Secrets;
}

const credentialsOf = (
  { settings, credentials }: ChannelFacts,
  secret: () => string,
): (readonly [string, string])[] =>
  // Addresses of a provider are no secret, and nothing comes from these where all of them are simulated.
  credentials.some((name) => settings[name]?.kind === 'network')
    ? []
    : credentials.map((name) => [name, settings[name]?.kind ? secret() : (settings[name]?.local ?? '')]);

/**
 * New credentials, as production demands them, of all channels but those whose provider is known by its
 * addresses.
 *
 * @param secret the base64 of 24 bytes
 */
export const newCredentials = (secret: () => string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values<ChannelFacts>(CHANNELS).flatMap((channel) => credentialsOf(channel, secret)),
  );
