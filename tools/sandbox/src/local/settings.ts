import type { SiteConfig } from '@laundry/site-config';
import type { Secrets } from '../simulators/settings.ts';
import type { Folders } from './folders.ts';
import type { Ports } from '../ports.ts';

/** The addresses of a run, as browsers and the parts themselves use them. */
export interface Origins {
  readonly site: string;
  readonly portal: string;
  readonly api: string;
  readonly simulators: string;
  readonly mailbox: string;
}

export const originsAt = (ports: Ports): Origins => ({
  site: `http://localhost:${ports.gateway}`,
  portal: `http://admin.localhost:${ports.gateway}`,
  api: `http://localhost:${ports.api}`,
  simulators: `http://localhost:${ports.simulators}`,
  mailbox: `http://localhost:${ports.mailbox}`,
});

/** One credential of each channel that the shop can offer: where it is empty, the API has the channel off. */
const SHOP_CREDENTIALS = {
  MercadoPagos: 'MERCADOPAGO_ACCESS_TOKEN',
  PagosWeb: 'PAGOSWEB_KEY',
} as const satisfies Readonly<Record<SiteConfig['shopChannels'][number], keyof Secrets>>;

/** The shop's channels that the run's API has on. */
const shopChannels = (environment: NodeJS.ProcessEnv): string =>
  Object.entries(SHOP_CREDENTIALS)
    .flatMap(([channel, name]) => (environment[name] === '' ? [] : channel))
    .join(',');

/** What the sites are built with; a setting of the environment goes before. */
export const siteSettings = (origins: Origins, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  SITE_PUBLIC_ORIGIN: origins.site,
  SITE_ADMIN_ORIGIN: origins.portal,
  SITE_PAYMENT_ORIGINS: origins.simulators,
  SITE_BANCARD_SCRIPT_URL: `${origins.simulators}/bancard/checkout/javascript/dist/bancard-checkout-4.0.0.js`,
  SITE_CAPTCHA_SCRIPT_URL: `${origins.simulators}/recaptcha/api.js`,
  SITE_SHOP_CHANNELS: shopChannels(environment),
  ...environment,
});

/** What sites and API have to agree on, where the environment sets it for the sites alone. */
const sharedSettings = ({
  SITE_BRANDING_MAX_QUANTITY: quantity,
  SITE_EMAIL: email,
}: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...(quantity !== undefined && { BRANDING_MAX_QUANTITY: quantity }),
  ...(email !== undefined && { SUPPORT_EMAIL: email }),
});

/**
 * What the API and its commands run with: this run's addresses and database, whatever else the environment
 * sets.
 */
export const apiSettings = (
  ports: Ports,
  origins: Origins,
  folders: Folders,
  environment: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv => ({
  MERCADOPAGO_BASE_URL: `${origins.simulators}/mercadopago`,
  REDPAGOS_BASE_URL: `${origins.simulators}/redpagos`,
  BANCARD_BASE_URL: `${origins.simulators}/bancard`,
  PAGOSWEB_BASE_URL: `${origins.simulators}/pagosweb`,
  RECAPTCHA_VERIFY_URL: `${origins.simulators}/recaptcha/api/siteverify`,
  SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
  ...sharedSettings(environment),
  ...environment,
  API_PORT: String(ports.api),
  DATA_DIR: folders.database,
  PUBLIC_ORIGIN: origins.site,
  ADMIN_ORIGIN: origins.portal,
  API_ORIGIN: origins.api,
});
