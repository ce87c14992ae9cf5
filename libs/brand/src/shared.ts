/**
 * Settings about the company that the sites and the API's mails share, with the local run's examples. Their
 * readers decide what production requires: the sites require all of them, mails leave out empty ones.
 */
export const COMPANY_SETTINGS = {
  SITE_PHONE: { kind: 'contact', local: '+598 2900 0000' },
  SITE_COMPANY_NAME: { kind: 'contact', local: 'Lavadero del Ejemplo S.A.' },
  SITE_COMPANY_RUT: { kind: 'contact', local: '210000000019' },
  SITE_COMPANY_ADDRESS: { kind: 'contact', local: 'Calle del Ejemplo 1234, Montevideo' },
} as const;

/** Default limits of a payment. The site shows them, and the API refuses amounts beyond them (D50). */
export const PAYMENT_LIMITS = {
  /** The smallest top-up in uses of the card, whatever they cost; 0 requires no whole use. */
  minTopUpUses: '1',
  minTopUpCents: '1',
  maxTopUpCents: '2000000',
  /** The largest quantity of one accessory in a purchase. */
  maxQuantity: '10',
} as const;
