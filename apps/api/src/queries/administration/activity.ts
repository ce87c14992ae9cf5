import type { ActivityKind } from '@laundry/api-contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';

export interface NewActivity {
  readonly administrationId: string;
  readonly actorId: string;
  readonly kind: ActivityKind;
  /** The person concerned; absent where it is the actor. */
  readonly subject?: string;
  readonly buildingName?: string;
}

/** The text by which entries name a person. */
export const personText = (name: string, lastname: string, email: string): string =>
  `${name} ${lastname} (${email})`;

/** Records an action of an administrator. Call it in the transaction of the action itself. */
export async function recordActivity(db: Executor, entry: NewActivity, at: Date): Promise<void> {
  await db
    .insertInto('activity')
    .columns([
      'administration_id',
      'at',
      'actor_id',
      'actor_name',
      'actor_email',
      'kind',
      'subject',
      'building_name',
    ])
    .expression((eb) =>
      eb
        .selectFrom('accounts')
        .select([
          sql<string>`${entry.administrationId}::uuid`.as('administration_id'),
          sql<Date>`${at}::timestamptz`.as('at'),
          'accounts.id as actor_id',
          sql<string>`accounts.name || ' ' || accounts.lastname`.as('actor_name'),
          'accounts.email as actor_email',
          sql<ActivityKind>`${entry.kind}::text`.as('kind'),
          sql<string | null>`${entry.subject ?? null}::text`.as('subject'),
          sql<string | null>`${entry.buildingName ?? null}::text`.as('building_name'),
        ])
        .where('accounts.id', '=', entry.actorId),
    )
    .execute();
}

/** The actor id of the company's actions, which no account has. */
const COMPANY_ACTOR = '00000000-0000-0000-0000-000000000000';

/** Records an action of the company in an administration. Call it in the transaction of the action itself. */
export async function recordActivityOfCompany(
  db: Executor,
  { administrationId, ...entry }: Omit<NewActivity, 'actorId'>,
  company: { readonly name: string; readonly email: string },
  at: Date,
): Promise<void> {
  await db
    .insertInto('activity')
    .values({
      administration_id: administrationId,
      actor_id: COMPANY_ACTOR,
      actor_name: company.name,
      actor_email: company.email,
      kind: entry.kind,
      subject: entry.subject ?? null,
      building_name: entry.buildingName ?? null,
      at,
    })
    .execute();
}

/**
 * The actions in an administration, newest first.
 *
 * @param before the id of an entry; only older ones are returned
 */
export function activityOf(
  db: Executor,
  administrationId: string,
  before: string | undefined,
  count: number,
) {
  const entries = db
    .selectFrom('activity')
    .select([
      sql<string>`activity.id::text`.as('id'),
      'at',
      'actor_name',
      'actor_email',
      'kind',
      'subject',
      'building_name',
    ])
    .where('administration_id', '=', administrationId);
  return (before === undefined ? entries : entries.where('activity.id', '<', Number(before)))
    .orderBy('activity.id', 'desc')
    .limit(count)
    .execute();
}
