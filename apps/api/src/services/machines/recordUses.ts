import { UYU } from '@laundry/api-contract';
import type { AnswerOf, CheckedBodyOf } from '@laundry/api-contract';
import type { operations } from '@laundry/api-contract/openapi';
import { classifyUses } from './classifyUses.ts';
import type { ReportedUse, Verdict } from './classifyUses.ts';
import { openDiscrepancy } from '../../queries/ledgerCheck/discrepancies.ts';
import type { NewDiscrepancy } from '../../queries/ledgerCheck/discrepancies.ts';
import {
  beginReport,
  insertUses,
  insertRefusedUses,
  lockCards,
  lookUpUses,
} from '../../queries/machines/machineUses.ts';
import type { AcceptedUse, LookedUpUse, BatchUse } from '../../queries/machines/machineUses.ts';
import { SKEW_MS } from './controllers.ts';
import type { Dependencies, Log } from '../dependencies.ts';

type Call = typeof operations.reportMachineUses;
type ReportedUseInput = CheckedBodyOf<Call>['uses'][number];
/** A reported use with what the database knows of its machine and card. */
interface LookedUp {
  readonly told: BatchUse & Pick<ReportedUseInput, 'kind'>;
  readonly found: LookedUpUse;
}

const DAY_MS = 86_400_000;
/** What the machines report of a use that went well; the database's column `succeeded` says the same. */
const SUCCESS = 'Exitoso';

const reportedOf = ({ told, found }: LookedUp, buildingId: string): ReportedUse => ({
  id: told.id,
  at: told.at,
  succeeded: told.result === SUCCESS,
  kind: told.kind,
  machine: found.machine_kind === null ? undefined : { kind: found.machine_kind },
  card:
    found.card_building_id === null
      ? undefined
      : {
          uid: told.card,
          ofBuilding: found.card_building_id === buildingId,
          blocked: found.blocked,
          balanceCents: found.balance_cents ?? 0,
        },
  priceCents: found.price_cents ?? 0,
  known: found.known,
});

const acceptedOf = ({ told, found }: LookedUp, verdict: Verdict | undefined): AcceptedUse[] =>
  verdict?.kind === 'accepted' && found.machine_id !== null
    ? [
        {
          id: told.id,
          machineId: found.machine_id,
          unitId: found.unit_id,
          cardUid: told.card,
          at: told.at,
          result: told.result,
          debitCents: verdict.debitCents,
          accountId: found.ledger_account_id,
        },
      ]
    : [];

/** What operators are told of a batch: cards below zero (D61), and ids that came again with another use. */
const discrepanciesOf = (
  controllerId: string,
  looked: readonly LookedUp[],
  balances: ReadonlyMap<string, number>,
  at: Date,
): NewDiscrepancy[] => [
  ...[...balances]
    .filter(([, cents]) => cents < 0)
    .map(([uid, cents]) => ({
      kind: 'overdrawn' as const,
      key: uid,
      amountCents: -cents,
      currency: UYU,
      detail: `card ${uid} is below zero after uses that were reported late`,
      at,
    })),
  ...looked
    .filter(({ found }) => found.differs)
    .map(({ told }) => ({
      kind: 'use-differs' as const,
      key: `${controllerId}:${told.id}`,
      detail: `controller ${controllerId} sent another use under the id ${told.id}`,
      at,
    })),
];

/**
 * Takes a controller's batch of uses, in one database transaction: each counts once by the controller's own
 * id, and a successful use of a prepaid building's card takes its price of the day from the card (D60, D61).
 *
 * @param controllerId the controller that signed the batch
 */
export async function recordUses(
  { db, settings, clock, metrics }: Dependencies,
  controllerId: string,
  { uses }: CheckedBodyOf<Call>,
  log: Log,
): Promise<AnswerOf<Call>> {
  const now = clock();
  const told = uses.map((use) => ({ ...use, at: new Date(use.at) }));
  const { verdicts, opened } = await db.transaction().execute(async (transaction) => {
    const building = await beginReport(transaction, controllerId, now);
    const { id: buildingId, administration_id: administrationId, billing } = building;
    const origin = { controllerId, administrationId, buildingId };
    await lockCards(
      transaction,
      told.map(({ card }) => card),
    );
    const found = await lookUpUses(transaction, origin, told);
    const looked = found.map((each, index) => ({ told: told[index] as LookedUp['told'], found: each }));
    const judged = classifyUses(
      looked.map((each) => reportedOf(each, buildingId)),
      {
        now,
        prepaid: billing === 'prepaid',
        skewMs: SKEW_MS,
        longestAgoMs: settings.CONTROLLER_USES_DAYS * DAY_MS,
      },
    );
    const accepted = looked.flatMap((each, index) => acceptedOf(each, judged.verdicts[index]));
    if (accepted.length > 0) await insertUses(transaction, origin, accepted);
    const opened: NewDiscrepancy[] = [];
    for (const one of discrepanciesOf(controllerId, looked, judged.balances, now))
      if (await openDiscrepancy(transaction, one)) opened.push(one);
    await insertRefusedUses(transaction, controllerId, refusedOf(told, judged.verdicts), now);
    return { verdicts: judged.verdicts, opened };
  });

  const refused = refusedOf(told, verdicts).map(({ id, reason }) => ({ id, reason }));
  const count = (kind: Verdict['kind']) => verdicts.filter((verdict) => verdict.kind === kind).length;
  const answer = { accepted: count('accepted'), duplicates: count('duplicate'), refused };
  metrics.machineUses.inc({ outcome: 'accepted' }, answer.accepted);
  metrics.machineUses.inc({ outcome: 'duplicate' }, answer.duplicates);
  for (const { reason } of refused) metrics.machineUses.inc({ outcome: reason });
  const fields = { controller: controllerId, accepted: answer.accepted, duplicates: answer.duplicates };
  log.info({ ...fields, refused: refused.length }, 'uses recorded');
  for (const { kind, key, detail } of opened) log.error({ ...fields, kind, key, detail }, 'discrepancy');
  return answer;
}

/** The refused uses of a batch, an id once. */
function refusedOf<Use extends { readonly id: string }>(uses: readonly Use[], verdicts: readonly Verdict[]) {
  const refused = uses.flatMap((use, place) => {
    const verdict = verdicts[place];
    return verdict?.kind === 'refused' ? [{ ...use, reason: verdict.reason }] : [];
  });
  return [...new Map(refused.map((use) => [use.id, use])).values()];
}
