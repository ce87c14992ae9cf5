import { SHOP_CHANNELS } from '@laundry/api-contract';
import { PAYMENT_ORIGINS } from '@laundry/payment-channels/client';
import { CHANNEL_SITE_SETTINGS } from '@laundry/payment-channels/site-settings';
import { optional, required, requiredInProduction } from '@laundry/settings';
import type { Setting } from '@laundry/settings';
import { email, flag, oneOf, origin, originOrEmpty, text, whole } from '@laundry/settings/schemas';
import { termsExamples } from '@laundry/strings';
import { isCalendarDay, isRut } from '@laundry/strings/format';
import * as v from 'valibot';
import { brands, DEFAULT_BRAND_ID, isBrandId } from './brands/index.ts';
import type { BrandId } from './brands/index.ts';
import { COMPANY_SETTINGS, PAYMENT_LIMITS } from './shared.ts';

const positiveWhole = whole(1, Infinity);
const year = whole(1900, 2099);
const rut = v.pipe(
  v.string(),
  v.regex(/^\d{12}$/, 'must be twelve digits'),
  v.check(isRut, 'must be a RUT whose check digit is right'),
);
const A_URL = 'must be an absolute URL';
const url = v.pipe(v.string(), v.url(A_URL));
/** Items separated by commas. */
const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((item) => item.trim())),
);
const urlList = v.pipe(list, v.array(origin));
const brandId = v.custom<BrandId>(isBrandId, `must be one of ${Object.keys(brands).join(', ')}`);
const optionalUrl = v.union([v.literal(''), url], A_URL);
/** Paths of calls, as the contract has them. */
const callList = v.pipe(
  list,
  v.transform((items) => items.filter(Boolean)),
  v.array(v.pipe(v.string(), v.startsWith('/', 'must be paths of calls, divided by commas'))),
);
const day = v.pipe(v.string(), v.check(isCalendarDay, 'must be a day of this century, YYYY-MM-DD'));
const channelList = v.pipe(list, v.array(oneOf(...SHOP_CHANNELS)));

/** The company's key figures, all optional; `since` is the year of its first laundry. */
const figures = v.pipe(
  v.string(),
  v.transform((text): unknown => Object.fromEntries(text.split(',').map((entry) => entry.trim().split('=')))),
  v.strictObject(
    {
      buildings: v.exactOptional(positiveWhole),
      washes: v.exactOptional(positiveWhole),
      since: v.exactOptional(year),
    },
    'must be some of buildings=12,washes=3400,since=2015',
  ),
);

/**
 * All settings of the two sites (D4), by environment name. They are read when a site is built. Production
 * refuses local values that have a kind, and requires its own.
 */
