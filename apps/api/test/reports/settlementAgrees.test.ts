import type {
  Settlement,
  TransactionRecord,
  TransactionsSummary,
  UseRecord,
  UsesSummary,
} from '@laundry/api-contract';
import { faultsOfLedger } from '../../src/queries/ledgerCheck/ledgerCheck.ts';
import { updatePrices } from '../../src/services/seedDatabase.ts';
import { CARDS, IDS, linesOf } from '../support/demoData.ts';
import { MACHINES, UNITS, startReports, use } from './reports.ts';
import { settleFacts } from '../payments/notify.ts';
import { fixture } from '../support/fixture.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const reports = fixture(startReports);

/** The same row of numbers in [0, 1) for the same seed: chance that can be repeated. */
function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly [T, ...T[]]): T => list[whole(0, list.length - 1)] ?? list[0];
  return { whole, pick };
}
type Chance = ReturnType<typeof chance>;

const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Montevideo' });
const dayOf = (at: string | Date) => format.format(new Date(at));
const cents = (pesos: number) => Math.round(pesos * 100);
const sum = <Row>(rows: readonly Row[], pick: (row: Row) => number) =>
  rows.reduce((total, row) => total + pick(row), 0);

/** Prices as they were set, beside the first one of all buildings. */
const prices: { building_id: string; machine_type: string; valid_from: string; price_customer: number }[] =
  [];
async function changePrices({ whole, pick }: Chance) {
  const price = {
    building_id: pick([IDS.plain, IDS.splitting]),
    machine_type: pick(['WASHER', 'DRYER']),
    valid_from: dayOf(new Date(reports.app.clock().getTime() + whole(-40, 5) * DAY_MS)),
    price_customer: whole(5000, 30_000) / 100,
  };
  prices.push(price);
  await updatePrices(reports.app.db, linesOf([{ table: 'price', ...price, machine_rate: 1 }]));
}
/** What a use took, as whoever set the prices knows it. */
function priceOf(buildingId: string, machineType: string, day: string): number {
  const held = prices.filter(
    (price) =>
      price.building_id === buildingId && price.machine_type === machineType && price.valid_from <= day,
  );
  // Of several of one day the last one holds.
  const newest = held.toSorted((left, right) => left.valid_from.localeCompare(right.valid_from)).at(-1);
  return cents(newest?.price_customer ?? 120.5);
}

const PLACES = [
  { building_id: IDS.plain, machine_id: MACHINES.washer },
  { building_id: IDS.plain, machine_id: MACHINES.dryer },
  { building_id: IDS.splitting, machine_id: MACHINES.splitting },
  { building_id: IDS.other, machine_id: MACHINES.other },
] as const;
const UNITS_OF: Readonly<Record<string, readonly [string | null, ...(string | null)[]]>> = {
  [IDS.plain]: [UNITS.ten, UNITS.nine, null],
  [IDS.splitting]: [UNITS.splitting, null],
  [IDS.other]: [UNITS.other],
};

/** Uses of the last weeks, many of them within a second of a month's edge in Montevideo. */
async function useMachines({ whole, pick }: Chance) {
  const now = reports.app.clock();
  const rows = Array.from({ length: 40 }, () => {
    const place = pick(PLACES);
    const edge = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - whole(0, 1), 1, 3) + whole(-1, 1) * 500;
    const at = pick([edge, now.getTime() - whole(0, 60 * DAY_MS)]);
    const unit_id = pick(UNITS_OF[place.building_id] ?? [null]);
    return use(new Date(at), { ...place, unit_id, result: pick(['Exitoso', 'Exitoso', 'Sin agua']) });
  });
  await reports.insert(rows);
}

interface Paid {
  readonly id: string;
  readonly paymentId: string;
  readonly amountCents: number;
  refundedCents: number;
  chargedBackCents: number;
}
const paid: Paid[] = [];
async function pay({ whole, pick }: Chance) {
  const amountCents = whole(10_001, 99_999);
  const uid = pick([CARDS.plain, CARDS.splitting, CARDS.other]);
  const id = await reports.app.createTopUp({ uid, amount: amountCents / 100 });
  const payment = { id, paymentId: `agrees-${id}`, amountCents, refundedCents: 0, chargedBackCents: 0 };
  paid.push(payment);
  await settleFacts(reports.app, id, payment);
}
/** Money that goes back, for good or as a chargeback that is won later. */
async function giveBack({ whole, pick }: Chance) {
  const payment = paid[whole(0, paid.length - 1)];
  if (!payment) return;
  const left = payment.amountCents - payment.refundedCents - payment.chargedBackCents;
  if (pick(['refund', 'chargeback']) === 'refund') payment.refundedCents += whole(0, left);
  else payment.chargedBackCents = payment.chargedBackCents > 0 ? 0 : whole(0, left);
  await settleFacts(reports.app, payment.id, payment);
}

async function liveOn(seed: number) {
  const by = chance(seed);
  for (let step = 0; step < 25; step += 1) {
    await by.pick([changePrices, useMachines, pay, pay, giveBack])(by);
    reports.app.advance(by.whole(1, 4 * 24) * HOUR_MS);
  }
}

/** Every month between the first use and now. */
function months(): string[] {
  const from = reports.app.clock().getTime() - 200 * DAY_MS;
  return [
    ...new Set(Array.from({ length: 201 }, (_, day) => dayOf(new Date(from + day * DAY_MS)).slice(0, 7))),
  ];
}
const lastDayOf = (month: string) => new Date(Date.UTC(+month.slice(0, 4), +month.slice(5), 0)).getUTCDate();

