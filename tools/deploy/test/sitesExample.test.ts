import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANNELS } from '@laundry/payment-channels/server';
import { SETTINGS, siteConfigFrom } from '@laundry/brand';

const EXAMPLE = join(import.meta.dirname, '../../../deploy/sites.env.example');
const given = Object.fromEntries(
  readFileSync(EXAMPLE, 'utf8')
    .split('\n')
    .flatMap((line) => [...line.matchAll(/^(SITE_\w+)=(.*)$/g)])
    .map(([, name = '', value = '']) => [name, value]),
);

describe('the example of the sites’ settings', () => {
  it('has settings that there are, and all that production demands', () => {
    const demanded = Object.entries(SETTINGS).filter(
      ([, setting]) => 'production' in setting && typeof setting.production !== 'string',
    );
    expect(demanded.length).toBeGreaterThan(5);
    expect(Object.keys(given).filter((name) => !(name in SETTINGS))).toEqual([]);
    expect(demanded.map(([name]) => name).filter((name) => !(name in given))).toEqual([]);
  });

  const pages = Object.entries(CHANNELS).flatMap(([name, { paymentPage }]) =>
    paymentPage === undefined ? [] : [[name, paymentPage] as const],
  );
  it.each(pages)('lets payers go on to the page of %s', (_channel, origin) => {
    const { SITE_PAYMENT_ORIGINS } = given;
    expect(siteConfigFrom({ SITE_PAYMENT_ORIGINS }).origins.payments).toContain(origin);
  });
});
