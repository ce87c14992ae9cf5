import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';

/** A new row of `uses`. */
export interface NewUse {
  readonly administration_id: string;
  readonly building_id: string;
  readonly machine_id: string;
  readonly unit_id: string | null;
  readonly card_uid: string;
  readonly at: Date | string;
  readonly result: string;
  /** The controller that reported the use, and its id for it; both absent for imported uses. */
  readonly controller_id?: string;
  readonly controller_use_id?: string;
}

/**
 * Inserts uses and adds them to the daily totals (ADR-12). Totals are locked in the order of their key, so
 * that two batches cannot deadlock.
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
        controller_id, controller_use_id)
      select * from unnest(${valuesOf('administration_id')}::uuid[], ${valuesOf('building_id')}::uuid[],
        ${valuesOf('machine_id')}::uuid[], ${valuesOf('unit_id')}::uuid[], ${valuesOf('card_uid')}::text[],
        ${valuesOf('at')}::timestamptz[], ${valuesOf('result')}::text[], ${valuesOf('controller_id')}::text[],
        ${valuesOf('controller_use_id')}::text[])
      returning id, administration_id, building_id, day, machine_id, unit_id, succeeded, controller_use_id),
    counts as (
      insert into uses_by_day as kept (administration_id, building_id, day, machine_id, unit_id, uses, succeeded)
      select administration_id, building_id, day, machine_id, unit_id, count(*), count(*) filter (where succeeded)
      from used group by administration_id, building_id, day, machine_id, unit_id
      order by building_id, day, machine_id, unit_id
      on conflict (building_id, day, machine_id, unit_id, administration_id)
      do update set uses = kept.uses + excluded.uses, succeeded = kept.succeeded + excluded.succeeded)
    select id, controller_use_id from used order by id`.execute(db);
  return rows;
}
