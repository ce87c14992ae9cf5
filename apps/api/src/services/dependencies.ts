import type { Clock } from '../clock.ts';
import type { Database } from '../database/connect.ts';
import type { Metrics } from '../metrics.ts';
import type { ProviderHttp, ProviderHttps } from '../providers/http.ts';
import type { Providers } from '../providers/channels.ts';
import type { Settings } from '../settings.ts';

/** What services work with. */
export interface Dependencies {
  readonly settings: Settings;
  readonly db: Database;
  /** The same database, over connections of their own. */
  readonly reports: Database;
  /** The connections to every provider. */
  readonly providerHttps: ProviderHttps;
  /** The connections to the captcha service. */
  readonly http: ProviderHttp;
  readonly providers: Providers;
  readonly clock: Clock;
  readonly metrics: Metrics;
}
