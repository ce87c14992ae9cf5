import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { captchaSettings, simulatorSettings } from '@laundry/sandbox';

/** The ports of a try, counted from a base. */
export const portsAt = (base: number) => ({
  https: base,
  http: base + 1,
  caddyAdmin: base + 2,
  instances: [base + 10, base + 11] as const,
  simulators: base + 20,
  mailbox: base + 30,
  smtp: base + 31,
  primary: base + 40,
  standby: base + 41,
});
export type Ports = ReturnType<typeof portsAt>;

/**
 * Names that only this installation has. They are kept between tries, because the sites contain them and
 * would otherwise be rebuilt.
 */
export interface Names {
  readonly domain: string;
  readonly captchaSiteKey: string;
}

const secret = () => randomBytes(24).toString('hex');
/** Base64 of 24 bytes, as PagosWeb's keys are. */
const tripleDesKey = () => randomBytes(24).toString('base64');

export async function namesIn(file: string): Promise<Names> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Names;
  } catch {
    // `.internal` is reserved for private networks. Production accepts it, while it refuses example domains.
    const names = { domain: `lavadero-${randomBytes(4).toString('hex')}.internal`, captchaSiteKey: secret() };
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(names));
    return names;
  }
}

/**
 * The secrets shared by merchant and providers, new for each try, because production refuses any value from
 * the repository.
 */
export const newSecrets = () => ({
  MERCADOPAGO_ACCESS_TOKEN: secret(),
  MERCADOPAGO_WEBHOOK_SECRET: secret(),
  REDPAGOS_ACCESS_TOKEN: secret(),
  REDPAGOS_WEBHOOK_SECRET: secret(),
  BANCARD_PUBLIC_KEY: secret(),
  BANCARD_PRIVATE_KEY: secret(),
  BANCARD_CURRENCY: 'UYU',
  RECAPTCHA_SECRET: secret(),
});
export type Secrets = ReturnType<typeof newSecrets>;

/**
 * The simulators also need PagosWeb's secrets. The API has PagosWeb switched off, because it accepts
 * notifications from PagosWeb's own addresses only.
 */
export const simulatorSecrets = (shared: Secrets) => ({
  ...shared,
  PAGOSWEB_CLIENT_ID: secret(),
  PAGOSWEB_KEY: tripleDesKey(),
});

export const originsOf = ({ domain }: Names, { https }: Ports) => ({
  site: `https://${domain}:${https}`,
  portal: `https://admin.${domain}:${https}`,
  api: `https://api.${domain}:${https}`,
  providers: `https://providers.${domain}:${https}`,
});
export type Origins = ReturnType<typeof originsOf>;

/** The address that visitors' messages are mailed to. */
export const supportEmailOf = ({ domain }: Names): string => `hola@${domain}`;

export const hostsOf = ({ domain }: Names): readonly string[] => [
  domain,
  `admin.${domain}`,
  `api.${domain}`,
  `providers.${domain}`,
];

interface ApiOptions {
  readonly names: Names;
  readonly origins: Origins;
  readonly ports: Ports;
  readonly secrets: Secrets;
  readonly internalToken: string;
  readonly databaseUrl: string;
  /** The certificate of Caddy's authority, which also signs the simulators' host. */
  readonly authority: string;
}

/** The API's production environment, with the simulators in place of the providers. */
export const apiEnvironment = (options: ApiOptions): NodeJS.ProcessEnv => {
  const { names, origins, ports, secrets, internalToken, databaseUrl, authority } = options;
  return {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    NODE_EXTRA_CA_CERTS: authority,
    API_MODE: 'production',
    TRUST_PROXY: 'loopback',
    DATABASE_URL: databaseUrl,
    PUBLIC_ORIGIN: origins.site,
    ADMIN_ORIGIN: origins.portal,
    API_ORIGIN: origins.api,
    INTERNAL_TOKEN: internalToken,
    ...secrets,
    ...simulatorSettings(origins.providers),
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAIL_FROM: `Lavadero <${supportEmailOf(names)}>`,
    SUPPORT_EMAIL: supportEmailOf(names),
    // All requests of a try come from one address.
    LIMIT_PER_ADDRESS: '0',
    CARD_LOOKUPS_PER_ADDRESS: '0',
    // Shortens intervals that in production are much longer.
    MAIL_EVERY_MS: '1000',
    RECONCILE_EVERY_MS: '2000',
  };
};

/**
 * The settings that the sites are built with. @param snapshot the address of an instance, which answers
 * before there is a site
 */
export const siteEnvironment = (names: Names, origins: Origins, snapshot: string): NodeJS.ProcessEnv => ({
  SITE_PUBLIC_ORIGIN: origins.site,
  SITE_ADMIN_ORIGIN: origins.portal,
  SITE_SNAPSHOT: snapshot,
  SITE_PAYMENT_ORIGINS: origins.providers,
  SITE_BANCARD_SCRIPT_URL: `${origins.providers}/bancard/checkout/javascript/dist/bancard-checkout-4.0.0.js`,
  ...captchaSettings(origins.providers),
  SITE_CAPTCHA_SITE_KEY: names.captchaSiteKey,
  SITE_SHOP_CHANNELS: 'MercadoPagos',
  SITE_EMAIL: supportEmailOf(names),
  SITE_PHONE: '2900 0000',
  SITE_COMPANY_NAME: 'Lavaderos de prueba',
  SITE_COMPANY_RUT: '219999830019',
  SITE_COMPANY_ADDRESS: 'Bulevar Artigas 1000, Montevideo',
  SITE_OPENING_HOURS: 'Lunes a viernes de 9 a 17',
  SITE_CHATBOT_URL: `https://chat.${names.domain}/`,
  SITE_IOS_STORE_URL: `https://apps.${names.domain}/ios`,
  SITE_ANDROID_STORE_URL: `https://apps.${names.domain}/android`,
});
