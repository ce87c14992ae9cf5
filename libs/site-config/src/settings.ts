import * as v from 'valibot';
import { brands, DEFAULT_BRAND_ID, isBrandId } from './brands/index.ts';
import type { BrandId } from './brands/index.ts';

const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);
const positiveWhole = v.pipe(v.string(), v.regex(/^[1-9]\d*$/), v.transform(Number));
const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const url = v.pipe(v.string(), v.url());
const origin = v.pipe(
  url,
  v.check(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'an origin: scheme, host and port, no path',
  ),
);
const urlList = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((item) => item.trim())),
  v.array(origin),
);
const brandId = v.custom<BrandId>(isBrandId, `one of ${Object.keys(brands).join(', ')}`);
const optionalUrl = v.union([v.literal(''), url]);

/**
 * Every setting of the two sites (decision 4), by its environment name: its check and its working default, which is
 * that of the local run. Settings are read when a site is built.
 */
export const SETTINGS = {
  SITE_BRAND: { schema: brandId, fallback: DEFAULT_BRAND_ID },
  SITE_PRODUCT_NAME: { schema: text, fallback: 'Lavadero' },
  SITE_EMAIL: { schema: v.pipe(text, v.email()), fallback: 'hola@lavadero.example' },
  SITE_PHONE: { schema: text, fallback: '+598 2900 0000' },
  SITE_CHATBOT_URL: { schema: url, fallback: 'https://chat.lavadero.example/' },
  SITE_IOS_STORE_URL: { schema: url, fallback: 'https://apps.apple.com/uy/app/lavadero/id0000000000' },
  SITE_ANDROID_STORE_URL: {
    schema: url,
    fallback: 'https://play.google.com/store/apps/details?id=example.lavadero',
  },
  SITE_FACEBOOK_URL: { schema: optionalUrl, fallback: 'https://www.facebook.com/lavadero.example' },
  SITE_INSTAGRAM_URL: { schema: optionalUrl, fallback: 'https://www.instagram.com/lavadero.example' },
  SITE_WEB_ASSISTANT: { schema: flag, fallback: 'false' },
  SITE_PAGOSWEB: { schema: flag, fallback: 'false' },
  SITE_BRANDING_MAX_QUANTITY: { schema: positiveWhole, fallback: '10' },
  SITE_CURRENCY: { schema: positiveWhole, fallback: '858' },
  SITE_MIN_TOPUP_CENTS: { schema: positiveWhole, fallback: '1' },
  SITE_MAX_TOPUP_CENTS: { schema: positiveWhole, fallback: '2000000' },
  SITE_PAYMENT_METHOD_3: { schema: text, fallback: 'OCA' },
  SITE_PUBLIC_TOKEN: { schema: text, fallback: 'public-site' },
  SITE_PUBLIC_ORIGIN: { schema: origin, fallback: 'http://localhost:4200' },
  SITE_ADMIN_ORIGIN: { schema: origin, fallback: 'http://admin.localhost:4200' },
  SITE_PAYMENT_ORIGINS: { schema: urlList, fallback: 'http://localhost:4220' },
  SITE_BANCARD_SCRIPT_URL: {
    schema: url,
    fallback: 'http://localhost:4220/bancard/checkout/javascript/dist/bancard-checkout-4.0.0.js',
  },
  SITE_CAPTCHA_SITE_KEY: { schema: text, fallback: 'local-site-key' },
  SITE_CAPTCHA_SCRIPT_URL: { schema: url, fallback: 'http://localhost:4220/recaptcha/api.js' },
} as const;

export type SettingName = keyof typeof SETTINGS;
type Value<Name extends SettingName> = v.InferOutput<(typeof SETTINGS)[Name]['schema']>;

/** Raw settings by environment name; what is absent takes its default. */
export type RawSettings = Readonly<Partial<Record<SettingName, string | undefined>>>;

/** A setting has a value that it may not have. Its message names the setting. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
  constructor(setting: SettingName, reason: string) {
    super(`${setting}: ${reason}`);
  }
}

/** Reads and checks one setting. @throws SettingError with the setting's name */
export function readSetting<Name extends SettingName>(name: Name, raw: RawSettings): Value<Name> {
  const { schema, fallback }: { schema: (typeof SETTINGS)[Name]['schema']; fallback: string } =
    SETTINGS[name];
  const result = v.safeParse(schema, raw[name] ?? fallback);
  if (!result.success) throw new SettingError(name, result.issues[0].message);
  return result.output;
}
