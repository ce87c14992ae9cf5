import { BlockList } from 'node:net';
import * as v from 'valibot';
import { addressRanges } from './addressRanges.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const anyText = v.string();
const url = v.pipe(
  v.string(),
  v.url('must be an absolute URL'),
  v.regex(/[^/]$/, 'must not end with a slash'),
);
const flag = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((value) => value === 'true'),
);
const whole = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,12}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );
const fraction = v.pipe(
  v.string(),
  v.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1'),
  v.transform(Number),
);
const tripleDesKey = v.pipe(
  text,
  v.check((value) => Buffer.from(value, 'base64').length === 24, 'must be the base64 of 24 bytes'),
);

const ranges = v.pipe(
  text,
  v.transform(addressRanges),
  v.nonOptional(v.optional(v.instance(BlockList)), 'must be CIDR ranges divided by commas'),
);

interface Setting {
  readonly schema: v.GenericSchema<string, unknown>;
  /** The value of the local run. */
  readonly local: string;
  /** What production takes instead of the local value; a secret has none there and must be given. */
  readonly production?: string;
  readonly secret?: true;
}

const MINUTE = 60_000;

/** Every setting of the API by its environment name. The local secrets stand here and nowhere else. */
export const SETTINGS = {
  API_MODE: { schema: v.picklist(['local', 'production']), local: 'local' },
  API_HOST: { schema: text, local: '127.0.0.1' },
  API_PORT: { schema: whole(0, 65_535), local: '4210' },
  /** Which proxies may name the client's address: a Fastify `trustProxy` list, empty for none. */
  TRUST_PROXY: { schema: anyText, local: 'loopback', production: '' },
  LOG_LEVEL: { schema: v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'silent']), local: 'info' },
  /** Empty: the embedded database in DATA_DIR. */
  DATABASE_URL: { schema: anyText, local: '' },
  DATABASE_POOL: { schema: whole(2, 200), local: '16' },
  /** A folder, or `memory://` for a database that ends with the process. */
  DATA_DIR: { schema: text, local: '.data/db' },
  PUBLIC_ORIGIN: { schema: url, local: 'http://localhost:4200' },
  /** Where providers reach this API with their notifications. */
  API_ORIGIN: { schema: url, local: 'http://localhost:4210' },

  MERCADOPAGO_BASE_URL: {
    schema: url,
    local: 'http://localhost:4220/mercadopago',
    production: 'https://api.mercadopago.com',
  },
  MERCADOPAGO_ACCESS_TOKEN: { schema: text, local: 'local-mercadopago-token', secret: true },
  MERCADOPAGO_WEBHOOK_SECRET: { schema: text, local: 'local-mercadopago-webhook-secret', secret: true },
  REDPAGOS_BASE_URL: {
    schema: url,
    local: 'http://localhost:4220/redpagos',
    production: 'https://api.mercadopago.com',
  },
  REDPAGOS_ACCESS_TOKEN: { schema: text, local: 'local-redpagos-token', secret: true },
  REDPAGOS_WEBHOOK_SECRET: { schema: text, local: 'local-redpagos-webhook-secret', secret: true },
  BANCARD_BASE_URL: {
    schema: url,
    local: 'http://localhost:4220/bancard',
    production: 'https://vpos.infonet.com.py',
  },
  BANCARD_PUBLIC_KEY: { schema: text, local: 'local-bancard-public-key', secret: true },
  BANCARD_PRIVATE_KEY: { schema: text, local: 'local-bancard-private-key', secret: true },
  /** The site leaves the channel out by a flag of its own. */
  PAGOSWEB_ENABLED: { schema: flag, local: 'true' },
  PAGOSWEB_BASE_URL: {
    schema: url,
    local: 'http://localhost:4220/pagosweb',
    production: 'https://www.pagosweb.com.uy',
  },
  PAGOSWEB_CLIENT_ID: { schema: text, local: '4210', secret: true },
  /** Base64 of 24 bytes. */
  PAGOSWEB_KEY: { schema: tripleDesKey, local: 'bG9jYWwtcGFnb3N3ZWIta2V5LTI0Ynl0', secret: true },
  /** Where the provider's servers are: its notifications come from nowhere else (decision 48). CIDR ranges divided by commas. */
  PAGOSWEB_NOTIFY_FROM: { schema: ranges, local: '127.0.0.0/8,::1', secret: true },

  RECAPTCHA_VERIFY_URL: {
    schema: url,
    local: 'http://localhost:4220/recaptcha/api/siteverify',
    production: 'https://www.google.com/recaptcha/api/siteverify',
  },
  RECAPTCHA_SECRET: { schema: text, local: 'local-recaptcha-secret', secret: true },
  RECAPTCHA_THRESHOLD: { schema: fraction, local: '0.5' },
  SMTP_URL: { schema: url, local: 'smtp://127.0.0.1:4231', secret: true },
  /** Whom mails are from, and who reads what visitors write. */
  MAIL_FROM: { schema: text, local: 'Lavadero <hola@lavadero.example>' },
  SUPPORT_EMAIL: { schema: text, local: 'hola@lavadero.example' },
  /** Pause between two looks for mails to send; 0 = none are sent. */
  MAIL_EVERY_MS: { schema: whole(0, 60 * MINUTE), local: '1000', production: '5000' },

  /** Opens /internal and /metrics from elsewhere; empty: loopback only. */
  INTERNAL_TOKEN: { schema: anyText, local: '' },
  /** How long a session lives at most, and how long one that is not used. */
  SESSION_HOURS: { schema: whole(1, 24 * 31), local: '12' },
  SESSION_IDLE_HOURS: { schema: whole(1, 24 * 31), local: '12' },
  /** How long an invitation to complete the sign-up can be used. */
  INVITATION_DAYS: { schema: whole(1, 90), local: '7' },
  /** Requests a minute from one client address; 0 = unlimited. */
  LIMIT_PER_ADDRESS: { schema: whole(0, 1_000_000), local: '0', production: '600' },

  MIN_TOPUP_CENTS: { schema: whole(1, 100_000_000), local: '1' },
  MAX_TOPUP_CENTS: { schema: whole(1, 100_000_000), local: '2000000' },
  /** Of one accessory in one purchase; the public site has the same setting. */
  BRANDING_MAX_QUANTITY: { schema: whole(1, 10_000), local: '10' },
  /** One call to a provider. */
  PROVIDER_TIMEOUT_MS: { schema: whole(50, 12_000), local: '10000' },
  /** A payment nobody finished expires after this (payment-providers.md, section 6). */
  PENDING_TTL_MS: { schema: whole(1000, 30 * 24 * 60 * MINUTE), local: String(90 * MINUTE) },
  /** The same at a counter of the collection network, where the payer has days. */
  REDPAGOS_TTL_MS: { schema: whole(1000, 30 * 24 * 60 * MINUTE), local: String(4 * 24 * 60 * MINUTE) },
  /** Pause between runs of the reconciler; 0 = it does not run. */
  RECONCILE_EVERY_MS: { schema: whole(0, 60 * MINUTE), local: '5000', production: '30000' },
  /** Age at which a payment is first asked about. */
  RECONCILE_AFTER_MS: { schema: whole(0, 60 * MINUTE), local: '10000', production: String(5 * MINUTE) },
  /** Longest pause between two questions about one payment. */
  RECONCILE_MAX_WAIT_MS: {
    schema: whole(0, 24 * 60 * MINUTE),
    local: '30000',
    production: String(30 * MINUTE),
  },
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
/** The checked settings, by environment name. */
export type Settings = {
  readonly [Name in SettingName]: v.InferOutput<(typeof SETTINGS)[Name]['schema']>;
};

