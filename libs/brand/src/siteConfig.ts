import { channelConfig } from '@laundry/payment-channels/site-settings';
import { readSettings } from '@laundry/settings';
import type { SettingProblem, SettingValues } from '@laundry/settings';
import { brands } from './brands/index.ts';
import type { Brand } from './brands/index.ts';
import { SETTINGS } from './settings.ts';
import type { RawSettings } from './settings.ts';

type Settings = SettingValues<typeof SETTINGS>;

/** Problems between several settings. */
const problemsTogether = (settings: Partial<Settings>): SettingProblem[] =>
  // The API refuses what is beyond its MIN_TOPUP_USES, MIN_TOPUP_CENTS and MAX_TOPUP_CENTS.
  (settings.SITE_MIN_TOPUP_CENTS ?? 0) > (settings.SITE_MAX_TOPUP_CENTS ?? Infinity)
    ? [{ name: 'SITE_MIN_TOPUP_CENTS', message: 'must not exceed SITE_MAX_TOPUP_CENTS' }]
    : [];

/**
 * Checks and returns the settings of a site. For production (`SITE_MODE`) the values of the local run are
 * refused.
 *
 * @throws SettingError naming all invalid ones
 */
export function siteConfigFrom(raw: RawSettings = {}): SiteConfig {
  const isForProduction = raw.SITE_MODE === 'production';
  return createSiteConfig(readSettings(SETTINGS, raw, isForProduction, problemsTogether), raw);
}

/** The settings by what they are about; the table of settings says what each is. */
function createSiteConfig(settings: Settings, raw: RawSettings) {
  const theme: Brand = brands[settings.SITE_BRAND];
  const { flagged, checkoutScriptUrl } = channelConfig(settings);
  return {
    brand: {
      theme,
      productName: raw.SITE_PRODUCT_NAME === undefined ? theme.productName : settings.SITE_PRODUCT_NAME,
      email: settings.SITE_EMAIL,
      phone: settings.SITE_PHONE,
      chatbotUrl: settings.SITE_CHATBOT_URL,
      iosStoreUrl: settings.SITE_IOS_STORE_URL,
      androidStoreUrl: settings.SITE_ANDROID_STORE_URL,
      /** Empty where the company has none. */
      facebookUrl: settings.SITE_FACEBOOK_URL,
      instagramUrl: settings.SITE_INSTAGRAM_URL,
      figures: settings.SITE_FIGURES === '' ? {} : settings.SITE_FIGURES,
    },
    company: {
      name: settings.SITE_COMPANY_NAME,
      rut: settings.SITE_COMPANY_RUT,
      address: settings.SITE_COMPANY_ADDRESS,
      hours: settings.SITE_OPENING_HOURS,
      terms: {
        since: settings.SITE_TERMS_DATE,
        delivery: settings.SITE_DELIVERY,
        withdrawal: settings.SITE_WITHDRAWAL,
        jurisdiction: settings.SITE_JURISDICTION,
      },
      /** Empty where the site's own pages apply. */
      termsUrl: settings.SITE_TERMS_URL,
      privacyUrl: settings.SITE_PRIVACY_URL,
    },
    flags: {
      webAssistant: settings.SITE_WEB_ASSISTANT,
      flagged,
    },
    brandingMaxQuantity: settings.SITE_BRANDING_MAX_QUANTITY,
    currency: settings.SITE_CURRENCY,
    topUp: {
      minUses: settings.SITE_MIN_TOPUP_USES,
      minCents: settings.SITE_MIN_TOPUP_CENTS,
      maxCents: settings.SITE_MAX_TOPUP_CENTS,
    },
    /** The channels of the shop, the preselected one first (D14, D64). */
    shopChannels: settings.SITE_SHOP_CHANNELS,
    /** Label of pagos-web's payment method 3 (D16). */
    paymentMethod3: settings.SITE_PAYMENT_METHOD_3,
    snapshot: settings.SITE_SNAPSHOT,
    missingCalls: settings.SITE_MISSING_CALLS,
    /** Identifies the site to the API; grants no access (D6). */
    publicToken: settings.SITE_PUBLIC_TOKEN,
    origins: {
      public: settings.SITE_PUBLIC_ORIGIN,
      admin: settings.SITE_ADMIN_ORIGIN,
      payments: settings.SITE_PAYMENT_ORIGINS,
    },
    checkoutScriptUrl,
    captcha: {
      siteKey: settings.SITE_CAPTCHA_SITE_KEY,
      scriptUrl: settings.SITE_CAPTCHA_SCRIPT_URL,
      /** A second origin of the script's code and frames; empty where there is none or it is Google's. */
      codeOrigin: settings.SITE_CAPTCHA_CODE_ORIGIN,
    },
  };
}

export type SiteConfig = ReturnType<typeof createSiteConfig>;
