import type { ProviderName } from './payments.ts';

/** What can be made to go wrong (local-run.md). */
export const PAYMENT_FAULTS = [
  'create-error',
  'create-timeout',
  'create-malformed',
  'webhook-lost',
  'webhook-duplicate',
  'webhook-late',
  'webhook-bad-signature',
  'status-error',
] as const;
export const CAPTCHA_FAULTS = ['low-score', 'script-missing'] as const;

export type Fault = (typeof PAYMENT_FAULTS)[number] | (typeof CAPTCHA_FAULTS)[number];
export type Faulty = ProviderName | 'recaptcha';

/** Armed faults: they add up, and are consumed in the order in which they were armed. */
export interface Faults {
  arm(target: Faulty, fault: Fault, times: number): void;
  /** Consumes the first armed fault among those that the occasion knows. */
  take<F extends Fault>(target: Faulty, occasion: readonly F[]): F | undefined;
  reset(): void;
}

export function createFaults(): Faults {
  const queues = new Map<Faulty, Fault[]>();
  return {
    arm: (target, fault, times) => {
      queues.set(target, [...(queues.get(target) ?? []), ...Array.from({ length: times }, () => fault)]);
    },
    take: (target, occasion) => {
      const queue = queues.get(target) ?? [];
      const found = queue.findIndex((armed) => occasion.some((known) => known === armed));
      if (found < 0) return undefined;
      const [armed] = queue.splice(found, 1);
      return occasion.find((known) => known === armed);
    },
    reset: () => queues.clear(),
  };
}
