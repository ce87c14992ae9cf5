import type { TopUp } from './activity.ts';

interface Movement {
  readonly uid: string;
  readonly at: string;
  readonly pesos: number;
}

const topUpMovements = ({ card_uid: uid, amount, approved_at, refunded_at }: TopUp): Movement[] => [
  { uid, at: approved_at, pesos: amount },
  ...(refunded_at === null ? [] : [{ uid, at: refunded_at, pesos: -amount }]),
];

const ROUND = 100;

/**
 * The balance that each card needs before the first of these days so that no use exceeds it, in whole
 * hundreds of pesos, by card. Cards that need none are left out.
 */
export function requiredBalances(
  uses: readonly { readonly card_uid: string; readonly at: string; readonly amount: number }[],
  topUps: readonly TopUp[],
): ReadonlyMap<string, number> {
  const movements = [
    ...topUps.flatMap(topUpMovements),
    ...uses.map(({ card_uid: uid, at, amount }) => ({ uid, at, pesos: -amount })),
  ].toSorted((one, other) => (one.at < other.at ? -1 : 1));
  const balances = new Map<string, number>();
  const lowest = new Map<string, number>();
  for (const { uid, pesos } of movements) {
    const balance = (balances.get(uid) ?? 0) + pesos;
    balances.set(uid, balance);
    lowest.set(uid, Math.min(lowest.get(uid) ?? 0, balance));
  }
  return new Map(
    [...lowest].flatMap(([uid, least]) => (least < 0 ? [[uid, Math.ceil(-least / ROUND) * ROUND]] : [])),
  );
}
