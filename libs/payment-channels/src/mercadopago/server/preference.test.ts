import fc from 'fast-check';
import type { PreferenceCreateData } from 'mercadopago/dist/clients/preference/create/types';
import { createPreferenceRequest } from './mercadoPago.ts';
import { providerInstant } from './protocol.ts';

const settings = { PUBLIC_ORIGIN: 'http://localhost:4200', API_ORIGIN: 'http://localhost:4210' };
const intent = {
  id: '7b0e3c52-0000-4000-8000-000000000000',
  number: 7,
  shopProcessId: null,
  title: 'Recarga 7QK2M4PX',
  amountCents: 64_050,
  currency: 858,
  createdAt: new Date('2026-11-23T18:40:00Z'),
  expiresAt: new Date('2026-11-23T20:10:00Z'),
  payer: { name: 'Ana Pérez', email: 'ana@ejemplo.uy', rut: '' },
};

const common = {
  external_reference: intent.id,
  notification_url: 'http://localhost:4210/api/v1/notifications/mercadopago?source_news=webhooks',
  expires: true,
  expiration_date_to: '2026-11-23T17:10:00.000-03:00',
};

it('fits the official SDK, and excludes slips', () => {
  const request = { body: createPreferenceRequest(intent, settings, false) } satisfies PreferenceCreateData;
  expect(request.body).toMatchObject({
    ...common,
    items: [{ title: 'Recarga 7QK2M4PX', quantity: 1, unit_price: 640.5, currency_id: 'UYU' }],
    payment_methods: { excluded_payment_types: [{ id: 'ticket' }] },
  });
  expect(request.body).not.toHaveProperty('date_of_expiration');
});

it('expires slips with the payment, if they are sold', () => {
  const body = createPreferenceRequest(intent, settings, true) satisfies PreferenceCreateData['body'];
  expect(body).toMatchObject({ ...common, date_of_expiration: common.expiration_date_to });
  expect(body).not.toHaveProperty('payment_methods');
});

it('writes every instant with milliseconds and a zone, without loss', () => {
  const instants = fc.date({
    min: new Date('1970-01-02'),
    max: new Date('9999-12-30'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, (instant) => {
      const text = providerInstant(instant);
      expect(text).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-03:00$/);
      expect(Date.parse(text)).toBe(instant.getTime());
    }),
  );
});
