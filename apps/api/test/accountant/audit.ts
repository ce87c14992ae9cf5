import { ALL_BUILDINGS } from '@laundry/api-contract';
import type { Settlement, TransactionRecord, UseRecord } from '@laundry/api-contract';
import { checkLedger } from '../../src/services/ledgerCheck/checkLedger.ts';
import { runThrough } from '../company/companyFixture.ts';
import { inOrder, sum, toMonth } from './books.ts';
import { ADMINISTRATIONS, BUILDINGS, CARDS, monthBefore } from './office.ts';
import type { Year } from './year.ts';

const cents = (pesos: number) => Math.round(pesos * 100);
const expectRows = (found: readonly unknown[], booked: readonly unknown[]) =>
  expect(inOrder(found)).toEqual(inOrder(booked));
const findName = (building: number) => BUILDINGS[building]?.name ?? '';
const toKey = (administration: number, month: string) => `${administration} ${month}`;

/** All months from a day's to this one, oldest first. */
export function monthsFrom(day: string, { today }: Pick<Year, 'today'>): string[] {
  const months: string[] = [];
  for (let month = toMonth(today()); month >= toMonth(day); month = monthBefore(`${month}-01`))
    months.unshift(month);
  return months;
}

type SettledBuilding = Settlement['buildings'][number];
const figuresIn = ({ totals, prepaid, units }: SettledBuilding) => ({
  washes: [totals.washes.count, cents(totals.washes.total)],
  dries: [totals.dries.count, cents(totals.dries.total)],
  failed: totals.failed,
  prepaid: [prepaid.count, cents(prepaid.amount), cents(prepaid.adm_income)],
  units: inOrder(units.map(({ number, failed, total }) => [number, failed, cents(total)])),
});

function compare({ books, today }: Year, administration: number, settlement: Settlement): void {
  const { month, buildings, totals, prepaid, adjustments = [] } = settlement;
  const last = `${month}-31` < today() ? `${month}-31` : today();
  const own = books.listBuildings(administration, `${month}-01`, last);
  expect(Object.fromEntries(buildings.map((building) => [building.name, figuresIn(building)]))).toEqual(
    Object.fromEntries(
      own.map((building) => [findName(building), books.sumFigures(administration, building, month)]),
    ),
  );
  const settled = own.map((building) => books.settle(administration, building, month));
  expect([totals.total, prepaid.amount, prepaid.adm_income].map(cents)).toEqual(
    [0, 1, 2].map((place) => sum(settled.map((amounts) => amounts[place] ?? 0))),
  );
  expectRows(
    adjustments.map(({ building_name: name, total, prepaid: onCards, adm_income: share, ...row }) => [
      ...[row.month, name, row.cause],
      [total, onCards, share].map(cents),
    ]),
    books.adjustments
      .filter((row) => row.administration === administration && row.madeIn === month)
      .map((row) => [row.month, findName(row.building), row.cause, row.cents]),
  );
}

const centsIn = (text: string) => {
  const digits = text.replaceAll(/[^\d,]/g, '').replace(',', '.');
  return cents(Number(digits)) * (/[-−]/.test(text) ? -1 : 1);
};
/** The rows of a mail's tables, each as a list of cells, without the headings. */
const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.split(' | '))
    .filter((cells) => cells.length > 1 && /\d/.test(cells.at(-1) ?? ''));

function compareMail(text: string, { buildings, totals, prepaid }: Settlement): void {
  const all = [...buildings, { name: 'Total', totals, prepaid }];
  const expected = [
    ...all.map(({ name, totals: of }) => [name, of.washes.count, of.dries.count, cents(of.total)]),
    ...all.map(({ name, prepaid: of }) => [name, cents(of.amount), cents(of.adm_income)]),
  ];
  const found = linesIn(text).map(([name, ...cells]) =>
    cells.length === 3
      ? [name, Number(cells[0]), Number(cells[1]), centsIn(cells[2] ?? '')]
      : [name, ...cells.map(centsIn)],
  );
  expect(found).toEqual(expected);
}

const SETTLEMENT = '/api/v1/reports/settlement';

/** The session of an administration's administrator, with its requests. */
export type Session = Awaited<ReturnType<Year['signIn']>>;

/**
 * Reads the settlements of months. Those that were closed before must be unchanged, and all others must match
 * the books. The month before this one must be mailed when it is closed.
 *
 * @param due the last month that has to be closed by now
 */
