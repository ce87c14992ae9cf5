export { PAYERS } from './payers.ts';
export type { CreatedPayment, Forgery } from './payer.ts';
