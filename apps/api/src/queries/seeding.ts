import { sql } from 'kysely';
import { exists } from '../database/connect.ts';
import type { Executor } from '../database/connect.ts';
import { listLaundromats, pricedMachine } from './laundromats.ts';
import { carryOver } from './payments/ledger.ts';
import { writeUses } from './machines/machineUses.ts';
import type { PaymentState, StateSource } from '../payments/transitions.ts';
import type { RowOf, SeedTable } from '../company-data/seedRecords.ts';

/** An account whose password has been hashed. */
type ImportedAccount = Omit<RowOf<'account'>, 'password'> & { readonly password_hash: string };

const CURRENCY = 858;

/** Whether the database has data, which it has once there is an administration. */
export const hasData = (db: Executor) => exists(db.selectFrom('administrations').select('id').limit(1));

/** Updates the ledger's statistics, so that the checks at the transaction's end are planned well. */
export const countLedger = (db: Executor) =>
  sql`analyze ledger_accounts, ledger_entries, ledger_rows, transactions, provider_payments`.execute(db);

async function insertUses(db: Executor, rows: readonly RowOf<'use'>[]) {
  const ids = [...new Set(rows.map(({ machine_id }) => machine_id))];
  const machines = await db
    .selectFrom('machines')
    .innerJoin('buildings', 'buildings.id', 'machines.building_id')
    .select(['machines.id', 'building_id', 'administration_id', pricedMachine.as('machine_type')])
    .where('machines.id', 'in', ids)
    .execute();
  const ownersOf = new Map(machines.map(({ id, ...owners }) => [id, owners]));
  const unknown = { building_id: '', administration_id: '', machine_type: 'DRYER' as const };
  const uids = [...new Set(rows.map(({ card_uid }) => card_uid))];
  const cards = await db.selectFrom('cards').select('uid').where('uid', 'in', uids).execute();
  const known = new Set(cards.map(({ uid }) => uid));
  const uses = rows.map(({ amount, ...fields }) => ({
    ...fields,
    ...(ownersOf.get(fields.machine_id) ?? unknown),
    price_cents: amount > 0 && known.has(fields.card_uid) ? amount : null,
  }));
  await writeUses(db, uses);
}

/** The history of a paid transaction; the last state only where it was refunded. */
const HISTORY: readonly (readonly [
  PaymentState,
  StateSource,
  'created_at' | 'approved_at' | 'refunded_at',
])[] = [
  ['created', 'api', 'created_at'],
  ['pending', 'api', 'created_at'],
  ['approved', 'notification', 'approved_at'],
  ['refunded', 'notification', 'refunded_at'],
];

/** Inserts confirmed transactions with their history, and books them in the ledger. */
async function insertTransactions(db: Executor, rows: readonly RowOf<'transaction'>[]) {
  const values = rows.map((row) => ({
    id: row.id,
    card_uid: row.card_uid,
    building_id: sql<string>`(select building_id from cards where uid = ${row.card_uid})`,
    channel: row.channel,
    amount_cents: row.amount,
    currency: CURRENCY,
    payer_name: row.name,
    payer_email: row.email,
    message: row.message,
    state: row.refunded_at === null ? ('approved' as const) : ('refunded' as const),
    created_at: row.created_at,
    changed_at: row.refunded_at ?? row.approved_at,
    approved_at: row.approved_at,
    expires_at: row.approved_at,
  }));
  await db.insertInto('transactions').values(values).execute();
  const history = rows.flatMap((row) =>
    HISTORY.flatMap(([state, source, moment]) => {
      const at = row[moment];
      return at === null ? [] : [{ transaction_id: row.id, state, source, at }];
    }),
  );
  await db.insertInto('transaction_history').values(history).execute();
  const ids = rows.map(({ id }) => id);
  await carryOver(db, ids);
  await db
    .updateTable('provider_payments')
    .set({ imported: true })
    .where('transaction_id', 'in', ids)
    .execute();
}

export const insertAccounts = (db: Executor, rows: readonly ImportedAccount[]) =>
  db.insertInto('accounts').values(rows).execute();

/** A record with its prices as columns. */
const inCents = <Row extends { readonly price_customer: number; readonly machine_rate: number }>({
  price_customer,
  machine_rate,
  ...fields
}: Row) => ({ ...fields, price_customer_cents: price_customer, machine_rate_cents: machine_rate });

type PlainTable = Exclude<SeedTable, 'account'>;

const INSERTS: {
  readonly [Table in PlainTable]: (db: Executor, rows: readonly RowOf<Table>[]) => Promise<unknown>;
} = {
  administration: (db, rows) => db.insertInto('administrations').values(rows).execute(),
  building: (db, rows) =>
    db
      .insertInto('buildings')
      .values(rows.map(({ income_share, ...row }) => ({ ...inCents(row), income_share_bp: income_share })))
      .execute(),
  laundromat: listLaundromats,
  price: (db, rows) => db.insertInto('prices').values(rows.map(inCents)).execute(),
  unit: (db, rows) => db.insertInto('units').values(rows).execute(),
  machine: (db, rows) => db.insertInto('machines').values(rows).execute(),
  card: (db, rows) =>
    db
      .insertInto('cards')
      .values(rows.map(({ balance, ...fields }) => ({ ...fields, balance_cents: balance })))
      .execute(),
  resident: (db, rows) =>
    db
      .insertInto('residents')
      .values(
        rows.map((row) => ({
          ...row,
          administration_id: sql<string>`(select administration_id from buildings where id = ${row.building_id})`,
        })),
      )
      .execute(),
  use: insertUses,
  branding_item: (db, rows) =>
    db
      .insertInto('branding_items')
      .values(rows.map(({ price, ...fields }) => ({ ...fields, price_cents: price })))
      .execute(),
  transaction: insertTransactions,
};

/** Inserts rows of a table. */
export async function insertRows<Table extends PlainTable>(
  db: Executor,
  table: Table,
  rows: readonly RowOf<Table>[],
): Promise<void> {
  await INSERTS[table](db, rows);
}