type Read = <T>(path: string, query: Record<string, string>) => Promise<T>;

/**
 * Compares a month of a building, or of all, with the rows of both reports.
 *
 * @param shared buildings in whose income the administration shares: the transactions report of all has no
 * other (D29)
 * @returns what was prepaid, in cents
 */
async function compare(
  read: Read,
  month: string,
  building: string,
  shared: readonly string[],
): Promise<number> {
  const settlement = await read<Settlement>('/api/v1/reports/settlement', { month, building });
  const query = { from: `${month}-01`, to: `${month}-${lastDayOf(month)}`, building };
  const uses = await read<UseRecord[]>('/api/v1/reports/uses', { ...query, perPage: '1000' });
  const summary = await read<UsesSummary>('/api/v1/reports/uses/summary', query);
  const transactions = await read<TransactionRecord[]>('/api/v1/reports/transactions', query);
  const sums = await read<TransactionsSummary>('/api/v1/reports/transactions/summary', query);

  for (const of of settlement.buildings) {
    const there = uses.filter(({ machine }) => machine.building.name === of.name);
    const numbers = new Set(there.map(({ unit }) => unit?.number ?? null));
    expect(new Set(of.units.map(({ number }) => number))).toEqual(numbers);
    for (const unit of of.units) {
      const own = there.filter((row) => (row.unit?.number ?? null) === unit.number);
      const wentWell = own.filter(({ result }) => result === 'Exitoso');
      const lines = Map.groupBy(wentWell, ({ machine, timestamp }) =>
        [machine.machine_type, priceOf(of.id, machine.machine_type, dayOf(timestamp))].join(),
      );
      expect(unit.failed).toBe(own.length - wentWell.length);
      expect(
        new Map(unit.lines.map((line) => [`${line.machine_type},${cents(line.price)}`, line.count])),
      ).toEqual(new Map([...lines].map(([line, rows]) => [line, rows.length])));
      for (const line of unit.lines) expect(cents(line.total)).toBe(cents(line.price) * line.count);
      expect(cents(unit.total)).toBe(sum(unit.lines, ({ total }) => cents(total)));
    }
    expect(cents(of.totals.total)).toBe(sum(of.units, ({ total }) => cents(total)));
    const money =
      building === 'all' && !shared.includes(of.id)
        ? await read<TransactionRecord[]>('/api/v1/reports/transactions', { ...query, building: of.id })
        : transactions.filter(({ building_name }) => building_name === of.name);
    expect([of.prepaid.count, cents(of.prepaid.amount), cents(of.prepaid.adm_income)]).toEqual([
      money.length,
      sum(money, ({ amount }) => cents(amount)),
      sum(money, ({ adm_income }) => cents(adm_income)),
    ]);
  }
  const { totals, prepaid } = settlement;
  expect([totals.washes.count + totals.dries.count, totals.failed]).toEqual([
    summary.succeeded,
    summary.count - summary.succeeded,
  ]);
  expect(cents(totals.total)).toBe(sum(settlement.buildings, (of) => cents(of.totals.total)));
  expect(cents(totals.washes.total) + cents(totals.dries.total)).toBe(cents(totals.total));
  const ofReport = sums.totals[0] ?? { currency: 858, amount: 0, adm_income: 0, count: 0 };
  expect({ ...(building === 'all' ? settlement.sharing?.prepaid : prepaid), currency: 858 }).toEqual(
    ofReport,
  );
  return cents(prepaid.amount);
}

/** What the ledger moved on the cards of a building by payments, in cents. */
async function movedOnCards(buildingIds: readonly string[]): Promise<number> {
  const rows = await reports.app.db
    .selectFrom('cards')
    .innerJoin('ledger_rows', 'ledger_rows.account_id', 'cards.ledger_account_id')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'ledger_rows.entry_id')
    .select('ledger_rows.amount_cents')
    .where('cards.building_id', 'in', buildingIds)
    .where('ledger_entries.transaction_id', 'is not', null)
    .execute();
  return sum(rows, ({ amount_cents }) => amount_cents);
}

it.each([
  [11, [IDS.plain, IDS.splitting]],
  [2026, [IDS.plain, IDS.splitting]],
  [31_415, [IDS.splitting]],
])('agrees with the reports and the ledger to the cent, month by month: %i', async (seed, shared) => {
  const { app } = reports;
  const shares = (bp: number) => app.db.updateTable('buildings').set({ income_share_bp: bp });
  await shares(0).execute();
  await shares(1234).where('id', 'in', shared).execute();
  await liveOn(seed);
  const { body } = await app.signin('administracion@demo.example');
  const read = async <T>(path: string, query: Record<string, string>) => {
    const { text } = await app.get(`${path}?${new URLSearchParams(query).toString()}`, {
      authorization: `Bearer ${String(body['token'])}`,
    });
    return JSON.parse(text) as T;
  };
  const prepaid = { [IDS.plain]: 0, [IDS.splitting]: 0, all: 0 };
  for (const month of months())
    for (const building of Object.keys(prepaid) as (keyof typeof prepaid)[])
      prepaid[building] += await compare(read, month, building, shared);
  expect(prepaid).toEqual({
    [IDS.plain]: await movedOnCards([IDS.plain]),
    [IDS.splitting]: await movedOnCards([IDS.splitting]),
    all: await movedOnCards([IDS.plain, IDS.splitting]),
  });
  expect(await faultsOfLedger(app.db)).toEqual([]);
});
