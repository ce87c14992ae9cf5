import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAYMENT_ORIGINS } from '@laundry/payment-channels/client';
import { SETTINGS } from '@laundry/brand';

const EXAMPLE = join(import.meta.dirname, '../../../deploy/sites.env.example');
const given = Object.fromEntries(
  readFileSync(EXAMPLE, 'utf8')
    .split('\n')
    .flatMap((line) => [...line.matchAll(/^(SITE_\w+)=(.*)$/g)])
    .map(([, name = '', value = '']) => [name, value]),
);

describe('the example of the sites’ settings', () => {
  it('has only existing settings, and all that production requires', () => {
    const demanded = Object.entries(SETTINGS).filter(
      ([, setting]) => 'production' in setting && typeof setting.production !== 'string',
    );
    expect(demanded.length).toBeGreaterThan(5);
    expect(Object.keys(given).filter((name) => !(name in SETTINGS))).toEqual([]);
    expect(demanded.map(([name]) => name).filter((name) => !(name in given))).toEqual([]);
  });

  it('leaves the default that allows the origin of every provider', () => {
    expect(PAYMENT_ORIGINS.length).toBeGreaterThan(0);
    expect(given).not.toHaveProperty('SITE_PAYMENT_ORIGINS');
    expect(SETTINGS.SITE_PAYMENT_ORIGINS.production.split(',')).toEqual(PAYMENT_ORIGINS);
  });
});
