import { BUILDING_ADM } from '@laundry/api-contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import { MAX_REPORTED } from '../../company-data/invalidLines.ts';
import type { InvalidLine } from '../../company-data/invalidLines.ts';
import type { LineChange } from './importing.ts';
import { closeStage, resolvedTable, stagingTable } from './importing.ts';

const staged = sql.table(stagingTable('administrators'));
const resolved = sql.table(resolvedTable('administrators'));

/** Matches each line to an administrator, an open invitation, or a new person. */
export async function resolveAdministrators(db: Executor): Promise<void> {
  await closeStage(db, 'administrators');
  await sql`create temporary table ${resolved} on commit drop as
    select staged.line, staged.administration, staged.email, staged.name, staged.lastname,
      administration.id as administration_id,
      case when account.administration_id = administration.id then account.id end as account_id,
      account.administration_id <> administration.id as elsewhere,
      invitation.id as invitation_id
    from ${staged} as staged
    left join administrations as administration on administration.reference = staged.administration
    left join accounts as account on account.email = staged.email and account.role = ${BUILDING_ADM}
    left join administrator_invitations as invitation on invitation.email = staged.email
      and invitation.administration_id = administration.id and invitation.accepted_at is null`.execute(db);
}

/** The first lines that cannot be imported, and their number. */
export async function invalidAdministrators(
  db: Executor,
): Promise<{ readonly lines: readonly InvalidLine[]; readonly count: number }> {
  const { rows } = await sql<InvalidLine & { count: number }>`
    select line, reason, (count(*) over ())::integer as count from (
      select line, 'no administration ''' || administration || '''' as reason from ${resolved}
        where administration_id is null
      union all
      select line, email || ' administers another administration' from ${resolved} where elsewhere
      union all
      select line, 'name and lastname are needed for a new administrator' from ${resolved}
        where coalesce(account_id, invitation_id) is null and administration_id is not null
          and (name is null or lastname is null)
      union all
      select line, 'the same as line ' || first from (
        select line, min(line) over (partition by email) as first from ${resolved}) as placed where line <> first
    ) as wrong order by line, reason limit ${MAX_REPORTED}`.execute(db);
  return { lines: rows, count: rows[0]?.count ?? 0 };
}

/** The new people among the lines. */
export async function newAdministrators(db: Executor) {
  const { rows } = await sql<{ administrationId: string; email: string; name: string; lastname: string }>`
    select administration_id as "administrationId", email, name, lastname from ${resolved}
    where coalesce(account_id, invitation_id) is null order by line`.execute(db);
  return rows;
}

/** Tables with names of administrators, and the column of the resolved lines that identifies their rows. */
const NAMED = { accounts: 'account_id', administrator_invitations: 'invitation_id' } as const;

/** Updates the names that differ. @returns the changes */
export async function renameAdministrators(db: Executor): Promise<readonly LineChange[]> {
  const changes: LineChange[] = [];
  for (const [table, id] of Object.entries(NAMED)) {
    const names = sql`coalesce(resolved.name, target.name), coalesce(resolved.lastname, target.lastname)`;
    const differing = sql`target.id = resolved.${sql.ref(id)}
      and (target.name, target.lastname) is distinct from (${names})`;
    const { rows } = await sql<LineChange>`
      select resolved.email as label,
        jsonb_build_object('name', target.name, 'lastname', target.lastname) as before,
        jsonb_build_object('name', coalesce(resolved.name, target.name),
          'lastname', coalesce(resolved.lastname, target.lastname)) as after
      from ${resolved} as resolved join ${sql.table(table)} as target on ${differing} order by resolved.line`.execute(
      db,
    );
    await sql`update ${sql.table(table)} as target set (name, lastname) = (${names})
      from ${resolved} as resolved where ${differing}`.execute(db);
    changes.push(...rows);
  }
  return changes;
}
