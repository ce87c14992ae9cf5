/**
 * Settings of whose site it is that both the sites and the API's mails have, with the local run's examples.
 * What production asks of each is the reader's: the sites demand them all, mails leave out what is empty.
 */
export const COMPANY_SETTINGS = {
  SITE_PHONE: { kind: 'contact', local: '+598 2900 0000' },
  SITE_COMPANY_NAME: { kind: 'contact', local: 'Lavadero del Ejemplo S.A.' },
  SITE_COMPANY_RUT: { kind: 'contact', local: '210000000015' },
  SITE_COMPANY_ADDRESS: { kind: 'contact', local: 'Calle del Ejemplo 1234, Montevideo' },
} as const;

/**
 * The limits of a payment where no setting says otherwise, as settings have them: the API refuses what is
 * beyond its own, the site tells them before (D50).
 */
export const PAYMENT_LIMITS = {
  /** The least top-up in uses of its card, whatever they cost; 0 asks for no whole use. */
  minTopUpUses: '1',
  minTopUpCents: '1',
  maxTopUpCents: '2000000',
  /** The most of one accessory in one purchase. */
  maxQuantity: '10',
} as const;
