import { expect } from '@playwright/test';
import type { Stack } from './stacks.ts';

export type Provider = 'mercadopago' | 'bancard' | 'pagosweb' | 'redpagos' | 'recaptcha';
export type Fault =
  | 'create-error'
  | 'create-timeout'
  | 'create-malformed'
  | 'webhook-lost'
  | 'webhook-duplicate'
  | 'webhook-late'
  | 'webhook-bad-signature'
  | 'status-error'
  | 'low-score'
  | 'script-missing';

/** A payment as the provider knows it. */
export interface ProviderPayment {
  provider: string;
  /** Our transaction_id. */
  reference: string;
  amount: number;
  state: string;
}

/** The providers' side of a local run: its `/_control` calls. */
export function providersOf({ addresses: { simulators } }: Stack) {
  const control = async (path: string, body: unknown): Promise<void> => {
    const answer = await fetch(`${simulators}/_control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
  };
  return {
    settle: (provider: Provider, reference: string, outcome: 'approve' | 'deny' | 'expire') =>
      control('settle', { provider, reference, outcome }),
    arm: (provider: Provider, fault: Fault, times = 1) => control('faults', { provider, fault, times }),
    reset: () => control('reset', {}),
    payments: async (): Promise<ProviderPayment[]> =>
      (await (await fetch(`${simulators}/_control/payments`)).json()) as ProviderPayment[],
  };
}
