import { MAX_LENGTH } from '../constants.ts';

/** Descriptions of fields that mean the same in every call, unless a call describes a field itself. */
export const COMMON = {
  adminId: "Identifier of the session's administration.",
  id: 'Opaque identifier (D25).',
  uid: 'Card code: 8 digits (spec §3).',
  currency: 'Currency code; always 858 (UYU) (spec §9).',
  email: `E-mail address, at most ${MAX_LENGTH.email} characters; case is preserved, but ignored in comparisons.`,
  emailAddress: `E-mail address, at most ${MAX_LENGTH.email} characters; case is preserved, but ignored in comparisons.`,
  from: 'First Montevideo day, YYYY-MM-DD, inclusive (D23).',
  to: 'Last Montevideo day, YYYY-MM-DD, inclusive (D23). Not before `from`.',
  day: 'Montevideo day, YYYY-MM-DD (D23).',
  month: 'Montevideo month, YYYY-MM.',
  rut: 'RUT for the invoice, or empty: up to 12 digits, with or without dots, dashes and spaces, otherwise `ex_invalid_field`. The check digit is not verified.',
  coutas: 'Number of instalments; always 1 (spec §9).',
  process_id: "Identifier of the provider's process, if its checkout is embedded (D11).",
  pw_url: 'URL to submit a form of the provider to, with its fields in the query (D11).',
  count: 'Number of records.',
  succeeded: 'Number of successful uses.',
  building_id: 'Opaque identifier (D25).',
  building_name: 'Name of the building.',
  machine_type: 'Machine type: WASHER, otherwise a dryer (spec §3).',
  sort_index: 'Number of the machine in its building, as selectors show it.',
  serial_number: 'Serial number of the machine.',
} as const;

/** Sentences that several calls share. */
export const FIELD = {
  atMostText: `at most ${MAX_LENGTH.shortText} characters.`,
  ...COMMON,
  pesos: 'In pesos, with at most two decimals (D25).',
  instant: 'ISO 8601 with its zone (D25).',
  buildings: "Identifier of a building of the session's administration, or `all` (D52).",
  building: "Identifier of a building of the session's administration.",
  name: 'First and last name of the payer.',
  paymentMethod: 'Card brand; 0 for none.',
  tipoDoc: 'Type of the identity document; 0 for none.',
  nroDoc: 'Number of the identity document, with or without dots, dashes and spaces.',
  transaction_id: 'Identifier of the payment: unguessable, and part of the URL of its result page (D13).',
  reference:
    'Reference of the payment for people: 8 unambiguous characters, unique (D65). It gives no access to the payment; URLs contain the identifier.',
  captcha: 'reCAPTCHA v3 token',
  password:
    'At least 8 characters with an upper case letter, a lower case letter and a digit (spec §5), and none of the ten thousand most common passwords.',
} as const;

/** The ids and other values that examples share. */
export const EXAMPLE = {
  administration: '6f6a3a4e-32d5-4f0a-9a52-6d0a8b8f6b10',
  building: 'b8a1c8f0-3a55-4b5e-8c5c-51a6f0a3d2c1',
  unit: '0f3f2f0e-8c29-4a86-9d6e-7c1c0b5c9e21',
  machine: '5d2b1a90-6f4e-4f0b-b5a7-0b9f1c2d3e44',
  resident: '2c9e7f14-1b7d-4f52-a0a4-93f5d8e6c7b8',
  transaction: '9d3c6b52-7f0e-4d0c-8a8b-1f2e3d4c5b6a',
  reference: 'K7QM4TXR',
  item: 'e1f2a3b4-c5d6-4e7f-8a9b-0c1d2e3f4a5b',
  use: '7a8b9c0d-1e2f-4a3b-8c4d-5e6f7a8b9c0d',
  pictureFile: '0f3c9a71d2e84b6f95c1a07de3b4826f-400.avif',
  checkout: 'https://pagos.proveedor.example/checkout?id=123456789',
  uid: '12345678',
  email: 'ana.paz@correo.example',
  instant: '2026-03-14T18:32:00.000Z',
  building_name: 'Edificio Sur',
  slug: 'edificio-sur',
  token: 'q3J9XW5mS0m1v0l6hJ0mA4q8bqk0l4s2B8rW1o7xT2c',
} as const;

/** Joins names as in a sentence: the last one after 'or'. */
export const orList = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
