import { randomBytes } from 'node:crypto';

/** All that production demands. */
export const GIVEN_IN_PRODUCTION = {
  API_MODE: 'production',
  DATABASE_URL: 'postgres://laundry@127.0.0.1:5432/laundry',
  PUBLIC_ORIGIN: 'https://lavaderos.uy',
  API_ORIGIN: 'https://api.lavaderos.uy',
  TRUST_PROXY: 'none',
  RECAPTCHA_SECRET: randomBytes(20).toString('hex'),
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'Lavaderos <hola@lavaderos.uy>',
  SUPPORT_EMAIL: 'hola@lavaderos.uy',
} as const;
