import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChannelName } from '@laundry/api-contract';
import { SETTINGS, siteConfigFrom } from '@laundry/site-config';

const EXAMPLE = join(import.meta.dirname, '../../../deploy/sites.env.example');
const given = Object.fromEntries(
  readFileSync(EXAMPLE, 'utf8')
    .split('\n')
    .flatMap((line) => [...line.matchAll(/^(SITE_\w+)=(.*)$/g)])
    .map(([, name = '', value = '']) => [name, value]),
);

/** The setting for each channel's payment page; undefined for a form within the site, which needs none. */
const PAYMENT_PAGES: Readonly<Record<ChannelName, string | undefined>> = {
  MercadoPagos: 'https://www.mercadopago.com.uy',
  PagosWeb: 'https://service.pagosweb.com.uy',
  Bancard: undefined,
  RedPagos: 'https://www.mercadopago.com',
};

describe('the example of the sites’ settings', () => {
  it('has settings that there are, and all that production demands', () => {
    const demanded = Object.entries(SETTINGS).filter(
      ([, setting]) => 'production' in setting && typeof setting.production !== 'string',
    );
    expect(demanded.length).toBeGreaterThan(5);
    expect(Object.keys(given).filter((name) => !(name in SETTINGS))).toEqual([]);
    expect(demanded.map(([name]) => name).filter((name) => !(name in given))).toEqual([]);
  });

  const elsewhere = Object.entries(PAYMENT_PAGES).filter(([, origin]) => origin !== undefined);
  it.each(elsewhere)('lets payers go on to the page of %s', (_channel, origin) => {
    const { SITE_PAYMENT_ORIGINS } = given;
    expect(siteConfigFrom({ SITE_PAYMENT_ORIGINS }).origins.payments).toContain(origin);
  });
});
