import { createCheckout, openMerchant } from './merchant.ts';
import type { Merchant } from './merchant.ts';

let merchant: Merchant;
beforeEach(async () => {
  merchant = await openMerchant();
});
afterEach(() => merchant.close());

const pageAt = async (address: string) => (await fetch(address)).text();
const BUTTONS = ['Aprobar pago', 'Rechazar pago', 'Dejar pendiente', 'Cancelar'];

describe('MercadoPago', () => {
  it('shows the payment, and takes one more try after a refusal', async () => {
    const address = await createCheckout(merchant, 'orden-<1>');
    const page = await pageAt(address);
    expect(page).toContain('$\u00a01.234,50');
    expect(page).toContain('orden-&lt;1&gt;');
    expect(page).toContain('Carga &lt;de&gt; saldo');
    for (const label of BUTTONS) expect(page).toContain(`>${label}</button>`);

    const refused = await merchant.submit(address, { choice: 'denied' });
    const back = new URL(refused.headers.get('location') ?? '');
    expect(refused.status).toBe(303);
    expect(back.searchParams.get('status')).toBe('rejected');
    expect(back.searchParams.get('merchant_account_id')).toBe('null');

    const paid = await merchant.submit(address, { choice: 'approved' });
    expect(new URL(paid.headers.get('location') ?? '').pathname).toBe('/done');
    expect(await pageAt(address)).toContain('Este pago ya fue realizado.');
    // A second click must not make a second payment.
    await merchant.submit(address, { choice: 'denied' });
    expect(merchant.received).toHaveLength(2);
  });

  it('sends an unacknowledged webhook again', async () => {
    await createCheckout(merchant, 'a');
    merchant.answer.status = 500;
    await merchant.post('/_control/settle', { provider: 'mercadopago', reference: 'a', outcome: 'approve' });
    merchant.answer.status = 200;
    await merchant.next();
    expect(merchant.received).toHaveLength(2);
  });
});
