const card = (id: string, name: string, payment_type_id: string) => ({
  id,
  name,
  payment_type_id,
  status: 'active',
  min_allowed_amount: 1,
  max_allowed_amount: 500_000,
  additional_info_needed: ['cardholder_name', 'cardholder_identification_number'],
  processing_modes: ['aggregator'],
  accreditation_time: 0,
});

const ticket = (id: string, name: string) => ({
  ...card(id, name, 'ticket'),
  max_allowed_amount: 150_000,
  additional_info_needed: ['identification_number'],
});

export const REDPAGOS = ticket('redpagos', 'Redpagos');

/** The payment methods of Uruguay that matter here (providers §1, §4). */
export const PAYMENT_METHODS = [
  card('visa', 'Visa', 'credit_card'),
  card('master', 'Mastercard', 'credit_card'),
  card('debvisa', 'Visa Debito', 'debit_card'),
  REDPAGOS,
  ticket('abitab', 'Abitab'),
];

/** The document types of Uruguay. */
export const IDENTIFICATION_TYPES = [
  { id: 'CI', name: 'CI', type: 'number', min_length: 7, max_length: 8 },
  { id: 'Otro', name: 'Otro', type: 'number' },
];

/** The merchant, of Uruguay's site. */
export const ACCOUNT = { id: 1, nickname: 'LAVADERO', site_id: 'MLU', country_id: 'UY' } as const;