/** A setting has a value that it may not have. Its message names the setting and never shows the value. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

function rawValue(name: SettingName, environment: NodeJS.ProcessEnv, production: boolean): string {
  const setting: Setting = SETTINGS[name];
  const given = environment[name];
  if (given !== undefined) return given;
  if (!production) return setting.local;
  if (setting.secret) throw new SettingError(`${name}: must be given in production`);
  return setting.production ?? setting.local;
}

/** Reads and checks every setting. @throws SettingError naming the one that is wrong */
export function settingsFrom(environment: NodeJS.ProcessEnv): Settings {
  const production = environment['API_MODE'] === 'production';
  const read: Partial<Record<SettingName, unknown>> = {};
  // Object.keys widens to string; the table's own keys are the names.
  for (const name of Object.keys(SETTINGS) as SettingName[]) {
    const result = v.safeParse(SETTINGS[name].schema, rawValue(name, environment, production));
    if (!result.success) throw new SettingError(`${name}: ${result.issues[0].message}`);
    read[name] = result.output;
  }
  // Each value was just checked by its own schema, name by name.
  const settings = read as Settings;
  if (settings.MIN_TOPUP_CENTS > settings.MAX_TOPUP_CENTS)
    throw new SettingError('MIN_TOPUP_CENTS: must not exceed MAX_TOPUP_CENTS');
  return settings;
}
