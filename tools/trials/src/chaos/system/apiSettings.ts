import { simulatorUrls } from '@laundry/payment-channels/simulator';
import { simulatorSettings } from '@laundry/sandbox';

/** Addresses that the instances are given. */
interface Addresses {
  readonly databaseUrl: string;
  /** Their own address, as browsers and providers know it. */
  readonly origin: string;
  readonly providers: string;
  /** The simulators as browsers reach them, without the faults between instances and providers. */
  readonly browsers: string;
  readonly smtp: string;
}

/** The settings of an instance without its port. Waiting times are much shorter than in production. */
export const apiSettings = ({
  databaseUrl,
  origin,
  providers,
  browsers,
  smtp,
}: Addresses): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  LOG_LEVEL: 'warn',
  DATABASE_URL: databaseUrl,
  PUBLIC_ORIGIN: origin,
  API_ORIGIN: origin,
  ...simulatorSettings(providers),
  ...simulatorUrls(browsers, ({ calledByBrowsers }) => calledByBrowsers === true),
  SMTP_URL: smtp,
  MAIL_EVERY_MS: '200',
  MAIL_TIMEOUT_MS: '5000',
  PROVIDER_TIMEOUT_MS: '2000',
  RECONCILE_EVERY_MS: '300',
  RECONCILE_AFTER_MS: '1500',
  RECONCILE_MAX_WAIT_MS: '4000',
});
