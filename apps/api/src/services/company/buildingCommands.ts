import * as v from 'valibot';
import { randomUUID } from 'node:crypto';
import { toCents, toPesos } from '@laundry/strings/format';
import { uuid } from '../../shared/uuid.ts';
import type { ManualAction } from '../payments/operatorActions.ts';
import { UYU } from '@laundry/api-contract';
import { Failure } from '../../shared/failure.ts';
import { formatReference } from '../../payments/reference.ts';
import { recordActionOnce, recordCompanyAction } from '../../queries/company/audit.ts';
import { cardOverview } from '../../queries/company/lists.ts';
import { bookEntry, lockCards } from '../../queries/payments/ledger.ts';
import type { Account } from '../../queries/payments/ledger.ts';
import type { Executor } from '../../database/connect.ts';
import { buildingByReference, listControllers } from '../../queries/machines/controllers.ts';
import {
  addController,
  reencryptControllerKeys,
  revokeController,
  rotateControllerKey,
} from '../machines/controllers.ts';
import type { CoreDependencies } from '../dependencies.ts';

export const shortText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500));
/** Who runs a command and why. A command that is sent again with the same id has no further effect. */
export const manualAction = { id: v.optional(uuid, () => randomUUID()), by: shortText, reason: shortText };
/** Pesos in the input, converted to cents. */
export const amount = v.pipe(v.number(), v.transform(toCents), v.number('pesos with at most two decimals'));

/** A command of the company: the schema of its input, and its implementation. */
export const command = <const Schema extends v.GenericSchema, Result>(
  input: Schema,
  run: (deps: CoreDependencies, input: v.InferOutput<Schema>) => Promise<Result>,
) => ({ input, run });

interface Move {
  readonly from: string;
  readonly to: string;
  /** Undefined: the whole balance. */
  readonly amountCents: number | undefined;
}

const accountOf = (uid: string): Account => ({ kind: 'card', name: uid, currency: UYU });

/**
 * Moves the balance of a card, or a part of it, to another card. Each manual action books one ledger entry.
 *
 * @returns the balances of both afterwards, in pesos
 * @throws Failure for an unknown card, or more than the balance
 */
const moveBalance = (
  { db, clock }: CoreDependencies,
  { from, to, amountCents }: Move,
  manualAction: ManualAction,
): Promise<{ readonly from: number; readonly to: number }> =>
  db.transaction().execute(async (transaction) => {
    if (from === to) throw new Failure('ex_invalid_field', { detail: 'to' });
    const at = clock();
    const balances = async () => {
      const cards = await lockCards(transaction, [from, to]);
      return new Map(cards.map(({ uid, balance_cents }) => [uid, balance_cents]));
    };
    const before = await balances();
    const held = before.get(from);
    if (held === undefined || !before.has(to)) throw new Failure('ex_card_not_found');
    const changes = { to, amount: amountCents === undefined ? 'all' : toPesos(amountCents) };
    const action = { ...manualAction, command: 'card move-balance', subject: from, changes, at };
    const recorded = await recordActionOnce(transaction, action);
    if (recorded === 'conflict') throw new Failure('ex_idempotency_conflict');
    if (recorded === 'recorded') {
      const cents = amountCents ?? held;
      if (cents <= 0 || cents > held) throw new Failure('ex_invalid_field', { detail: 'amount' });
      const postings = [[accountOf(from), -cents] as const, [accountOf(to), cents] as const];
      await bookEntry(transaction, { kind: 'transfer', key: manualAction.id, at, postings });
    }
    const after = await balances();
    return { from: toPesos(after.get(from) ?? 0), to: toPesos(after.get(to) ?? 0) };
  });

const MOVEMENTS_SHOWN = 20;

/** Commands that show a card and move its balance. */
export const CARD_COMMANDS = {
  showCard: command(v.object({ card: shortText }), async ({ db }, { card }) => {
    const found = await cardOverview(db, card, MOVEMENTS_SHOWN);
    if (!found) throw new Failure('ex_invalid_field', { message: `there is no card ${card}` });
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
  moveBalance: command(
    v.object({ ...manualAction, from: shortText, to: shortText, amount: v.optional(amount) }),
    (deps, { from, to, amount: amountCents, ...by }) => moveBalance(deps, { from, to, amountCents }, by),
  ),
} as const;

/** The name that a controller sends in X-Controller. */
const name = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,62}$/, 'small letters, digits and hyphens, 63 at most'),
);

const refusal = (message: string) => new Failure('ex_invalid_field', { message });

/** Narrows a result. @throws Failure with the message where it is undefined or false */
function required<T>(value: T | undefined | false, message: string): T {
  if (value === undefined || value === false) throw refusal(message);
  return value;
}

function requireSecret({ settings }: CoreDependencies): void {
  if (settings.CONTROLLER_KEYS_SECRET === '')
    throw refusal('CONTROLLER_KEYS_SECRET is not set: without it no controller has keys');
}

interface ControllerAction {
  readonly id: string;
  readonly by: string;
  readonly reason: string;
  readonly name: string;
}

const audit =
  (verb: string, { name: subject, ...actor }: ControllerAction, changes: object = {}) =>
  (transaction: Executor, at: Date) =>
    recordCompanyAction(transaction, { ...actor, command: `controller ${verb}`, subject, changes, at });

/** Commands for the controllers in the buildings and their signing keys (D60). A key is shown only once. */
export const CONTROLLER_COMMANDS = {
  addController: command(
    v.object({ ...manualAction, name, building: v.string() }),
    async (deps, { building: reference, ...action }) => {
      requireSecret(deps);
      const building = required(
        await buildingByReference(deps.db, reference),
        `there is no building ${reference}`,
      );
      const record = audit('add', action, { building: reference });
      const key = await addController(deps, action.name, building, record);
      return { key: required(key, `there is a controller ${action.name} already`) };
    },
  ),
  rotateControllerKey: command(v.object({ ...manualAction, name }), async (deps, action) => {
    requireSecret(deps);
    const key = await rotateControllerKey(deps, action.name, audit('rotate', action));
    return { key: required(key, `there is no controller ${action.name}`) };
  }),
  revokeController: command(v.object({ ...manualAction, name }), async (deps, action) => {
    const revoked = await revokeController(deps, action.name, audit('revoke', action));
    required(revoked, `no key of a controller ${action.name} holds`);
    return {};
  }),
  reencryptControllerKeys: command(v.object(manualAction), async (deps, action) => {
    requireSecret(deps);
    return { count: await reencryptControllerKeys(deps, audit('reencrypt', { ...action, name: 'all' })) };
  }),
  controllers: command(v.object({}), async ({ db, clock }) => {
    const found = await listControllers(db, clock());
    return found.map((controller) => ({ ...controller, keys: controller.keys ?? 0 }));
  }),
} as const;