export const SETTINGS = {
  SITE_MODE: { schema: oneOf('local', 'production'), local: 'local' },
  SITE_BRAND: { schema: brandId, local: DEFAULT_BRAND_ID },
  /** The folder of the brand's assets (src/assets), relative to the repository; without one, drawings. */
  SITE_BRAND_ASSETS: { schema: v.string(), local: '' },
  SITE_PRODUCT_NAME: { schema: text, local: 'Lavadero' },
  SITE_EMAIL: required(email, 'emailAddress', 'hola@lavadero.example'),
  SITE_PHONE: required(text, 'contact', COMPANY_SETTINGS.SITE_PHONE.local),
  SITE_COMPANY_NAME: required(text, 'contact', COMPANY_SETTINGS.SITE_COMPANY_NAME.local),
  SITE_COMPANY_RUT: required(rut, 'contact', COMPANY_SETTINGS.SITE_COMPANY_RUT.local),
  SITE_COMPANY_ADDRESS: required(text, 'contact', COMPANY_SETTINGS.SITE_COMPANY_ADDRESS.local),
  SITE_OPENING_HOURS: required(text, 'contact', 'Lunes a viernes de 9 a 18\u00a0h (ejemplo)'),
  /** The day from which /terms and /privacy hold. */
  SITE_TERMS_DATE: required(day, 'contact', '2026-11-01'),
  /** Sentences of /terms: how accessories are delivered, how a purchase is withdrawn from, and the courts. */
  SITE_DELIVERY: required(text, 'contact', termsExamples.delivery),
  SITE_WITHDRAWAL: required(text, 'contact', termsExamples.withdrawal),
  SITE_JURISDICTION: required(text, 'contact', termsExamples.jurisdiction),
  /** For a company with its own terms and privacy policy; otherwise the site's pages are linked. */
  SITE_TERMS_URL: optional(optionalUrl, 'url'),
  SITE_PRIVACY_URL: optional(optionalUrl, 'url'),
  SITE_CHATBOT_URL: required(url, 'url', 'https://chat.lavadero.example/'),
  SITE_IOS_STORE_URL: required(url, 'url', 'https://apps.apple.com/uy/app/lavadero/id0000000000'),
  SITE_ANDROID_STORE_URL: required(
    url,
    'url',
    'https://play.google.com/store/apps/details?id=example.lavadero',
  ),
  SITE_FACEBOOK_URL: optional(optionalUrl, 'url', 'https://www.facebook.com/lavadero.example'),
  SITE_INSTAGRAM_URL: optional(optionalUrl, 'url', 'https://www.instagram.com/lavadero.example'),
  /** The company's key figures on the home page; by default none. */
  SITE_FIGURES: optional(figures, 'contact', 'buildings=126,washes=1482600,since=2009'),
  SITE_WEB_ASSISTANT: { schema: flag, local: 'false' },
  ...CHANNEL_SITE_SETTINGS,
  /** The shop's channels that are on in the API. The site cannot query them, and the API refuses others. */
  SITE_SHOP_CHANNELS: {
    schema: channelList,
    local: SHOP_CHANNELS.join(','),
    production: requiredInProduction,
  },
  SITE_BRANDING_MAX_QUANTITY: { schema: positiveWhole, local: PAYMENT_LIMITS.maxQuantity },
  SITE_CURRENCY: { schema: positiveWhole, local: '858' },
  SITE_MIN_TOPUP_USES: { schema: whole(0, Infinity), local: PAYMENT_LIMITS.minTopUpUses },
  SITE_MIN_TOPUP_CENTS: { schema: positiveWhole, local: PAYMENT_LIMITS.minTopUpCents },
  SITE_MAX_TOPUP_CENTS: { schema: positiveWhole, local: PAYMENT_LIMITS.maxTopUpCents },
  SITE_PAYMENT_METHOD_3: { schema: text, local: 'OCA' },
  /** The data for prerendering pages: a file, or the base address of the API's public calls. */
  SITE_SNAPSHOT: required(text, 'identifier', 'demo-snapshot.json'),
  /**
   * Paths of the optional calls that the back end does not have (D69). `npm run package -- sites` and the
   * local run find them out; empty means that it has all of them.
   */
  SITE_MISSING_CALLS: { schema: callList, local: '' },
  SITE_PUBLIC_TOKEN: { schema: text, local: 'public-site' },
  SITE_PUBLIC_ORIGIN: required(origin, 'origin', 'http://localhost:4200'),
  SITE_ADMIN_ORIGIN: required(origin, 'origin', 'http://admin.localhost:4200'),
  /** The origins that payers may be redirected to (D11), by default those of all channels' providers. */
  SITE_PAYMENT_ORIGINS: {
    schema: urlList,
    kind: 'url',
    local: 'http://localhost:4220',
    production: PAYMENT_ORIGINS.join(','),
  },
  SITE_CAPTCHA_SITE_KEY: required(text, 'identifier', 'local-site-key'),
  SITE_CAPTCHA_SCRIPT_URL: {
    schema: url,
    kind: 'url',
    local: 'http://localhost:4220/recaptcha/api.js',
    production: 'https://www.google.com/recaptcha/api.js',
  },
  /**
   * A second origin, from which that script gets its code and frames. Google's are known
   * (tools/sandbox/src/hosting); this is for a captcha served elsewhere.
   */
  SITE_CAPTCHA_CODE_ORIGIN: optional(originOrEmpty, 'url', 'http://127.0.0.1:4220'),
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

/** Raw settings by environment name; missing ones get their default. */
export type RawSettings = Readonly<Partial<Record<SettingName, string | undefined>>>;
