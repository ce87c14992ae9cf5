import type { ProviderName } from '@laundry/payment-channels/simulator';
import { expect } from '@playwright/test';
import type { Stack } from './stacks.ts';

/** A payment in the provider's simulator. */
export interface ProviderPayment {
  provider: string;
  /** Our transaction_id. */
  reference: string;
  amount: number;
  state: string;
}

/** The `/_control` calls of a local run's simulators. */
export function createProviders({ addresses: { simulators } }: Stack) {
  return {
    /** Approves a payment, as its payer does elsewhere. */
    approve: async (provider: ProviderName, reference: string): Promise<void> => {
      const answer = await fetch(`${simulators}/_control/settle`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ provider, reference, outcome: 'approve' }),
      });
      expect(answer.ok, `settle: ${answer.status}`).toBe(true);
    },
    payments: async (): Promise<ProviderPayment[]> =>
      (await (await fetch(`${simulators}/_control/payments`)).json()) as ProviderPayment[],
  };
}
