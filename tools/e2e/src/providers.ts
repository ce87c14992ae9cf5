import type { Fault, ProviderName } from '@laundry/payment-channels/simulator';
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
  const control = async (path: string, body: unknown): Promise<void> => {
    const answer = await fetch(`${simulators}/_control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  };
  return {
    settle: (provider: ProviderName, reference: string, outcome: 'approve' | 'deny' | 'expire') =>
      control('settle', { provider, reference, outcome }),
    arm: (provider: ProviderName, fault: Fault, times = 1) => control('faults', { provider, fault, times }),
    reset: () => control('reset', {}),
    payments: async (): Promise<ProviderPayment[]> =>
      (await (await fetch(`${simulators}/_control/payments`)).json()) as ProviderPayment[],
  };
}
