import { expect } from '@playwright/test';
import type { backOfficeOf } from './backOffice.ts';

type BackOffice = ReturnType<typeof backOfficeOf>;

/** Compares a card's later balance with its present one. */
export async function watchCard(backOffice: BackOffice, uid: string) {
  const before = await backOffice.card(uid);
  return {
    /** Expects the balance to have risen by an amount, in one movement of a transaction. */
    expectCredited: async (transaction: string, pesos: number) => {
      await expect(async () => {
        const { balance, movements } = await backOffice.card(uid);
        expect(balance).toBeCloseTo(before.balance + pesos, 2);
        expect(movements.filter(({ transaction_id }) => transaction_id === transaction)).toEqual([
          expect.objectContaining({ amount: pesos }),
        ]);
        expect(movements).toHaveLength(before.movements.length + 1);
      }).toPass({ timeout: 15_000 });
    },
    /** Expects that nothing was credited. */
    expectUnchanged: async () => {
      const { balance, movements } = await backOffice.card(uid);
      expect(balance).toBe(before.balance);
      expect(movements).toHaveLength(before.movements.length);
    },
  };
}
