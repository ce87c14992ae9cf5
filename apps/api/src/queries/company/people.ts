import { sql } from 'kysely';
import { rowsOf } from '../../database/connect.ts';
import type { Executor } from '../../database/connect.ts';

/** All data stored about a person, found by the lower-case e-mail. The hash of a password is left out. */
export const findPerson = async (db: Executor, email: string) => ({
  payments: await rowsOf<{ number: number; amount_cents: number }>(db)`
    select number, created_at, purpose, channel, amount_cents, currency, state, card_uid, payer_name, rut,
      item_name, quantity, address, phone
    from transactions left join purchases on transaction_id = id
    where lower(payer_email) = ${email} order by created_at`,
  // What the API answered to creations: a provider's form has the payer's document, phone and address.
  answers: await rowsOf<object>(db)`
    select idempotency_keys.created_at, answer from idempotency_keys join transactions on id = transaction_id
    where lower(payer_email) = ${email} order by idempotency_keys.created_at`,
  residents: await rowsOf<object>(db)`
    select buildings.name as building, firstname, lastname, residents.reference, created_at, validated_at
    from residents join buildings on buildings.id = building_id
    where lower(email) = ${email} order by created_at`,
  accounts: await rowsOf<{ role: string }>(db)`
    select role, name, lastname, administration_id from accounts where email = ${email}`,
  invitations: await rowsOf<object>(db)`
    select name, lastname, invited_at, accepted_at from administrator_invitations where email = ${email}`,
  messages: await rowsOf<object>(db)`
    select created_at, key_msg, line1, line2, line3, body, case_number from support_messages
    where lower(email) = ${email} order by created_at`,
  mails: await rowsOf<object>(db)`
    select created_at, subject, sent_at from mails
    where lower(recipient) = ${email} or lower(reply_to) = ${email} order by created_at`,
  activity: await rowsOf<object>(db)`
    select at, kind, actor_name, subject, building_name from activity
    where actor_email = ${email} or strpos(lower(subject), ${`(${email})`}) > 0 order by at`,
});

/**
 * Erases a person. Payments lose payer and RUT, purchases their address, the activity of others the person's
 * name; all other rows are deleted, stored answers to creations too. Call it in a transaction.
 *
 * @returns the number of rows changed or deleted, by what they are
 */
export async function erasePerson(
  db: Executor,
  email: string,
  emailHash: string,
): Promise<Readonly<Record<string, number>>> {
  const changed = async (...[texts, ...values]: Parameters<typeof sql>) =>
    Number((await sql(texts, ...values).execute(db)).numAffectedRows ?? 0);
  // One erasure at a time. It locks a payment before what belongs to it, as changes of payments do, and the
  // oldest first, as `erasePayers` does; otherwise two transactions could wait for each other.
  await sql`select pg_advisory_xact_lock(hashtextextended('person erase', 0))`.execute(db);
  await sql`select from transactions where lower(payer_email) = ${email}
    order by created_at, id for no key update`.execute(db);
  return {
    answers: await changed`delete from idempotency_keys using transactions
      where transactions.id = idempotency_keys.transaction_id and lower(payer_email) = ${email}`,
    purchases: await changed`update purchases set address = '', phone = '' from transactions
      where transactions.id = purchases.transaction_id and lower(payer_email) = ${email}`,
    payments: await changed`update transactions set payer_name = '', payer_email = '', rut = null
      where lower(payer_email) = ${email}`,
    residents: await changed`delete from residents where lower(email) = ${email}`,
    accounts: await changed`delete from accounts where email = ${email}`,
    invitations: await changed`delete from administrator_invitations where email = ${email}`,
    messages: await changed`delete from support_messages where lower(email) = ${email}`,
    mails: await changed`delete from mails where lower(recipient) = ${email} or lower(reply_to) = ${email}`,
    activity:
      (await changed`update activity set actor_name = '', actor_email = '' where actor_email = ${email}`) +
      (await changed`update activity set subject = null where strpos(lower(subject), ${`(${email})`}) > 0`),
    requests:
      (await changed`delete from password_requests where email = ${email}`) +
      (await changed`delete from signin_failures where email_hash = ${emailHash}`),
  };
}