export async function auditMonths(
  year: Year,
  sessions: readonly Session[],
  months: readonly string[],
  due: string,
): Promise<Settlement[]> {
  const { app, books, settled, today } = year;
  const mails = (await app.mailsSent()).filter(({ subject }) => subject.startsWith('Liquidación'));
  const read: Settlement[] = [];
  let expectedMails = 0;
  for (const [administration, { json }] of sessions.entries())
    for (const month of months) {
      const settlement = await json<Settlement>(SETTLEMENT, { month, building: ALL_BUILDINGS });
      read.push(settlement);
      const before = settled.get(toKey(administration, month));
      if (before) expect(settlement).toEqual(before);
      else compare(year, administration, settlement);
      if (month <= due && books.hasRowsUntil(administration, month))
        expect(settlement.closed_at).not.toBeNull();
      if (before || (settlement.closed_at ?? null) === null) continue;
      settled.set(toKey(administration, month), settlement);
      books.close(administration, month);
      if (month !== monthBefore(today()) || settlement.buildings.length === 0) continue;
      expectedMails += 1;
      const mail = mails.find(({ to }) => to.includes(ADMINISTRATIONS[administration]?.email ?? ''));
      compareMail(mail?.text ?? '', settlement);
    }
  expect(mails).toHaveLength(expectedMails);
  return read;
}

/** Compares the rows of both reports since a day with the books. No administration may see another's. */
export async function auditRows(
  { books, today }: Year,
  sessions: readonly Session[],
  from: string,
): Promise<void> {
  for (const [administration, { get, json }] of sessions.entries()) {
    const own = books.listBuildings(administration, '', today());
    for (const [building, { id }] of BUILDINGS.entries()) {
      const query = { from, to: today(), building: id };
      if (!own.includes(building)) {
        for (const report of ['uses', 'transactions'])
          expect((await get(`/api/v1/reports/${report}`, query)).status).toBe(404);
        continue;
      }
      const isSeen = (row: Parameters<typeof books.belongsTo>[1]) =>
        row.building === building && row.day >= from && books.belongsTo(administration, row);
      const uses = await json<UseRecord[]>('/api/v1/reports/uses', { ...query, perPage: '1000' });
      expectRows(
        uses.map((row) => [row.timestamp, row.card.uuid, row.machine.machine_type, row.result === 'Exitoso']),
        books.uses.filter(isSeen).map(({ at, card, kind, succeeded }) => [at, card, kind, succeeded]),
      );
      const transactions = await json<TransactionRecord[]>('/api/v1/reports/transactions', query);
      expectRows(
        transactions.map((row) => [cents(row.amount), cents(row.adm_income), row.user_name]),
        books.money.filter(isSeen).map((row) => [row.cents, row.share, books.payerIn(row)]),
      );
    }
  }
}

/** A building's sums in the ledger, in cents: the revenue of its uses, and its cards' payments. */
async function readLedger({ app }: Year, building: number) {
  const rows = await app.db
    .selectFrom('ledger_rows')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'ledger_rows.entry_id')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_rows.account_id')
    .select(['ledger_accounts.kind', 'ledger_accounts.name', 'amount_cents', 'transaction_id'])
    .execute();
  const total = (isOwn: (row: (typeof rows)[number]) => boolean) =>
    sum(rows.filter(isOwn).map(({ amount_cents }) => amount_cents));
  const cards = CARDS[building]?.map(({ uid }) => uid);
  return {
    revenue: total(({ kind, name }) => kind === 'revenue' && name === BUILDINGS[building]?.id),
    onCards: total(
      (row) => row.kind === 'card' && row.transaction_id !== null && cards?.includes(row.name) === true,
    ),
  };
}

/**
 * The audit at the end of the year: the months of both administrations with their adjustments must add up to
 * the ledger, and the ledger's own check must find nothing.
 */
export async function auditLedger(year: Year, settlements: readonly Settlement[]): Promise<void> {
  const { app, books } = year;
  const months = settlements.flatMap(({ buildings }) => buildings);
  const adjustments = settlements.flatMap((settlement) => settlement.adjustments ?? []);
  for (const [building, { id }] of BUILDINGS.entries()) {
    const own = months.filter((of) => of.id === id);
    const adjusted = adjustments.filter(({ building_id }) => building_id === id);
    const { revenue, onCards } = await readLedger(year, building);
    const unpaid = books.uses.filter((use) => use.building === building && use.paid === null);
    const used = [...own.map(({ totals }) => totals.total), ...adjusted.map(({ total }) => total)];
    const prepaid = [...own.map((of) => of.prepaid.amount), ...adjusted.map((of) => of.prepaid)];
    expect([sum(used.map(cents)), sum(prepaid.map(cents))]).toEqual([
      revenue + sum(unpaid.map(books.findCost)),
      onCards,
    ]);
  }
  await checkLedger(app.dependencies, { days: 1, graceMs: 0 });
  const open = await runThrough(app, 'discrepancies', { state: 'open' });
  // Other kinds are expected: the fake providers list each other's payments, and those of other years.
  const own = ['ledger-fault', 'state-differs', 'settlement-differs'];
  expect(open.filter(({ kind }) => own.includes(kind))).toEqual([]);
}
