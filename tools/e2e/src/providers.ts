import type { ProviderName } from '@laundry/payment-channels/simulator';
import { expect } from '@playwright/test';
import type { Stack } from './stacks.ts';

/** A payment in the provider's simulator. */
interface ProviderPayment {
  provider: string;
  /** Our transaction_id. */
  reference: string;
  amount: number;
  state: string;
}

/** All payments in the simulators. */
export const listPayments = async ({ addresses: { simulators } }: Stack) =>
  (await (await fetch(`${simulators}/_control/payments`)).json()) as ProviderPayment[];

/** Approves a payment, as its payer does elsewhere. */
export async function approveElsewhere(
  { addresses: { simulators } }: Stack,
  provider: ProviderName,
  reference: string,
): Promise<void> {
  const answer = await fetch(`${simulators}/_control/settle`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider, reference, outcome: 'approve' }),
  });
  expect(answer.ok, `settle: ${answer.status}`).toBe(true);
}
