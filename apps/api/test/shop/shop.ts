import { IDS } from '../support/demoData.ts';
import { startMailingApp } from '../support/mailServer.ts';
import { demandedBy } from '../support/testApp.ts';

/** The default buyer's e-mail. */
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

/** Starts the API with a mail server, and adds short forms of the shop's calls. */
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
    /** Buys. @returns the payment's id */
    bought: async (fields: object = {}) => String((await buy(fields)).body['transaction_id']),
    findOrders: (id: string) => app.rows('orders', { transaction_id: id }),
    /** Restores the providers' answers, advances the clock by a minute, and sends queued mails. */
    begin: async () => {
      app.providers.restore();
      app.advance(61_000);
      await app.mailsSent();
    },
  };
}
