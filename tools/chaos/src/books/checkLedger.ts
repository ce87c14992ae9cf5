import type { Breach } from './breach.ts';
import { PROVIDERS } from '../system/simulators.ts';
import type { Books } from './readBooks.ts';

type Account = Books['accounts'][number];

/** The simulators' names of the providers, by their accounts' names in the ledger. */
const PROVIDER_OF_ACCOUNT: ReadonlyMap<string, string> = new Map(Object.entries(PROVIDERS));

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** What an account has to hold, in cents. */
function dueOf({ kind, name }: Account, { held, cards, payments }: Books): number {
  if (kind === 'provider') {
    const wanted = PROVIDER_OF_ACCOUNT.get(name);
    const own = held.filter(({ provider, state }) => provider === wanted && state === 'approved');
    return -sumOf(own.map(({ amount }) => Math.round(amount * 100)));
  }
  if (kind === 'card') return cards.find(({ uid }) => uid === name)?.balance_cents ?? 0;
  if (kind !== 'orders') return 0;
  const bought = payments.filter(({ purpose, state }) => purpose === 'purchase' && state === 'approved');
  return sumOf(bought.map(({ amount_cents }) => amount_cents));
}

/**
 * The ledger beside what it books: each provider's account holds what the provider does, each card's what the
 * card shows, the orders' what was bought, nothing waits in suspense, and all of it comes to zero.
 */
export function checkLedger(books: Books): Breach[] {
  const { accounts, discrepancies } = books;
  const kind = 'the ledger differs from what it books';
  const differing = accounts.flatMap((account): Breach[] => {
    const due = dueOf(account, books);
    if (account.balance_cents === due) return [];
    return [{ kind, detail: `${account.kind} ${account.name}: ${account.balance_cents} cents, not ${due}` }];
  });
  const left = sumOf(accounts.map(({ balance_cents }) => balance_cents));
  return [
    ...differing,
    ...(left === 0 ? [] : [{ kind, detail: `all accounts come to ${left} cents` } as const]),
    ...discrepancies.map((open): Breach => ({
      kind: 'a discrepancy is open',
      detail: `${open.kind}: ${open.detail}`,
    })),
  ];
}
