import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import type { PricedMachine } from '../../database/schema.ts';

/** A new row of `uses`. */
export interface NewUse {
  readonly administration_id: string;
  readonly building_id: string;
  readonly machine_id: string;
  readonly machine_type: PricedMachine;
  readonly unit_id: string | null;
  readonly card_uid: string;
  readonly at: Date | string;
  readonly result: string;
  /** What the use took from its card, in cents; absent where it took nothing. */
  readonly price_cents?: number | undefined;
  /** The controller that reported the use, and its id for it; both absent for imported uses. */
  readonly controller_id?: string;
  readonly controller_use_id?: string;
}

/**
 * Inserts uses and adds them to the daily totals (ADR-12, ADR-29). Totals are locked in the order of their
 * key, so that two batches cannot deadlock.
 *
 * @returns the new ids with the controller's, in the order of the uses, in which ids are assigned
 */
export async function writeUses(
  db: Executor,
  uses: readonly NewUse[],
): Promise<{ readonly id: number; readonly controller_use_id: string | null }[]> {
  const valuesOf = <Name extends keyof NewUse>(name: Name) => uses.map((use) => use[name] ?? null);
  const { rows } = await sql<{ id: number; controller_use_id: string | null }>`
    with used as (
      insert into uses (administration_id, building_id, machine_id, unit_id, card_uid, at, result,
        controller_id, controller_use_id, machine_type, price_cents)
      select * from unnest(${valuesOf('administration_id')}::uuid[], ${valuesOf('building_id')}::uuid[],
        ${valuesOf('machine_id')}::uuid[], ${valuesOf('unit_id')}::uuid[], ${valuesOf('card_uid')}::text[],
        ${valuesOf('at')}::timestamptz[], ${valuesOf('result')}::text[], ${valuesOf('controller_id')}::text[],
        ${valuesOf('controller_use_id')}::text[], ${valuesOf('machine_type')}::text[],
        ${valuesOf('price_cents')}::bigint[])
      returning id, administration_id, building_id, day, machine_id, unit_id, succeeded, controller_use_id,
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
    select id, controller_use_id from used order by id`.execute(db);
  return rows;
}
