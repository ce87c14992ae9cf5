import type { Clock } from '../shared/clock.ts';
import type { Database } from '../database/connect.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ProviderHttp, Providers } from '@laundry/payment-channels/server';
import type { ProviderHttps } from '../providers/http.ts';
import type { Settings } from '../settings.ts';
import type { ReportSlots } from './reports/reportSlots.ts';

export interface Dependencies {
  readonly settings: Settings;
  readonly db: Database;
  /** The same database on separate connections, for reports. */
  readonly reports: Database;
  /** How many reports an instance answers at once. */
  readonly reportSlots: ReportSlots;
  readonly providerHttps: ProviderHttps;
  /** The connections to the captcha service. */
  readonly http: ProviderHttp;
  readonly providers: Providers;
  readonly clock: Clock;
  readonly metrics: Metrics;
}
