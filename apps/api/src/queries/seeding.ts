import { UYU } from '@laundry/api-contract';
import { sql } from 'kysely';
import type { Expression } from 'kysely';
import { exists } from '../database/connect.ts';
import type { Executor } from '../database/connect.ts';
import { pricedMachine } from './laundromats.ts';
import { bookImportedPayments } from './payments/ledger.ts';
import { writeUses } from './machines/machineUses.ts';
import type { NewUse } from './machines/machineUses.ts';

/** The kinds of records in demo data; the tables have the plurals of these names. */
export const SEED_TABLES = [
  'administration',
  'account',
  'building',
  'price',
  'laundromat',
  'unit',
  'machine',
  'card',
  'resident',
  'use',
  'branding_item',
  'transaction',
] as const;
type SeedTable = (typeof SEED_TABLES)[number];
type SeedRow = Readonly<Record<string, unknown>>;

/** Whether the database has data, which it has once there is an administration. */
export const hasData = (db: Executor) => exists(db.selectFrom('administrations').select('id').limit(1));

/** Updates the ledger's statistics, so that the checks at the transaction's end are planned well. */
export const analyzeLedger = (db: Executor) =>
  sql`analyze ledger_accounts, ledger_entries, ledger_rows, transactions, provider_payments`.execute(db);

const json = (rows: readonly SeedRow[]) => sql`${JSON.stringify(rows)}::jsonb`;

/** Inserts uses. What one took from its card stands in `amount_cents`; unknown cards pay nothing. */
async function insertUses(db: Executor, rows: readonly SeedRow[]): Promise<void> {
  const { rows: uses } = await sql<{ use: NewUse }>`
    select given.use - 'amount_cents' || jsonb_build_object('building_id', buildings.id,
      'administration_id', buildings.administration_id, 'machine_type', ${pricedMachine}, 'price_cents',
      case when cards.uid is not null then nullif((given.use->>'amount_cents')::bigint, 0) end) as use
    from jsonb_array_elements(${json(rows)}) with ordinality as given (use, place)
    left join machines on machines.id = (given.use->>'machine_id')::uuid
    left join buildings on buildings.id = machines.building_id
    left join cards on cards.uid = given.use->>'card_uid'
    order by given.place`.execute(db);
  await writeUses(
    db,
    uses.map(({ use }) => use),
  );
}

/** Inserts confirmed transactions with their history, and books them in the ledger. */
async function insertTransactions(db: Executor, rows: readonly SeedRow[]): Promise<void> {
  await sql`
    with given as (
      select * from jsonb_to_recordset(${json(rows)}) as given (id uuid, card_uid text, channel text, amount_cents bigint,
        name text, email text, message text, created_at timestamptz, approved_at timestamptz, refunded_at timestamptz)),
    paid as (
      insert into transactions (id, card_uid, building_id, channel, amount_cents, currency, payer_name, payer_email,
        message, state, created_at, changed_at, approved_at, expires_at)
      select id, card_uid, (select building_id from cards where uid = card_uid), channel, amount_cents, ${UYU}::integer,
        name, email, message, case when refunded_at is null then 'approved' else 'refunded' end,
        created_at, coalesce(refunded_at, approved_at), approved_at, approved_at
      from given)
    insert into transaction_history (transaction_id, state, at, source)
    select id, change.state, change.at, change.source from given
    cross join lateral (values (1, 'created', created_at, 'api'), (2, 'pending', created_at, 'api'),
      (3, 'approved', approved_at, 'notification'), (4, 'refunded', refunded_at, 'notification'))
      as change (place, state, at, source)
    where change.at is not null order by id, change.place`.execute(db);
  const ids = rows.map(({ id }) => String(id));
  await bookImportedPayments(db, ids);
  await db
    .updateTable('provider_payments')
    .set({ imported: true })
    .where('transaction_id', 'in', ids)
    .execute();
}

/** Inserts rows of a table, which all have the same fields. */
export async function insertRecords(db: Executor, table: SeedTable, rows: readonly SeedRow[]): Promise<void> {
  if (table === 'use') return insertUses(db, rows);
  if (table === 'transaction') return insertTransactions(db, rows);
  const into = sql.table(`${table}s`);
  const values: Record<string, Expression<unknown>> = {};
  for (const name of Object.keys(rows[0] ?? {})) values[name] = sql.ref(name);
  // A resident's record does not have it.
  if (table === 'resident')
    values['administration_id'] = sql`(select administration_id from buildings where id = given.building_id)`;
  await sql`insert into ${into} (${sql.join(Object.keys(values).map((name) => sql.ref(name)))})
    select ${sql.join(Object.values(values))}
    from jsonb_populate_recordset(null::${into}, ${json(rows)}) as given`.execute(db);
}
