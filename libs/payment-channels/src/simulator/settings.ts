import { readSettings, SettingError } from '@laundry/settings';
import type { RawSettings, SettingValues } from '@laundry/settings';
import { CHANNEL_SETTINGS } from '../server/channels.ts';

/** What merchant and providers share: the API's settings of the channels. */
export type Secrets = SettingValues<typeof CHANNEL_SETTINGS>;

/** Reads them as the API does in the local run. @throws SettingError naming the wrong settings */
export function secretsFrom(raw: RawSettings): Secrets {
  const { values, problems } = readSettings(CHANNEL_SETTINGS, raw, false);
  if (problems.length > 0) throw new SettingError(problems);
  // Without problems every setting has a value.
  return values as Secrets;
}
