import * as v from 'valibot';

/** The payment providers, by their names in docs/local-run.md. */
export const PAYMENT_PROVIDERS = ['mercadopago', 'bancard', 'pagosweb', 'redpagos'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];
export type ProviderName = PaymentProvider | 'recaptcha';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** The secrets shared by merchant and providers, with the names and local values of the API's settings. */
const Secrets = v.object({
  MERCADOPAGO_ACCESS_TOKEN: v.optional(text, 'local-mercadopago-token'),
  MERCADOPAGO_WEBHOOK_SECRET: v.optional(text, 'local-mercadopago-webhook-secret'),
  REDPAGOS_ACCESS_TOKEN: v.optional(text, 'local-redpagos-token'),
  REDPAGOS_WEBHOOK_SECRET: v.optional(text, 'local-redpagos-webhook-secret'),
  BANCARD_PUBLIC_KEY: v.optional(text, 'local-bancard-public-key'),
  BANCARD_PRIVATE_KEY: v.optional(text, 'local-bancard-private-key'),
  BANCARD_CURRENCY: v.optional(text, 'UYU'),
  PAGOSWEB_CLIENT_ID: v.optional(text, '4210'),
  PAGOSWEB_KEY: v.optional(text, 'bG9jYWwtcGFnb3N3ZWIta2V5LTI0Ynl0'),
  RECAPTCHA_SECRET: v.optional(text, 'local-recaptcha-secret'),
});
export type Secrets = Readonly<v.InferOutput<typeof Secrets>>;

/** @throws Error naming the wrong setting */
export function secretsFrom(environment: NodeJS.ProcessEnv): Secrets {
  const result = v.safeParse(Secrets, environment);
  if (result.success) return result.output;
  throw new Error(`${v.getDotPath(result.issues[0]) ?? 'settings'}: ${result.issues[0].message}`);
}

/** The API's settings that lead to the simulators instead of the providers. */
export const simulatorSettings = (simulators: string) => ({
  MERCADOPAGO_BASE_URL: `${simulators}/mercadopago`,
  REDPAGOS_BASE_URL: `${simulators}/redpagos`,
  BANCARD_BASE_URL: `${simulators}/bancard`,
  PAGOSWEB_BASE_URL: `${simulators}/pagosweb`,
  RECAPTCHA_VERIFY_URL: `${simulators}/recaptcha/api/siteverify`,
});

/**
 * The second origin of the captcha's simulator, which serves code and frames from there as Google does: the
 * loopback has two names. At any other address it is the same origin.
 */
export const captchaCodeOrigin = (simulators: string): string =>
  simulators.replace('//localhost:', '//127.0.0.1:');

/** The sites' settings that lead to the captcha's simulator. */
export const captchaSettings = (simulators: string) => ({
  SITE_CAPTCHA_SCRIPT_URL: `${simulators}/recaptcha/api.js`,
  SITE_CAPTCHA_CODE_ORIGIN: captchaCodeOrigin(simulators),
});
