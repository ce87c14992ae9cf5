import { IDS } from '../support/demoData.ts';
import { startMailingApp } from '../support/mailServer.ts';
import { demandedBy } from '../support/testApp.ts';

/** Who buys, unless a test says otherwise. */
export const BUYER = 'ana@demo.example';

const purchase = (fields: object = {}) => ({
  ...demandedBy(fields),
  branding_item_id: IDS.bag,
  email: BUYER,
  name: 'Ana Pérez',
  currency: 858,
  channel: 'MercadoPagos',
  phone: '099 123 456',
  rut: '',
  address: 'Calle <1>, apto. 2',
  quantity: 2,
  ...fields,
});

/** The API of a test, with the shop's calls in short and a mail server of its own. */
export async function startShop(environment: Record<string, string> = {}) {
  const app = await startMailingApp(environment);
  const buy = (fields: object = {}, key?: string, headers: Record<string, string> = {}) =>
    app.post('/api/v1/transaction/branding', purchase(fields), {
      ...headers,
      ...(key !== undefined && { 'idempotency-key': key }),
    });
  return {
    ...app,
    buy,
    /** Buys, and gives the payment's id. */
    bought: async (fields: object = {}) => String((await buy(fields)).body['transaction_id']),
    findOrders: (id: string) => app.rows('orders', { transaction_id: id }),
    /** A minute later, with providers that answer and no mail that waits. */
    begin: async () => {
      app.providers.restore();
      app.advance(61_000);
      await app.mailsSent();
    },
  };
}
