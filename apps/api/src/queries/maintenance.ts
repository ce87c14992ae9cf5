import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
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

/** How long refused uses are kept. */
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
