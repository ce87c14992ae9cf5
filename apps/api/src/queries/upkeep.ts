import { sql } from 'kysely';
import type { Database, Executor } from '../database/connect.ts';
import { DAY_KEYS } from './rateLimits.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long an idempotency key is stored (providers §6). */
const KEY_LIFE_MS = DAY;
/** How long a mail is kept after it was sent or given up, so that operators can look it up. */
const MAIL_KEPT_MS = 30 * DAY;

/** How long a device is remembered after its last sign-in. */
export const DEVICE_LIFE_MS = 180 * DAY;
/** How long runs of jobs are stored: longer than a month, because some jobs run once a month. */
const JOB_LIFE_MS = 60 * DAY;

const REFUSED_USE_KEPT_MS = 180 * DAY;

/** How long a used or expired link for a new password is kept, so that its page can say which it is. */
const RESET_KEPT_MS = 30 * DAY;

/** Resolves when the database answers. */
export async function ping(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}

/** Deletes rows that no rule needs any more, such as expired sessions, old counters and sent mails. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before(KEY_LIFE_MS)).execute();
  await db.deleteFrom('signin_failures').where('at', '<', before(HOUR)).execute();
  await db.deleteFrom('report_requests').where('at', '<', before(DAY)).execute();
  await db.deleteFrom('mails').where('sent_at', '<', before(MAIL_KEPT_MS)).execute();
  await db.deleteFrom('mails').where('dead_at', '<', before(MAIL_KEPT_MS)).execute();
  await db.deleteFrom('job_days').where('done_at', '<', before(JOB_LIFE_MS)).execute();
  await db.deleteFrom('devices').where('last_used_at', '<', before(DEVICE_LIFE_MS)).execute();
  await db.deleteFrom('password_requests').where('at', '<', before(HOUR)).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<', before(RESET_KEPT_MS)).execute();
  await db.deleteFrom('refused_uses').where('refused_at', '<', before(REFUSED_USE_KEPT_MS)).execute();
  await db
    .deleteFrom('rate_limits')
    .where('started_at', '<', before(HOUR))
    .where((eb) => eb.or([eb('counted', 'not like', `${DAY_KEYS}%`), eb('started_at', '<', before(DAY))]))
    .execute();
}

/** Rows per statement, so that no other transaction waits long for one of them. */
const BATCH = 1000;

/**
 * Erases payer, RUT and delivery address of the oldest payments that still have them. Amount, card, channel
 * and states stay, because the ledger needs them.
 *
 * @param before payments created before this moment
 * @returns whether there may be more of them
 */
export async function erasePayers(db: Executor, before: Date): Promise<boolean> {
  const { rows } = await sql`
    with emptied as (
      update transactions set payer_name = '', payer_email = '', rut = null
      where id in (
        select id from transactions
        where (payer_email <> '' or payer_name <> '' or rut is not null) and created_at < ${before}
        order by created_at limit ${BATCH})
      returning id),
    delivered as (
      update purchases set address = '', phone = '' from emptied where purchases.transaction_id = emptied.id)
    select id from emptied`.execute(db);
  return rows.length === BATCH;
}

/** Deletes visitors' messages before a moment. */
export async function deleteMessages(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('support_messages').where('created_at', '<', before).execute();
}

/** Deletes administrators' activity before a moment. */
export async function deleteActivity(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('activity').where('at', '<', before).execute();
}

/** Tables whose triggers refuse changes. */
const GUARDED = [
  'ledger_rows',
  'ledger_entries',
  'ledger_accounts',
  'operator_actions',
  'company_actions',
  'closed_months',
  'closed_buildings',
  'adjustments',
];

/** Empties all tables except the records of migrations. */
export function emptyDatabase(db: Database): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const switchTriggers = async (action: 'disable' | 'enable') => {
      for (const table of GUARDED)
        await sql`alter table ${sql.table(table)} ${sql.raw(action)} trigger ${sql.ref(`${table}_stay`)}`.execute(
          transaction,
        );
    };
    await switchTriggers('disable');
    // All other tables refer to these and are emptied with them.
    await sql`truncate table administrations, accounts, signin_failures, idempotency_keys, support_messages, mails,
      report_requests, branding_items, pictures, ledger_accounts, company_actions, uses_at_prices, rate_limits,
      creation_windows, password_requests, job_days restart identity cascade`.execute(transaction);
    await switchTriggers('enable');
  });
}
