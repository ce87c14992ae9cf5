import { UYU } from '@laundry/api-contract';
import { toPesos } from '@laundry/strings/format';
import * as v from 'valibot';
import { formatReference } from '../../payments/reference.ts';
import { recordActionOnce } from '../../queries/company/audit.ts';
import { cardOverview } from '../../queries/company/lists.ts';
import { bookEntry, lockCards } from '../../queries/payments/ledger.ts';
import type { Account } from '../../queries/payments/ledger.ts';
import { amount, command, manualAction, refusal, shortText } from './command.ts';

const cardAccount = (uid: string): Account => ({ kind: 'card', name: uid, currency: UYU });

const MOVEMENTS_SHOWN = 20;

/** Commands that show a card and move its balance. */
export const CARD_COMMANDS = {
  showCard: command(v.object({ card: shortText }), async ({ db }, { card }) => {
    const found = await cardOverview(db, card, MOVEMENTS_SHOWN);
    if (!found) throw refusal(`there is no card ${card}`);
    const { balance_cents, ledger_account_id: _account, movements, ...rest } = found;
    return {
      ...rest,
      balance: toPesos(balance_cents),
      movements: movements.map(({ amount_cents, payment_number, ...movement }) => ({
        ...movement,
        amount: toPesos(amount_cents),
        payment: payment_number === null ? null : formatReference(payment_number),
      })),
    };
  }),
  /**
   * Moves the balance of a card, or an amount of it, to another card, by one ledger entry for each action's
   * id. Returns the balances of both afterwards, in pesos. Fails for an unknown card, or more than it holds.
   */
  moveBalance: command(
    v.object({ ...manualAction, from: shortText, to: shortText, amount: v.optional(amount) }),
    ({ db, clock }, { from, to, amount: amountCents, ...by }) =>
      db.transaction().execute(async (transaction) => {
        if (from === to) throw refusal('a balance moves to another card');
        const at = clock();
        const balances = async () => {
          const cards = await lockCards(transaction, [from, to]);
          return new Map(cards.map(({ uid, balance_cents }) => [uid, balance_cents]));
        };
        const before = await balances();
        const held = before.get(from);
        if (held === undefined || !before.has(to))
          throw refusal(`there is no card ${held === undefined ? from : to}`);
        const changes = { to, amount: amountCents === undefined ? 'all' : toPesos(amountCents) };
        const action = { ...by, command: 'card move-balance', subject: from, changes, at };
        if (await recordActionOnce(transaction, action)) {
          const cents = amountCents ?? held;
          if (cents <= 0 || cents > held) throw refusal('the amount is none, or more than the card holds');
          const postings = [[cardAccount(from), -cents] as const, [cardAccount(to), cents] as const];
          await bookEntry(transaction, { kind: 'transfer', key: by.id, at, postings });
        }
        const after = await balances();
        return { from: toPesos(after.get(from) ?? 0), to: toPesos(after.get(to) ?? 0) };
      }),
  ),
} as const;
