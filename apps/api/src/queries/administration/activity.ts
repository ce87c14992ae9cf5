import type { ActivityKind } from '@laundry/api-contract';
import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';
import { requireFound } from '../../shared/failure.ts';

/** A person whom entries name; residents have a `firstname`. */
type Person = Readonly<Record<'lastname' | 'email', string>> &
  ({ readonly name: string } | { readonly firstname: string });

/** The text by which entries name a person. */
export const personText = (person: Person): string =>
  `${'name' in person ? person.name : person.firstname} ${person.lastname} (${person.email})`;

/** An action in an administration. */
interface ActivityEntry {
  readonly kind: ActivityKind;
  /** The person concerned; absent where it is the actor. */
  readonly subject?: Person;
  readonly buildingName?: string;
}

/** Who did it, with the names at that time. */
interface Actor {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

const insertActivity = (
  db: Executor,
  administrationId: string,
  { kind, subject, buildingName }: ActivityEntry,
  actor: Actor,
  at: Date,
) =>
  db
    .insertInto('activity')
    .values({
      administration_id: administrationId,
      actor_id: actor.id,
      actor_name: actor.name,
      actor_email: actor.email,
      kind,
      subject: subject ? personText(subject) : null,
      building_name: buildingName ?? null,
      at,
    })
    .execute();

/** Records an administrator's action, in its transaction. @throws Failure ex_unauthorized for a former one */
export async function recordActivity(
  db: Executor,
  { accountId, administrationId }: { readonly accountId: string; readonly administrationId: string },
  entry: ActivityEntry,
  at: Date,
): Promise<void> {
  const actor = await db
    .selectFrom('accounts')
    .select(['id', 'email', sql<string>`name || ' ' || lastname`.as('name')])
    .where('id', '=', accountId)
    .where('administration_id', '=', administrationId)
    .executeTakeFirst();
  await insertActivity(db, administrationId, entry, requireFound(actor, 'ex_unauthorized'), at);
}

/** The actor id of the company's actions, which no account has. */
const COMPANY_ACTOR = '00000000-0000-0000-0000-000000000000';

/** Records an action of the company in an administration. Call it in the transaction of the action itself. */
export const recordActivityOfCompany = (
  db: Executor,
  administrationId: string,
  entry: ActivityEntry,
  { productName: name, email }: Readonly<Record<'productName' | 'email', string>>,
  at: Date,
) => insertActivity(db, administrationId, entry, { id: COMPANY_ACTOR, name, email }, at);

/**
 * The actions in an administration, newest first.
 *
 * @param before the id of an entry; only older ones are returned
 */
export const listActivity = (
  db: Executor,
  administrationId: string,
  before: string | undefined,
  count: number,
) =>
  db
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
    .where('administration_id', '=', administrationId)
    .$if(before !== undefined, (query) => query.where('activity.id', '<', Number(before)))
    .orderBy('activity.id', 'desc')
    .limit(count)
    .execute();
