import { sql } from 'kysely';
import type { Executor } from '../../database/connect.ts';

/** All data stored about a person, found by the lower-case e-mail. The hash of a password is left out. */
export async function findPerson(db: Executor, email: string) {
  const payments = await db
    .selectFrom('transactions')
    .leftJoin('purchases', 'purchases.transaction_id', 'transactions.id')
    .select([
      'transactions.number',
      'transactions.created_at',
      'transactions.purpose',
      'transactions.channel',
      'transactions.amount_cents',
      'transactions.currency',
      'transactions.state',
      'transactions.card_uid',
      'transactions.payer_name',
      'transactions.rut',
      'purchases.item_name',
      'purchases.quantity',
      'purchases.address',
      'purchases.phone',
    ])
    .where(sql`lower(transactions.payer_email)`, '=', email)
    .orderBy('transactions.created_at')
    .execute();
  const residents = await db
    .selectFrom('residents')
    .innerJoin('buildings', 'buildings.id', 'residents.building_id')
    .select([
      'buildings.name as building',
      'residents.firstname',
      'residents.lastname',
      'residents.reference',
      'residents.created_at',
      'residents.validated_at',
    ])
    .where(sql`lower(residents.email)`, '=', email)
    .orderBy('residents.created_at')
    .execute();
  const accounts = await db
    .selectFrom('accounts')
    .select(['role', 'name', 'lastname', 'administration_id'])
    .where('email', '=', email)
    .execute();
  const invitations = await db
    .selectFrom('administrator_invitations')
    .select(['name', 'lastname', 'invited_at', 'accepted_at'])
    .where('email', '=', email)
    .execute();
  const messages = await db
    .selectFrom('support_messages')
    .select(['created_at', 'key_msg', 'line1', 'line2', 'line3', 'body', 'case_number'])
    .where(sql`lower(email)`, '=', email)
    .orderBy('created_at')
    .execute();
  const mails = await db
    .selectFrom('mails')
    .select(['created_at', 'subject', 'sent_at'])
    .where((eb) => eb.or([eb(sql`lower(recipient)`, '=', email), eb(sql`lower(reply_to)`, '=', email)]))
    .orderBy('created_at')
    .execute();
  const activity = await db
    .selectFrom('activity')
    .select(['at', 'kind', 'actor_name', 'subject', 'building_name'])
    .where((eb) =>
      eb.or([eb('actor_email', '=', email), eb(sql`strpos(lower(subject), ${`(${email})`})`, '>', 0)]),
    )
    .orderBy('at')
    .execute();
  // What the API answered to creations: a provider's form has the payer's document, phone and address.
  const answers = await db
    .selectFrom('idempotency_keys')
    .innerJoin('transactions', 'transactions.id', 'idempotency_keys.transaction_id')
    .select(['idempotency_keys.created_at', 'idempotency_keys.answer'])
    .where(sql`lower(transactions.payer_email)`, '=', email)
    .orderBy('idempotency_keys.created_at')
    .execute();
  return { payments, answers, residents, accounts, invitations, messages, mails, activity };
}

export type Person = Awaited<ReturnType<typeof findPerson>>;

/**
 * Erases a person. Payments lose payer and RUT, purchases their address, the activity of others the person's
 * name; all other rows are deleted, kept answers to creations too. Call it in a transaction.
 *
 * @returns the number of rows changed or deleted, by what they are
 */
export async function erasePerson(
  db: Executor,
  email: string,
  emailHash: string,
): Promise<Readonly<Record<string, number>>> {
  const count = async (query: ReturnType<typeof sql>) =>
    Number((await query.execute(db)).numAffectedRows ?? 0);
  return {
    answers: await count(
      sql`delete from idempotency_keys using transactions
        where transactions.id = idempotency_keys.transaction_id and lower(payer_email) = ${email}`,
    ),
    purchases: await count(
      sql`update purchases set address = '', phone = '' from transactions
        where transactions.id = purchases.transaction_id and lower(payer_email) = ${email}`,
    ),
    payments: await count(
      sql`update transactions set payer_name = '', payer_email = '', rut = null where lower(payer_email) = ${email}`,
    ),
    residents: await count(sql`delete from residents where lower(email) = ${email}`),
    accounts: await count(sql`delete from accounts where email = ${email}`),
    invitations: await count(sql`delete from administrator_invitations where email = ${email}`),
    messages: await count(sql`delete from support_messages where lower(email) = ${email}`),
    mails: await count(
      sql`delete from mails where lower(recipient) = ${email} or lower(reply_to) = ${email}`,
    ),
    activity:
      (await count(sql`update activity set actor_name = '', actor_email = '' where actor_email = ${email}`)) +
      (await count(
        sql`update activity set subject = null where strpos(lower(subject), ${`(${email})`}) > 0`,
      )),
    requests:
      (await count(sql`delete from password_requests where email = ${email}`)) +
      (await count(sql`delete from signin_failures where email_hash = ${emailHash}`)),
  };
}
