import { brands } from './brands/index.ts';
import type { Brand } from './brands/index.ts';
import { readSetting, SettingError } from './settings.ts';
import type { RawSettings } from './settings.ts';

/** What a top-up may come to, in cents; the API refuses what is beyond (its MIN_TOPUP_CENTS and MAX_TOPUP_CENTS). */
function topUpLimits(raw: RawSettings) {
  const limits = {
    minCents: readSetting('SITE_MIN_TOPUP_CENTS', raw),
    maxCents: readSetting('SITE_MAX_TOPUP_CENTS', raw),
  };
  if (limits.minCents > limits.maxCents)
    throw new SettingError('SITE_MIN_TOPUP_CENTS', 'must not exceed SITE_MAX_TOPUP_CENTS');
  return limits;
}

/** The sites' settings, typed and checked. @throws SettingError with the name of a setting that is wrong */
export function siteConfigFrom(raw: RawSettings = {}) {
  const look: Brand = brands[readSetting('SITE_BRAND', raw)];
  return {
    brand: {
      /** Colours and logo. */
      look,
      productName: readSetting('SITE_PRODUCT_NAME', {
        SITE_PRODUCT_NAME: raw.SITE_PRODUCT_NAME ?? look.productName,
      }),
      email: readSetting('SITE_EMAIL', raw),
      phone: readSetting('SITE_PHONE', raw),
      chatbotUrl: readSetting('SITE_CHATBOT_URL', raw),
      iosStoreUrl: readSetting('SITE_IOS_STORE_URL', raw),
      androidStoreUrl: readSetting('SITE_ANDROID_STORE_URL', raw),
      /** Empty where the company has none. */
      facebookUrl: readSetting('SITE_FACEBOOK_URL', raw),
      instagramUrl: readSetting('SITE_INSTAGRAM_URL', raw),
    },
    flags: {
      webAssistant: readSetting('SITE_WEB_ASSISTANT', raw),
      pagosWeb: readSetting('SITE_PAGOSWEB', raw),
    },
    brandingMaxQuantity: readSetting('SITE_BRANDING_MAX_QUANTITY', raw),
    currency: readSetting('SITE_CURRENCY', raw),
    topUp: topUpLimits(raw),
    /** Label of pagos-web's payment method 3 (decision 16). */
    paymentMethod3: readSetting('SITE_PAYMENT_METHOD_3', raw),
    /** Names the site towards the API and opens nothing (decision 6). */
    publicToken: readSetting('SITE_PUBLIC_TOKEN', raw),
    origins: {
      public: readSetting('SITE_PUBLIC_ORIGIN', raw),
      admin: readSetting('SITE_ADMIN_ORIGIN', raw),
      /** Where a payment may send the browser (decision 11). */
      payments: readSetting('SITE_PAYMENT_ORIGINS', raw),
    },
    bancardScriptUrl: readSetting('SITE_BANCARD_SCRIPT_URL', raw),
    captcha: {
      siteKey: readSetting('SITE_CAPTCHA_SITE_KEY', raw),
      scriptUrl: readSetting('SITE_CAPTCHA_SCRIPT_URL', raw),
    },
  };
}

export type SiteConfig = ReturnType<typeof siteConfigFrom>;
