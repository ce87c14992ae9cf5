import { calls, CHANNEL_NAMES, isChannel } from '@laundry/api-contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { CHANNELS, missingReason, payerSchema, topUpPayload, visibleChannels } from './index.ts';
import type { PayerValues } from './index.ts';

const channel = fc.constantFrom(...CHANNEL_NAMES);
const text = fc.oneof(fc.constantFrom('', ' '), fc.string({ maxLength: 40 }));

const payer: fc.Arbitrary<PayerValues> = fc.record({
  firstName: text,
  lastName: text,
  email: fc.constantFrom('', 'ana@correo.example', ' ana.paz+1@correo.uy '),
  needsInvoice: fc.boolean(),
  rut: text,
  amount: fc.oneof(
    fc.constant('' as const),
    fc.integer({ min: 1, max: 10_000_000 }).map((cents) => cents / 100),
  ),
  paymentMethod: fc.constantFrom('', '1', '2', '3'),
  address: text,
  phone: text,
  documentType: fc.constantFrom('1', '2'),
  documentNumber: text,
});

it('a complete form becomes a payload that conforms to the contract', () => {
  fc.assert(
    fc.property(channel, payer, (name, values) => {
      fc.pre(missingReason(CHANNELS[name], values) === undefined && payerSchema.isValidSync(values));
      const payload = topUpPayload(CHANNELS[name], values, { card: '12345678', currency: 858 });
      expect(v.safeParse(calls.createTransaction.body, payload).issues).toBeUndefined();
      expect(payload.amount).toBe(values.amount);
      expect(payload.rut === '').toBe(!values.needsInvoice);
    }),
    { numRuns: 1000 },
  );
});

it('the offered channels are known and listed by the API, once each and in its order', () => {
  const names = fc.array(fc.oneof(channel, fc.string(), fc.constantFrom('constructor', '__proto__')));
  fc.assert(
    fc.property(names, fc.boolean(), fc.boolean(), (given, splitting, pagosWeb) => {
      const methods = {
        payment_methods: given.map((name) => ({ name })),
        splitting,
        price_costumer: 1,
        machine_rate: 1,
      };
      const offered = visibleChannels(methods, { flagged: pagosWeb ? ['PagosWeb'] : [] });
      expect(offered).toEqual([...new Set(given)].filter((name) => offered.some((one) => one === name)));
      expect(offered.every(isChannel)).toBe(true);
    }),
  );
});
