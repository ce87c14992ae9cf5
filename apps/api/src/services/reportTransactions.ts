import type { CheckedQueryOf, TransactionRecord, TransactionsSummary, calls } from '@laundry/api-contract';
import { server } from '@laundry/strings';
import { pesosOf } from '../payments/money.ts';
import { confirmedByDay, confirmedTransactions } from '../queries/confirmedTransactions.ts';
import type { ConfirmedRow } from '../queries/confirmedTransactions.ts';
import type { EntryKind } from '../queries/ledger.ts';
import type { Dependencies } from './dependencies.ts';
import { ownBuilding } from './ownBuilding.ts';
import { daysOf } from './reportRange.ts';
import type { AdministratorSession } from './session.ts';

type Query = CheckedQueryOf<typeof calls.reportTransactions>;

/** What 'Mensaje' says of money that went back (decision 58), or came again. */
function messageOf(change: EntryKind, cents: number): string {
  const { refund, chargebackWon, laterCredit } = server.report;
  if (cents < 0) return refund;
  return change === 'chargeback-won' ? chargebackWon : laterCredit;
}

type Building = Awaited<ReturnType<typeof ownBuilding>>;

const recordOf = (building: Building, row: ConfirmedRow): TransactionRecord => ({
  building_name: building.name,
  amount: pesosOf(row.amount_cents),
  currency: row.currency,
  user_name: row.payer_name,
  user_email: row.payer_email,
  origin: row.channel,
  creation_date: row.at.toISOString(),
  uuid: row.card_uid,
  message: row.change === null ? row.message : messageOf(row.change, row.amount_cents),
  adm_income: pesosOf(row.share_cents),
});

async function* recordsOf(
  building: Building,
  batches: AsyncIterable<readonly ConfirmedRow[]>,
): AsyncGenerator<TransactionRecord[]> {
  for await (const rows of batches) yield rows.map((row) => recordOf(building, row));
}

/**
 * Confirmed transactions and refunds of a building of the session's administration (sections 2 and 7; decisions 23, 29 and 46).
 *
 * @throws Failure ex_invalid_field for days that do not exist or are reversed, ex_not_found for any other building
 */
export async function reportTransactions(
  dependencies: Dependencies,
  session: AdministratorSession,
  query: Query,
): Promise<AsyncIterable<TransactionRecord[]>> {
  const days = daysOf(query);
  const building = await ownBuilding(dependencies.db, session, query.building);
  const filter = { administrationId: session.administrationId, buildingId: building.id, ...days };
  return recordsOf(building, confirmedTransactions(dependencies.reports, filter));
}

type DayRow = Awaited<ReturnType<typeof confirmedByDay>>[number];
type Sums = Pick<DayRow, 'amount' | 'share' | 'count'>;

/** Cents of several days, added up by currency; in order of the currency. */
function addUp(rows: readonly DayRow[]): (Sums & { readonly currency: number })[] {
  const byCurrency = [...Map.groupBy(rows, ({ currency }) => currency)].sort(
    ([left], [right]) => left - right,
  );
  const sum = (of: readonly DayRow[], key: keyof Sums) => of.reduce((total, row) => total + row[key], 0);
  return byCurrency.map(([currency, of]) => ({
    currency,
    amount: sum(of, 'amount'),
    share: sum(of, 'share'),
    count: sum(of, 'count'),
  }));
}

const inPesos = ({ currency, amount, share, count }: Sums & { readonly currency: number }) => ({
  currency,
  amount: pesosOf(amount),
  adm_income: pesosOf(share),
  count,
});

/** Totals of the same transactions. @throws Failure as the report does */
export async function transactionsSummary(
  dependencies: Dependencies,
  session: AdministratorSession,
  query: Query,
): Promise<TransactionsSummary> {
  const days = daysOf(query);
  const building = await ownBuilding(dependencies.db, session, query.building);
  const filter = { administrationId: session.administrationId, buildingId: building.id, ...days };
  const rows = await confirmedByDay(dependencies.reports, filter);
  const totals = addUp(rows).map(inPesos);
  return {
    count: totals.reduce((sum, { count }) => sum + count, 0),
    totals,
    byBuilding: totals.map((total) => ({ building_name: building.name, ...total })),
    byDay: rows.map((row) => ({ day: row.day, ...inPesos(row) })),
  };
}
