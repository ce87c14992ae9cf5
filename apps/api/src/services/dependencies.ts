import type {
  Call,
  CallName,
  CheckedBodyOf,
  CheckedQueryOf,
  ParamsOf,
  ResultOf,
  calls,
} from '@laundry/api-contract';
import type { Log } from '../process/logging.ts';
import type { Clock } from '../shared/clock.ts';
import type { Database } from '../database/connect.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ProviderHttp, Providers } from '@laundry/payment-channels/server';
import type { ProviderHttps } from '../providers/http.ts';
import type { Settings } from '../settings.ts';
import type { AdministratorSession } from './accounts/session.ts';
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
  /** In a call, the log of its request. */
  readonly log: Log;
}

/** What all work needs, an operator's command too. */
export type CoreDependencies = Pick<Dependencies, 'db' | 'settings' | 'clock'>;

/** The input of a call, checked by its definition in the contract. */
export interface CallInput<T extends Call> {
  readonly params: ParamsOf<T>;
  readonly query: CheckedQueryOf<T>;
  readonly body: CheckedBodyOf<T>;
  readonly session: T['access'] extends 'administrator' ? AdministratorSession : undefined;
  /** The hash of the token that came with the call, valid or not; undefined where none came. */
  readonly tokenHash: T['access'] extends 'session' ? string | undefined : undefined;
  /** Who signed a controller's call; empty in any other. */
  readonly controller: string;
  /** Lower case; a new one, which nothing repeats, where none was sent. */
  readonly idempotencyKey: string;
  /** The client's address, as rate limits count it. */
  readonly address: string;
  /** The `Cookie` header, and a way to answer with another one. */
  readonly cookies: { readonly sent: string | undefined; readonly set: (cookie: string) => void };
}

/** The answer of a call; an array's rows may come in batches. */
export type AnswerTo<T extends Call> =
  ResultOf<T> | (ResultOf<T> extends readonly (infer Row)[] ? AsyncIterable<Row[]> : never);

/** Turns the checked input of a call of the contract into its answer. @throws Failure where it is refused */
export type Handler<Name extends CallName> = (
  dependencies: Dependencies,
  input: CallInput<(typeof calls)[Name]>,
) => Promise<AnswerTo<(typeof calls)[Name]>>;
