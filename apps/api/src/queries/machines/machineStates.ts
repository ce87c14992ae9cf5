import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import { sqlMontevideoDay, pricedMachine } from '../laundromats.ts';

/** A use of a machine. The card's code only distinguishes cards. */
export interface RecentUse {
  readonly at: Date;
  readonly succeeded: boolean;
  readonly card_uid: string;
  /** When the controller that reported it last called. */
  readonly seen_at: Date | null;
}

/** The number of last uses that decide whether a machine is out of order. */
export const LAST_USES = 3;

/** The administrations that a building has had since a moment, to which its uses belong. */
async function administrationIds(db: Executor, buildingId: string, since: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('building_administrations')
    .select('administration_id')
    .where('building_id', '=', buildingId)
    .where('until_day', '>', sqlMontevideoDay(sql`${since}::timestamptz`))
    .execute();
  return rows.map(({ administration_id }) => administration_id);
}

/**
 * The machines of a building, each with its last uses after a moment that controllers reported, newest first.
 * Of `uses` it reads only that period of the building, by an index.
 */
export async function machinesWithUses(db: Executor, buildingId: string, since: Date, until: Date) {
  const machines = await db
    .selectFrom('machines')
    .select(['id', 'machine_type', 'sort_index', pricedMachine.as('kind')])
    .where('building_id', '=', buildingId)
    .orderBy('sort_index')
    .orderBy('id')
    .execute();
  const { rows } = await sql<RecentUse & { readonly machine_id: string }>`
    with recent as materialized (
      select machine_id, at, succeeded, card_uid, controller_id,
        row_number() over (partition by machine_id order by at desc, id desc) as place
      from uses
      where administration_id = any(${await administrationIds(db, buildingId, since)}::uuid[])
        and building_id = ${buildingId} and at > ${since}::timestamptz and at <= ${until}::timestamptz
        and controller_id is not null)
    select recent.machine_id, recent.at, recent.succeeded, recent.card_uid, controllers.last_seen_at as seen_at
    from recent join controllers on controllers.id = recent.controller_id
    where recent.place <= ${LAST_USES} order by recent.machine_id, recent.place`.execute(db);
  const byMachine = Map.groupBy(rows, ({ machine_id }) => machine_id);
  return machines.map((machine) => ({ ...machine, uses: byMachine.get(machine.id) ?? [] }));
}
