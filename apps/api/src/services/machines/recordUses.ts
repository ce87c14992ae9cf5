import type { UseRefusal } from '@laundry/api-contract';
import type { LookedUpUse, AcceptedUse, ReportedUse } from '../../queries/machines/machineUses.ts';
import { UYU } from '@laundry/api-contract';
import type { operations } from '@laundry/api-contract/openapi';
import { monthOfDay, montevideoDay } from '@laundry/strings/format';
import { DAY_MS } from '../../shared/clock.ts';
import type { Executor } from '../../database/connect.ts';
import { openDiscrepancies } from '../../queries/ledgerCheck/discrepancies.ts';
import type { NewDiscrepancy } from '../../queries/ledgerCheck/discrepancies.ts';
import {
  beginReport,
  insertUses,
  lookUpUses,
  replaceRefusedUses,
} from '../../queries/machines/machineUses.ts';
import { lockCards } from '../../queries/payments/ledger.ts';
import { SKEW_MS } from './controllers.ts';
import { adjustClosedMonths } from '../months/closeMonths.ts';
import type { AnswerTo, CallInput, Dependencies } from '../dependencies.ts';

interface UseRules {
  readonly now: Date;
  /** The building of the controller that reports. */
  readonly buildingId: string;
  /** Whether successful uses take their price from the card. */
  readonly prepaid: boolean;
  /** The greatest age at which a use is accepted. */
  readonly maxAgeMs: number;
}

/** The result of a successful use, as machines report it and the column `succeeded` computes it. */
const hasSucceeded = ({ reported }: LookedUpUse): boolean => reported.result === 'Exitoso';

/** A use with its debit, and the card's balance before it. */
interface PricedUse extends LookedUpUse {
  readonly balanceCents: number;
  readonly debitCents: number;
}

const ageMs = ({ reported }: LookedUpUse, { now }: UseRules) => now.getTime() - reported.at.getTime();

/** The reasons to refuse a use. The first one that applies is reported. */
const REFUSALS: readonly (readonly [UseRefusal, (use: PricedUse, rules: UseRules) => boolean])[] = [
  ['clock_ahead', (use, rules) => -ageMs(use, rules) > SKEW_MS],
  ['clock_behind', (use, rules) => ageMs(use, rules) > rules.maxAgeMs],
  ['unknown_machine', ({ lookup }) => lookup.machine_kind === null],
  ['wrong_kind', ({ reported: { kind }, lookup }) => kind !== undefined && kind !== lookup.machine_kind],
  ['unknown_card', ({ lookup }) => lookup.card_building_id === null],
  ['card_of_another_building', ({ lookup }, { buildingId }) => lookup.card_building_id !== buildingId],
  ['blocked_card', (use) => hasSucceeded(use) && use.lookup.blocked],
  [
    // A use that is reported at once can still be prevented; one that is reported late has to be paid (D61).
    'insufficient_balance',
    // A use that costs nothing needs no balance, also of a card below zero.
    (use, rules) => use.debitCents > Math.max(0, use.balanceCents) && ageMs(use, rules) <= SKEW_MS,
  ],
];

/**
 * Accepts or refuses the uses of a batch, oldest first. Each is accepted once, and a successful use takes its
 * price from a prepaid card (D60, D61). A use that is neither accepted nor refused is a duplicate.
 *
 * @returns the accepted uses by their ids, the reasons of the refused ones, and the new balances of debited
 * cards, in cents, by their codes
 */
function decideUses(uses: readonly LookedUpUse[], rules: UseRules) {
  const accepted = new Map<string, AcceptedUse>();
  const reasons = new Map<LookedUpUse, UseRefusal>();
  const balances = new Map<string, number>();
  const oldestFirst = uses.toSorted(
    (left, right) => left.reported.at.getTime() - right.reported.at.getTime(),
  );
  for (const use of oldestFirst) {
    const { id, card } = use.reported;
    const {
      known,
      balance_cents,
      price_cents,
      machine_id: machineId,
      machine_kind: machineType,
    } = use.lookup;
    if (known || accepted.has(id)) continue;
    const balanceCents = balances.get(card) ?? balance_cents ?? 0;
    const paysByCard = rules.prepaid && hasSucceeded(use);
    const debitCents = paysByCard ? (price_cents ?? 0) : 0;
    const refusal = REFUSALS.find(([, applies]) => applies({ ...use, balanceCents, debitCents }, rules));
    if (refusal || machineId === null || machineType === null) {
      reasons.set(use, refusal?.[0] ?? 'unknown_machine');
      continue;
    }
    accepted.set(id, { ...use, machineId, machineType, debitCents: paysByCard ? debitCents : undefined });
    if (debitCents > 0) balances.set(card, balanceCents - debitCents);
  }
  return { uses, accepted, reasons, balances };
}

type Decided = ReturnType<typeof decideUses>;
type Call = typeof operations.reportMachineUses;

