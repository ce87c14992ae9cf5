import { calls, CHANNEL_NAMES, SPLITTING_CHANNELS } from '@laundry/api-contract';
import * as v from 'valibot';
import {
  CHANNELS,
  EMPTY_PAYER,
  missingReason,
  payerSchema,
  payerSchemaFor,
  purchasePayload,
  topUpPayload,
  visibleChannels,
} from './index.ts';
import type { ChannelName, PayerValues } from './index.ts';

const NAMES = ['MercadoPagos', 'PagosWeb', 'Bancard', 'RedPagos'] as const;

const methods = (splitting: boolean, names: readonly string[] = NAMES) => ({
  payment_methods: names.map((name) => ({ name })),
  splitting,
  price_costumer: 160,
  machine_rate: 120,
});

const complete: PayerValues = {
  ...EMPTY_PAYER,
  firstName: ' Ana ',
  lastName: 'Pérez',
  email: 'ana@correo.example',
  amount: 1234.5,
};

describe('the channels offered', () => {
  it.each([
    [false, false, ['MercadoPagos', 'Bancard', 'RedPagos']],
    [false, true, ['MercadoPagos', 'PagosWeb', 'Bancard', 'RedPagos']],
    [true, false, ['MercadoPagos', 'Bancard']],
    [true, true, ['MercadoPagos', 'Bancard']],
  ])('with splitting %s and the PagosWeb flag %s are %j', (splitting, isOn, expected) => {
    expect(visibleChannels(methods(splitting), { flagged: isOn ? ['PagosWeb'] : [] })).toEqual(expected);
  });

  it('for a building that splits its income are those that the API accepts', () => {
    expect(visibleChannels(methods(true, CHANNEL_NAMES), { flagged: CHANNEL_NAMES })).toEqual(
      SPLITTING_CHANNELS,
    );
  });
});

it.each<[ChannelName, Partial<PayerValues>, string | undefined]>([
  ['Bancard', {}, undefined],
  ['Bancard', { firstName: ' ' }, 'Para continuar complete: Nombre.'],
  ['Bancard', { lastName: '', email: '' }, 'Para continuar complete: Apellido, E-mail.'],
  ['Bancard', { amount: '' }, 'Para continuar complete: Monto.'],
  ['Bancard', { needsInvoice: true }, 'Para continuar complete: RUT.'],
  ['Bancard', { needsInvoice: true, rut: '211003420017' }, undefined],
  ['PagosWeb', {}, 'Para continuar complete: Tarjeta de crédito.'],
  ['PagosWeb', { paymentMethod: '1' }, 'Para continuar complete: Dirección.'],
  ['PagosWeb', { paymentMethod: '1', address: 'Rivera 1' }, undefined],
  ['PagosWeb', { paymentMethod: '2' }, undefined],
  ['PagosWeb', { paymentMethod: '3' }, 'Para continuar complete: Teléfono, Número de documento.'],
  ['PagosWeb', { paymentMethod: '3', phone: '099123456', documentNumber: '12345672' }, undefined],
  ['RedPagos', {}, 'Para continuar complete: Número de documento.'],
  ['RedPagos', { documentNumber: 'AB' }, 'Para continuar complete: Número de documento.'],
  ['RedPagos', { documentNumber: 'AB', documentType: '2' }, undefined],
  ['RedPagos', { documentNumber: '12345672' }, undefined],
])('the reason for an incomplete form of %s with %j: %s', (name, changes, reason) => {
  expect(missingReason(CHANNELS[name], { ...complete, ...changes })).toBe(reason);
});

describe('the form', () => {
  it.each([
    [{}, true],
    [{ email: 'ana@' }, false],
  ])('with %j is valid: %s', async (changes, valid) => {
    expect(await payerSchema.isValid({ ...complete, ...changes })).toBe(valid);
  });

  it.each<[ChannelName, Partial<PayerValues>, boolean]>([
    ['RedPagos', { documentNumber: '12345672' }, true],
    ['RedPagos', { documentNumber: '12345673' }, false],
    ['RedPagos', { documentNumber: 'AB1', documentType: '2' }, true],
    ['PagosWeb', { documentNumber: '12345673' }, true],
  ])('of %s holds the document %j: %s', async (name, changes, valid) => {
    expect(await payerSchemaFor(CHANNELS[name]).isValid({ ...complete, ...changes })).toBe(valid);
  });
});

describe('the payload', () => {
  const topUp = { card: '12345678', currency: 858 };

  // Its conformance to the contract is tested in properties.test.ts.
  it('joins the names and has numbers as numbers', () => {
    expect(topUpPayload(CHANNELS.MercadoPagos, complete, topUp)).toEqual({
      email: 'ana@correo.example',
      name: 'Ana Pérez',
      currency: 858,
      amount: 1234.5,
      uid: '12345678',
      channel: 'MercadoPagos',
      rut: '',
    });
  });

  it('of PagosWeb adds the card brand, the document and one instalment', () => {
    const values = { ...complete, paymentMethod: '3', phone: ' 099123456 ', documentNumber: '1.234.567-2' };
    expect(topUpPayload(CHANNELS.PagosWeb, values, topUp)).toMatchObject({
      paymentMethod: 3,
      phone: '099123456',
      tipoDoc: 1,
      nroDoc: '12345672',
      coutas: 1,
    });
  });

  it('of RedPagos adds the document', () => {
    const values = { ...complete, documentType: '2', documentNumber: ' AB 12 ' };
    expect(topUpPayload(CHANNELS.RedPagos, values, topUp)).toMatchObject({ tipoDoc: 2, nroDoc: 'AB 12' });
  });
});

describe('a purchase', () => {
  const { amount: _, ...person } = complete;
  const payer = { ...person, address: ' Rivera 1 ', phone: '099 123 456' };
  const item = { id: 'item-1', quantity: 2, currency: 858 };

  it('requires no amount, and for PagosWeb the fields that the earlier form lacks', () => {
    expect(missingReason(CHANNELS.MercadoPagos, payer)).toBeUndefined();
    expect(missingReason(CHANNELS.PagosWeb, payer)).toBe('Para continuar complete: Tarjeta de crédito.');
    expect(missingReason(CHANNELS.PagosWeb, { ...payer, paymentMethod: '1' })).toBeUndefined();
    expect(missingReason(CHANNELS.PagosWeb, { ...payer, paymentMethod: '3' })).toBe(
      'Para continuar complete: Número de documento.',
    );
  });

  it('becomes a payload that conforms to the contract, without a price', () => {
    const payload = purchasePayload(CHANNELS.MercadoPagos, payer, item);
    expect(payload).toEqual({
      branding_item_id: 'item-1',
      email: 'ana@correo.example',
      name: 'Ana Pérez',
      currency: 858,
      channel: 'MercadoPagos',
      paymentMethod: 0,
      phone: '099 123 456',
      tipoDoc: 0,
      nroDoc: '',
      coutas: 1,
      rut: '',
      address: 'Rivera 1',
      quantity: 2,
    });
    expect(v.is(calls.createBrandingTransaction.body, payload)).toBe(true);
    const byCard = purchasePayload(CHANNELS.PagosWeb, { ...payer, paymentMethod: '2' }, item);
    expect(byCard).toMatchObject({ paymentMethod: 2, coutas: 1, address: 'Rivera 1' });
    expect(v.is(calls.createBrandingTransaction.body, byCard)).toBe(true);
  });
});
