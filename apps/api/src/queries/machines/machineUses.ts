import type { ReportedUse as SentUse, UseDetails, UseRefusal } from '@laundry/api-contract';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import { UYU } from '@laundry/api-contract';
import { rowsOf } from '../../database/connect.ts';
import type { Executor } from '../../database/connect.ts';
import type { PricedMachine, Schema } from '../../database/schema.ts';
import { sqlMontevideoDay, pricedMachine } from '../laundromats.ts';

/** A use as a controller reports it. */
export type ReportedUse = Readonly<Omit<SentUse, 'at'>> & { readonly at: Date };

/**
 * Locks the controller until the transaction ends, so that its batches run in sequence, and records that it
 * reported, and whether its ids are consecutive numbers where it says so.
 *
 * @returns the controller's building, with every administration that it has had
 */
export async function beginReport(
  db: Executor,
  controllerId: string,
  numbered: boolean | undefined,
  at: Date,
) {
  const { building_id } = await db
    .updateTable('controllers')
    .where('id', '=', controllerId)
    .set({ last_reported_at: at, last_seen_at: at, ...(numbered !== undefined && { numbered }) })
    .returning('building_id')
    .executeTakeFirstOrThrow();
  return db
    .selectFrom('buildings')
    .select([
      'id',
      'billing',
      sql<string[]>`array(select administration_id::text from building_administrations
        where building_id = buildings.id)`.as('administration_ids'),
    ])
    .where('id', '=', building_id)
    .executeTakeFirstOrThrow();
}

interface BatchOrigin {
  readonly controllerId: string;
  readonly buildingId: string;
  readonly administrationIds: readonly string[];
}

/** The database's data about a reported use. */
export interface UseLookup {
  readonly machine_id: string | null;
  readonly machine_kind: PricedMachine | null;
  readonly card_building_id: string | null;
  readonly unit_id: string | null;
  /** The building's administration on the day of the use (D81). */
  readonly administration_id: string;
  /** Whether the card was blocked when it was used. */
  readonly blocked: boolean;
  readonly balance_cents: number | null;
  /** The price on the day of the use; null where the machine is unknown. */
  readonly price_cents: number | null;
  /** Whether a use with this id was accepted before. */
  readonly known: boolean;
  /** Whether that use differs from the reported one. */
  readonly conflicts: boolean;
}

/** Looks up machine, card, price and earlier reports of each use. @returns them in the order of the uses */
export function lookUpUses(
  db: Executor,
  { controllerId, buildingId, administrationIds }: BatchOrigin,
  uses: readonly ReportedUse[],
): Promise<UseLookup[]> {
  const ids = uses.map(({ id }) => id);
  const day = sqlMontevideoDay(sql.ref('reported.at'));
  // The unique index holds within an administration only; a controller's batches run in sequence.
  return rowsOf<UseLookup>(db)`
    with known as materialized (
      select id, controller_use_id, machine_id, card_uid, at, result from uses
      where administration_id = any(${administrationIds}::uuid[]) and controller_id = ${controllerId}
        and controller_use_id = any(${ids}::text[]))
    select machines.id as machine_id, machines.kind as machine_kind, cards.building_id as card_building_id, cards.unit_id,
      own.administration_id,
      coalesce(cards.state = 'lost' and (cards.blocked_at is null or cards.blocked_at <= reported.at), false) as blocked,
      cards.balance_cents, price.price_customer_cents as price_cents,
      known.id is not null as known,
      coalesce((known.machine_id, known.card_uid, known.at, known.result)
        is distinct from (machines.id, reported.card, reported.at, reported.result) and known.id is not null, false) as conflicts
    from unnest(${ids}::text[], ${uses.map(({ machine }) => machine)}::text[],
        ${uses.map(({ card }) => card)}::text[], ${uses.map(({ at }) => at)}::timestamptz[],
        ${uses.map(({ result }) => result)}::text[])
      with ordinality as reported (id, machine, card, at, result, place)
    left join lateral (select id, ${pricedMachine} as kind from machines
      where building_id = ${buildingId} and reported.machine in (reference, serial_number, id::text)
      order by id limit 1) as machines on true
    left join cards on cards.uid = reported.card
    left join known on known.controller_use_id = reported.id
    left join lateral (select price_customer_cents from prices
      where building_id = ${buildingId} and machine_type = machines.kind
        and valid_from <= ${day}
      order by valid_from desc limit 1) as price on true
    join building_administrations as own
      on own.building_id = ${buildingId} and own.from_day <= ${day} and own.until_day > ${day}
    order by reported.place`;
}

/** A reported use with the database's data about its machine and card. */
export interface LookedUpUse {
  readonly reported: ReportedUse;
  readonly lookup: UseLookup;
}

/** A use that was accepted, of a known machine. */
export interface AcceptedUse extends LookedUpUse {
  readonly machineId: string;
  readonly machineType: PricedMachine;
  /** What the use takes from the card, in cents; undefined where it is not paid from there. */
  readonly debitCents: number | undefined;
}

