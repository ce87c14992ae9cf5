import { CHANNEL_FACTS } from '@laundry/api-contract';
import { toBreaches } from './breach.ts';
import type { Breach } from './breach.ts';
import type { Books } from './readBooks.ts';

type Account = Books['accounts'][number];

/** The simulators' names of the providers, by their accounts' names in the ledger. */
const PROVIDER_OF_ACCOUNT: ReadonlyMap<string, string> = new Map(
  Object.entries(CHANNEL_FACTS).map(([name, { path }]) => [name, path]),
);

const sumAmounts = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** The balance that an account should have, in cents. */
function expectedCents({ kind, name }: Account, { held, cards, payments }: Books): number {
  if (kind === 'provider') {
    const expectedProvider = PROVIDER_OF_ACCOUNT.get(name);
    const own = held.filter(({ provider, state }) => provider === expectedProvider && state === 'approved');
    return -sumAmounts(own.map(({ amount }) => Math.round(amount * 100)));
  }
  if (kind === 'card') return cards.find(({ uid }) => uid === name)?.balance_cents ?? 0;
  if (kind !== 'orders') return 0;
  const bought = payments.filter(({ purpose, state }) => purpose === 'purchase' && state === 'approved');
  return sumAmounts(bought.map(({ amount_cents }) => amount_cents));
}

/**
 * Compares the ledger with what it records: each provider's account with the provider, each card's with the
 * card, the orders' with the purchases. Nothing may wait in suspense, and the sum must be zero.
 */
export function checkLedger(books: Books): Breach[] {
  const { accounts, discrepancies } = books;
  const differing = accounts.flatMap((account) => {
    const expected = expectedCents(account, books);
    if (account.balance_cents === expected) return [];
    return [`${account.kind} ${account.name}: ${account.balance_cents} cents, not ${expected}`];
  });
  const left = sumAmounts(accounts.map(({ balance_cents }) => balance_cents));
  return [
    ...toBreaches('the ledger differs from what it books', [
      ...differing,
      ...(left === 0 ? [] : [`all accounts come to ${left} cents`]),
    ]),
    ...toBreaches(
      'a discrepancy is open',
      discrepancies.map((open) => `${open.kind}: ${open.detail}`),
    ),
  ];
}
