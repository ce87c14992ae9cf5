import * as v from 'valibot';
import { Failure } from '../../failure.ts';
import { pesosOf } from '@laundry/strings/format';
import { referenceOf } from '../../payments/reference.ts';
import { cardOverview } from '../../queries/company/lists.ts';
import { amount, command, manualAction, shortText } from './command.ts';
import { moveBalance } from './moveBalance.ts';

const MOVEMENTS_SHOWN = 20;

/** Commands that show a card and move its balance. */
export const CARD_COMMANDS = {
  showCard: command(v.object({ card: shortText }), async ({ db }, { card }) => {
    const found = await cardOverview(db, card, MOVEMENTS_SHOWN);
    if (!found) throw new Failure('ex_invalid_field', { message: `there is no card ${card}` });
    const { balance_cents, ledger_account_id: _account, movements, ...rest } = found;
    return {
      ...rest,
      balance: pesosOf(balance_cents),
      movements: movements.map(({ at, kind, amount_cents, payment_number }) => ({
        at: at.toISOString(),
        kind,
        amount: pesosOf(amount_cents),
        payment: payment_number === null ? null : referenceOf(payment_number),
      })),
    };
  }),
  moveBalance: command(
    v.object({ ...manualAction, from: shortText, to: shortText, amount: v.optional(amount) }),
    (company, { from, to, amount: amountCents, ...by }) =>
      moveBalance(company, { from, to, amountCents }, by),
  ),
} as const;