/** Stores accepted uses and books their debits. */
export async function insertUses(
  db: Executor,
  { controllerId, buildingId }: BatchOrigin,
  uses: readonly AcceptedUse[],
): Promise<void> {
  const rows = uses.map(({ reported, lookup, machineId, machineType, debitCents }): NewUse => {
    const { id, machine: _machine, card, kind: _kind, ...details } = reported;
    return {
      ...(details satisfies Pick<NewUse, keyof UseDetails>),
      administration_id: lookup.administration_id,
      building_id: buildingId,
      machine_id: machineId,
      machine_type: machineType,
      price_cents: debitCents ?? null,
      unit_id: lookup.unit_id,
      card_uid: card,
      controller_id: controllerId,
      controller_use_id: id,
    };
  });
  await writeUses(db, rows);
}

/** Stores the refused uses of a batch, in place of what was refused of its ids before. */
export async function replaceRefusedUses(
  db: Executor,
  controllerId: string,
  batch: readonly ReportedUse[],
  refused: readonly (ReportedUse & { readonly reason: UseRefusal })[],
  at: Date,
): Promise<void> {
  await db
    .deleteFrom('refused_uses')
    .where('controller_id', '=', controllerId)
    .where('use_id', '=', sql<string>`any(${batch.map(({ id }) => id)}::text[])`)
    .execute();
  if (refused.length === 0) return;
  const rows = refused.map(({ id, reason, machine, card, at: usedAt }) => ({
    controller_id: controllerId,
    use_id: id,
    reason,
    machine,
    card,
    at: usedAt,
    refused_at: at,
  }));
  await db.insertInto('refused_uses').values(rows).execute();
}

export type NewUse = Readonly<Insertable<Schema['uses']>>;

/** A use that takes its price from its card. */
interface Debit {
  readonly id: number;
  readonly building_id: string;
  readonly card_uid: string;
  readonly at: Date;
  readonly price_cents: number;
}

/** Books the debits of uses: for each an entry from the card's account to the building's revenue. */
async function bookDebits(db: Executor, debits: readonly Debit[]): Promise<void> {
  if (debits.length === 0) return;
  const keys = debits.map(({ id }) => String(id));
  const buildings = [...new Set(debits.map(({ building_id }) => building_id))].toSorted();
  await sql`
    with revenue as materialized (
      select building, ledger_account('revenue', building, ${UYU}::integer) as id
      from unnest(${buildings}::text[]) as building),
    booked as (
      insert into ledger_entries (kind, key, at)
      select 'use', key, at from unnest(${keys}::text[], ${debits.map(({ at }) => at)}::timestamptz[]) as used (key, at)
      returning id, key)
    insert into ledger_rows (entry_id, account_id, amount_cents)
    select booked.id, side.account_id, side.cents
    from booked
    join unnest(${keys}::text[], ${debits.map(({ building_id }) => building_id)}::text[],
      ${debits.map(({ card_uid }) => card_uid)}::text[], ${debits.map(({ price_cents }) => price_cents)}::bigint[])
      as debit (key, building, card_uid, cents) on debit.key = booked.key
    join revenue on revenue.building = debit.building
    left join cards on cards.uid = debit.card_uid
    cross join lateral (values (cards.ledger_account_id, -debit.cents), (revenue.id, debit.cents))
      as side (account_id, cents)
    order by booked.id, side.cents`.execute(db);
}

/**
 * Inserts uses, adds them to the daily totals (ADR-12, ADR-29) and books what they took from their cards.
 * Totals are locked in the order of their key, so that two batches cannot deadlock. Ids are assigned in the
 * order of the uses. All rows get the same columns: a member that only some uses have is null in the others.
 */
export async function writeUses(db: Executor, uses: readonly NewUse[]): Promise<void> {
  const columns = [...new Set(uses.flatMap((use) => Object.keys(use)))].map((name) => sql.ref(name));
  const debits = await rowsOf<Debit>(db)`
    with used as (
      insert into uses (${sql.join(columns)})
      select ${sql.join(columns)} from jsonb_populate_recordset(null::uses, ${JSON.stringify(uses)}::jsonb)
      returning id, administration_id, building_id, day, machine_id, unit_id, card_uid, at, succeeded,
        machine_type, price_cents),
    counts as (
      insert into uses_by_day as kept (administration_id, building_id, day, machine_id, unit_id, uses, succeeded)
      select administration_id, building_id, day, machine_id, unit_id, count(*), count(*) filter (where succeeded)
      from used group by administration_id, building_id, day, machine_id, unit_id
      order by building_id, day, machine_id, unit_id
      on conflict (building_id, day, machine_id, unit_id, administration_id)
      do update set uses = kept.uses + excluded.uses, succeeded = kept.succeeded + excluded.succeeded),
    prices as (
      insert into uses_at_prices as kept (administration_id, building_id, day, unit_id, machine_type, price_cents, uses)
      select administration_id, building_id, day, unit_id, machine_type, price_cents, count(*)
      from used where succeeded group by administration_id, building_id, day, unit_id, machine_type, price_cents
      order by building_id, day, unit_id, machine_type, price_cents
      on conflict (building_id, day, unit_id, machine_type, price_cents, administration_id)
      do update set uses = kept.uses + excluded.uses)
    select id, building_id, card_uid, at, price_cents from used where price_cents > 0 order by id`;
  await bookDebits(db, debits);
}
