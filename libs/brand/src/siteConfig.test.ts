import { SettingError, siteConfigFrom } from './index.ts';
import type { SettingName } from './index.ts';

describe('the settings', () => {
  it("use the brand's name unless another name is given", () => {
    expect(siteConfigFrom({}).brand).toMatchObject({ productName: 'Lavadero', theme: { id: 'lavadero' } });
    expect(siteConfigFrom({ SITE_BRAND: 'espuma' }).brand).toMatchObject({
      productName: 'Espuma',
      theme: { id: 'espuma' },
    });
    expect(siteConfigFrom({ SITE_BRAND: 'espuma', SITE_PRODUCT_NAME: 'Otra' }).brand.productName).toBe(
      'Otra',
    );
  });

  it('are read from their names', () => {
    const config = siteConfigFrom({
      SITE_PAGOSWEB: 'true',
      SITE_PAYMENT_ORIGINS: 'https://a.example, https://b.example',
    });
    expect(config.flags.flagged).toEqual(['PagosWeb']);
    expect(config.origins.payments).toEqual(['https://a.example', 'https://b.example']);
  });

  it('parse the figures in any order', () => {
    const figures = (text: string) => siteConfigFrom({ SITE_FIGURES: text }).brand.figures;
    expect(figures('since=2015, washes=3400')).toEqual({ since: 2015, washes: 3400 });
    expect(figures('')).toEqual({});
  });

  it.each<[SettingName, string]>([
    ['SITE_BRAND', 'otra'],
    ['SITE_PRODUCT_NAME', ' '],
    ['SITE_EMAIL', 'nobody'],
    ['SITE_COMPANY_RUT', '2100 0000 0019'],
    ['SITE_COMPANY_RUT', '210000000015'],
    ['SITE_TERMS_DATE', '2026-02-30'],
    ['SITE_TERMS_URL', '/terminos'],
    ['SITE_PAGOSWEB', 'yes'],
    ['SITE_BRANDING_MAX_QUANTITY', '0'],
    ['SITE_CURRENCY', '85.8'],
    ['SITE_PUBLIC_ORIGIN', 'https://site.example/path'],
    ['SITE_PAYMENT_ORIGINS', 'https://a.example,b'],
    ['SITE_SHOP_CHANNELS', 'MercadoPagos,Bancard'],
    ['SITE_SHOP_CHANNELS', ''],
    ['SITE_FIGURES', 'buildings=many'],
    ['SITE_FIGURES', 'since=09'],
    ['SITE_FIGURES', 'residents=9'],
    ['SITE_MODE', 'staging'],
  ])('refuses %s=%s with the name of the setting and what it must be', (name, value) => {
    expect(() => siteConfigFrom({ [name]: value })).toThrow(new RegExp(`^${name}: must `));
  });

  it('refuse a minimum top-up above the maximum', () => {
    expect(() => siteConfigFrom({ SITE_MIN_TOPUP_CENTS: '200', SITE_MAX_TOPUP_CENTS: '100' })).toThrow(
      /^SITE_MIN_TOPUP_CENTS/,
    );
  });
});

/** All settings that production requires of the sites. */
const GIVEN = {
  SITE_MODE: 'production',
  SITE_EMAIL: 'hola@lavaderos.uy',
  SITE_PHONE: '+598 2901 2345',
  SITE_COMPANY_NAME: 'Lavaderos del Plata S.A.',
  SITE_COMPANY_RUT: '217654300019',
  SITE_COMPANY_ADDRESS: 'Bulevar Artigas 1100, Montevideo',
  SITE_OPENING_HOURS: 'Lunes a sábados de 8 a 20 h',
  SITE_TERMS_DATE: '2026-12-01',
  SITE_DELIVERY: 'Entregamos en Montevideo en 3 días hábiles.',
  SITE_WITHDRAWAL: 'Puede devolver el artículo en 10 días.',
  SITE_JURISDICTION: 'Entienden los juzgados de Maldonado.',
  SITE_CHATBOT_URL: 'https://chat.lavaderos.uy/',
  SITE_IOS_STORE_URL: 'https://apps.apple.com/uy/app/lavaderos/id6471234567',
  SITE_ANDROID_STORE_URL: 'https://play.google.com/store/apps/details?id=uy.lavaderos',
  SITE_SHOP_CHANNELS: 'PagosWeb',
  SITE_SNAPSHOT: 'https://lavaderos.uy',
  SITE_PUBLIC_ORIGIN: 'https://lavaderos.uy',
  SITE_ADMIN_ORIGIN: 'https://admin.lavaderos.uy',
  SITE_CAPTCHA_SITE_KEY: '6Lf3kQ0qAAAAAH2mVtY8cR5wXz1nB7dE4gJ9pLsU',
};

describe('a build for production', () => {
  const findMessages = (raw: Record<string, string>): Record<string, string> => {
    try {
      siteConfigFrom(raw);
      return {};
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      return Object.fromEntries(error.problems.map((problem) => [problem.name, problem.message]));
    }
  };

  it("has the given values and the providers' own URLs", () => {
    expect(siteConfigFrom(GIVEN)).toMatchObject({
      brand: { email: 'hola@lavaderos.uy', facebookUrl: '', instagramUrl: '', figures: {} },
      shopChannels: ['PagosWeb'],
      checkoutScriptUrl: expect.stringMatching(/^https:\/\/vpos\.infonet\.com\.py\//) as string,
      captcha: { scriptUrl: 'https://www.google.com/recaptcha/api.js' },
    });
  });

  it('reports all missing settings at once', () => {
    const { SITE_MODE, ...requiredInProduction } = GIVEN;
    const reasons = Object.keys(requiredInProduction).map((name) => [name, 'must be given in production']);
    expect(findMessages({ SITE_MODE })).toEqual(Object.fromEntries(reasons));
  });

  // The values that a kind refuses are tested in readSettings.test.ts.
});
