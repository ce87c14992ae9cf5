import { forgedWebhook } from '../mercadopago/testing.ts';
import type { SimulatedPayer } from '../testing/payer.ts';

export const payer: SimulatedPayer = {
  demanded: { tipoDoc: 1, nroDoc: '12345672' },
  findPage: async ({ checkout }) => checkout,
  forgeries: () => [forgedWebhook('redpagos')],
};
