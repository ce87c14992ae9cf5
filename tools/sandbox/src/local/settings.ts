import { SHOP_CHANNELS } from '@laundry/api-contract';
import { CHANNELS, hasCredentials } from '@laundry/payment-channels/server';
import { channelAddresses } from '@laundry/payment-channels/site-settings';
import { captchaSettings, simulatorSettings } from '../simulators/settings.ts';
import type { Folders } from './folders.ts';
import type { Ports } from '../ports.ts';

/** The addresses of a run, for browsers and for its own parts. */
export const originsAt = (ports: Ports) => ({
  site: `http://localhost:${ports.gateway}`,
  portal: `http://admin.localhost:${ports.gateway}`,
  api: `http://localhost:${ports.api}`,
  simulators: `http://localhost:${ports.simulators}`,
  mailbox: `http://localhost:${ports.mailbox}`,
});
export type Origins = Readonly<ReturnType<typeof originsAt>>;

/** The shop's channels that are on in the API. A channel with an empty credential is off. */
const shopChannels = (environment: NodeJS.ProcessEnv): string =>
  SHOP_CHANNELS.filter((name) => hasCredentials(CHANNELS[name], environment)).join(',');

/** The sites' settings; those of the environment take precedence. */
export const siteSettings = (origins: Origins, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  SITE_PUBLIC_ORIGIN: origins.site,
  SITE_ADMIN_ORIGIN: origins.portal,
  SITE_PAYMENT_ORIGINS: origins.simulators,
  ...channelAddresses(origins.simulators),
  ...captchaSettings(origins.simulators),
  SITE_SHOP_CHANNELS: shopChannels(environment),
  ...environment,
});

/** The sites' settings for another company's server, which also serves the payment pages. */
export const theirServerSiteSettings = (
  { site, portal, api }: Origins,
  environment: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv => ({
  SITE_PUBLIC_ORIGIN: site,
  SITE_ADMIN_ORIGIN: portal,
  SITE_PAYMENT_ORIGINS: api,
  ...channelAddresses(api),
  SITE_CAPTCHA_SCRIPT_URL: `${api}/captcha.js`,
  SITE_SNAPSHOT: api,
  ...environment,
});

/** Settings that sites and API share, where the environment sets them for the sites only. */
const sharedSettings = ({
  SITE_BRANDING_MAX_QUANTITY: quantity,
  SITE_EMAIL: email,
}: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...(quantity !== undefined && { BRANDING_MAX_QUANTITY: quantity }),
  ...(email !== undefined && { SUPPORT_EMAIL: email }),
});

/** The environment of the API and its commands: this run's addresses and database override everything. */
export const apiSettings = (
  ports: Ports,
  origins: Origins,
  folders: Folders,
  environment: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv => ({
  ...simulatorSettings(origins.simulators),
  SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
  ...sharedSettings(environment),
  ...environment,
  API_PORT: String(ports.api),
  DATA_DIR: folders.database,
  PUBLIC_ORIGIN: origins.site,
  ADMIN_ORIGIN: origins.portal,
  API_ORIGIN: origins.api,
});
