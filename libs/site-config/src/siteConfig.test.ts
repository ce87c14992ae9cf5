import { SettingError, siteConfigFrom } from './index.ts';
import type { SettingName } from './index.ts';

describe('the settings', () => {
  it('work without any being given, with the values of the local run', () => {
    const config = siteConfigFrom({});
    expect(config.flags).toEqual({ webAssistant: false, pagosWeb: false });
    expect(config.brandingMaxQuantity).toBe(10);
    expect(config.currency).toBe(858);
    expect(config.topUp).toEqual({ minCents: 1, maxCents: 2_000_000 });
    expect(config.origins.public).toBe('http://localhost:4200');
    expect(config.origins.admin).toBe('http://admin.localhost:4200');
  });

  it('name the brand by what it is called, unless a name is given', () => {
    expect(siteConfigFrom({}).brand).toMatchObject({ productName: 'Lavadero', look: { id: 'lavadero' } });
    expect(siteConfigFrom({ SITE_BRAND: 'espuma' }).brand).toMatchObject({
      productName: 'Espuma',
      look: { id: 'espuma' },
    });
    expect(siteConfigFrom({ SITE_BRAND: 'espuma', SITE_PRODUCT_NAME: 'Otra' }).brand.productName).toBe(
      'Otra',
    );
  });

  it('are read from their names', () => {
    const config = siteConfigFrom({
      SITE_PRODUCT_NAME: 'Otra',
      SITE_PAGOSWEB: 'true',
      SITE_PAYMENT_ORIGINS: 'https://a.example, https://b.example',
    });
    expect(config.brand.productName).toBe('Otra');
    expect(config.flags.pagosWeb).toBe(true);
    expect(config.origins.payments).toEqual(['https://a.example', 'https://b.example']);
  });

  it.each<[SettingName, string]>([
    ['SITE_BRAND', 'otra'],
    ['SITE_PRODUCT_NAME', ' '],
    ['SITE_EMAIL', 'nobody'],
    ['SITE_CHATBOT_URL', 'chat'],
    ['SITE_PAGOSWEB', 'yes'],
    ['SITE_BRANDING_MAX_QUANTITY', '0'],
    ['SITE_CURRENCY', '85.8'],
    ['SITE_PUBLIC_ORIGIN', 'https://site.example/path'],
    ['SITE_PAYMENT_ORIGINS', 'https://a.example,b'],
  ])('refuses %s=%s with the name of the setting', (name, value) => {
    expect(() => siteConfigFrom({ [name]: value })).toThrow(SettingError);
    expect(() => siteConfigFrom({ [name]: value })).toThrow(name);
  });

  it('refuse a least top-up that is more than the most', () => {
    expect(() => siteConfigFrom({ SITE_MIN_TOPUP_CENTS: '200', SITE_MAX_TOPUP_CENTS: '100' })).toThrow(
      /^SITE_MIN_TOPUP_CENTS/,
    );
  });
});
