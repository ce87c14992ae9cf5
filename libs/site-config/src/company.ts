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