const sameUse = (left: LookedUpUse, right: LookedUpUse): boolean =>
  left.lookup.machine_id === right.lookup.machine_id &&
  left.reported.card === right.reported.card &&
  left.reported.at.getTime() === right.reported.at.getTime() &&
  left.reported.result === right.reported.result;

/** The uses with the id of a different use that was accepted before or in the same batch. */
const findConflicts = ({ uses, accepted }: Decided): LookedUpUse[] =>
  uses.filter((use) => {
    const first = accepted.get(use.reported.id);
    return use.lookup.conflicts || (first !== undefined && !sameUse(first, use));
  });

/** Discrepancies of a batch: cards with a negative balance (D61), and ids that were used for another use. */
const findDiscrepancies = (controllerId: string, decided: Decided, at: Date): NewDiscrepancy[] => [
  ...[...decided.balances]
    .filter(([, cents]) => cents < 0)
    .map(([uid, cents]) => ({
      kind: 'overdrawn' as const,
      key: uid,
      amountCents: -cents,
      currency: UYU,
      detail: `card ${uid} is below zero after uses that were reported late`,
      at,
    })),
  ...findConflicts(decided).map(({ reported }) => ({
    kind: 'use-differs' as const,
    key: `${controllerId}:${reported.id}`,
    detail: `controller ${controllerId} sent another use under the id ${reported.id}`,
    at,
  })),
];

/** Adjusts months that were closed before their uses were reported (D80). */
async function adjustForLateUses(
  db: Executor,
  buildingId: string,
  accepted: readonly AcceptedUse[],
  cause: { readonly by: string; readonly clock: () => Date },
): Promise<void> {
  const months = accepted.map(({ reported }) => monthOfDay(montevideoDay(reported.at)));
  const [from = ''] = months.toSorted();
  if (from === '' || from >= monthOfDay(montevideoDay(cause.clock()))) return;
  await adjustClosedMonths(db, { buildingIds: [buildingId], from }, { cause: 'late-use', ...cause });
}

/**
 * Records a controller's batch of uses in one transaction. Each is accepted once by the controller's id, and
 * a successful use in a prepaid building takes the price of its day from the card (D60, D61).
 */
export async function recordUses(
  { db, settings, clock, metrics, log }: Dependencies,
  { controller: controllerId, body: { uses, numbered } }: CallInput<Call>,
): Promise<AnswerTo<Call>> {
  const now = clock();
  const reported = uses.map((use) => ({ ...use, at: new Date(use.at) }));
  const { answer, opened } = await db.transaction().execute(async (transaction) => {
    const building = await beginReport(transaction, controllerId, numbered, now);
    const { id: buildingId, administration_ids: administrationIds, billing } = building;
    const origin = { controllerId, buildingId, administrationIds };
    await lockCards(
      transaction,
      reported.map(({ card }) => card),
    );
    const lookups = await lookUpUses(transaction, origin, reported);
    const lookedUp = lookups.map((lookup, index) => ({
      reported: reported[index] as ReportedUse,
      lookup,
    }));
    const batch = decideUses(lookedUp, {
      now,
      buildingId,
      prepaid: billing === 'prepaid',
      maxAgeMs: settings.CONTROLLER_USES_DAYS * DAY_MS,
    });
    const accepted = [...batch.accepted.values()];
    if (accepted.length > 0) await insertUses(transaction, origin, accepted);
    await adjustForLateUses(transaction, buildingId, accepted, { by: controllerId, clock });
    const found = findDiscrepancies(controllerId, batch, now);
    const opened = await openDiscrepancies(transaction, found);
    const refused = listRefused(batch);
    await replaceRefusedUses(transaction, controllerId, reported, refused, now);
    const answer = {
      accepted: accepted.length,
      duplicates: reported.length - accepted.length - batch.reasons.size,
      refused: refused.map(({ id, reason }) => ({ id, reason })),
    };
    return { answer, opened };
  });

  const { refused, ...counts } = answer;
  metrics.machineUses.inc({ outcome: 'accepted' }, answer.accepted);
  metrics.machineUses.inc({ outcome: 'duplicate' }, answer.duplicates);
  for (const { reason } of refused) metrics.machineUses.inc({ outcome: reason });
  const fields = { controller: controllerId, ...counts };
  log.info({ ...fields, refused: refused.length }, 'uses recorded');
  for (const { kind, key, detail } of opened) log.error({ ...fields, kind, key, detail }, 'discrepancy');
  return answer;
}

/** The refused uses of a batch, each id once. */
function listRefused({ uses, reasons }: Decided) {
  const refused = uses.flatMap((use) => {
    const reason = reasons.get(use);
    return reason === undefined ? [] : [{ ...use.reported, reason }];
  });
  return [...new Map(refused.map((use) => [use.id, use])).values()];
}
