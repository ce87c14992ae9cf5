import type { TransactionRecord } from '@laundry/api-contract';
import { server } from '@laundry/strings';
import { listAdjustments } from '../../queries/reports/closedMonths.ts';
import { confirmedSums, confirmedTransactions } from '../../queries/reports/confirmedTransactions.ts';
import type { ConfirmedRow, SumsOfTransactions } from '../../queries/reports/confirmedTransactions.ts';
import type { EntryKind } from '../../database/moneySchema.ts';
import type { Handler } from '../dependencies.ts';
import { reportScope } from '../administration/building.ts';
import { sumBy } from '../../shared/sumBy.ts';
import { addUp, inPesos, toAdjustment } from './settlement.ts';

/** The text of the column 'Mensaje' for money that went back (D58) or was credited again. */
function describeChange(change: EntryKind, amount: number): string {
  const { refund, chargebackWon, laterCredit } = server.report;
  if (amount < 0) return refund;
  return change === 'chargeback-won' ? chargebackWon : laterCredit;
}

const toRecord = ({ at, change, place: _, ...sent }: ConfirmedRow): TransactionRecord => ({
  ...sent,
  creation_date: at.toISOString(),
  message: change === null ? sent.message : describeChange(change, sent.amount),
});

async function* toRecords(batches: AsyncIterable<readonly ConfirmedRow[]>) {
  for await (const rows of batches) yield rows.map(toRecord);
}

/**
 * Confirmed transactions and refunds of buildings of the session's administration (spec §2, §7;
 * D23, D29, D46, D52). All buildings are those in whose income the administration has a share.
 *
 * @throws Failure as `reportScope`
 */
export const reportTransactions: Handler<'reportTransactions'> = (dependencies, input) =>
  dependencies.reportSlots.download(input.session, async () => {
    const { filter } = await reportScope(dependencies, input, true);
    return toRecords(confirmedTransactions(dependencies.reports, filter));
  });

const toSums = ({ currency, count, amount, share }: Omit<SumsOfTransactions, 'day'>) =>
  inPesos({ currency, count, amount, share });

/** Totals of the same transactions. @throws Failure as `reportTransactions` */
export const transactionsSummary: Handler<'transactionsSummary'> = async (dependencies, input) => {
  const { buildings, filter } = await reportScope(dependencies, input, true);
  const rows = await confirmedSums(dependencies.reports, filter);
  const adjustments = await listAdjustments(dependencies.reports, filter);
  const ofBuilding = Map.groupBy(rows, ({ building_id }) => building_id);
  const ofDays = rows.filter(({ day }) => day !== null);
  const byCurrency = [...Map.groupBy(ofDays, ({ currency }) => currency)];
  return {
    count: sumBy(ofDays, ({ count }) => count),
    totals: byCurrency
      .map(([currency, group]) => ({ currency, ...inPesos(addUp(group)) }))
      .toSorted((left, right) => left.currency - right.currency),
    byBuilding: buildings.flatMap(({ id, name }) =>
      (ofBuilding.get(id) ?? []).map((sums) => ({ building_name: name, ...toSums(sums) })),
    ),
    byDay: rows.flatMap(({ day, ...sums }) => (day === null ? [] : { day, ...toSums(sums) })),
    adjustments: adjustments
      .filter(({ prepaid_cents, share_cents }) => prepaid_cents !== 0 || share_cents !== 0)
      .map(toAdjustment),
  };
};
