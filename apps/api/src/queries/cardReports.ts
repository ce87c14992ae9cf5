import { sql } from 'kysely';
import type { Database, Executor } from '../database/connect.ts';
import { queueMail } from './mails.ts';
import type { NewMail } from './mails.ts';

/** The uses of a card since a moment, newest first. */
export function usesOfCard(db: Executor, uid: string, since: Date, count: number) {
  return db
    .selectFrom('uses')
    .innerJoin('machines', 'machines.id', 'uses.machine_id')
    .innerJoin('buildings', 'buildings.id', 'uses.building_id')
    .select([
      'uses.at',
      'uses.result',
      'machines.machine_type',
      'machines.sort_index',
      'buildings.name as building_name',
    ])
    .where('uses.card_uid', '=', uid)
    .where('uses.at', '>=', since)
    .orderBy('uses.at', 'desc')
    .orderBy('uses.id', 'desc')
    .limit(count)
    .execute();
}

export type CardUse = Awaited<ReturnType<typeof usesOfCard>>[number];

/** So many reports in so long a time (decision 34). */
export interface ReportLimit {
  readonly reports: number;
  readonly windowMs: number;
}

/** Until when a pair of card and e-mail has had its reports; undefined where one may be sent. */
export async function reportsLimitedUntil(
  db: Executor,
  pairHash: string,
  { reports, windowMs }: ReportLimit,
  now: Date,
): Promise<Date | undefined> {
  const oldest = await db
    .selectFrom('report_requests')
    .select('at')
    .where('pair_hash', '=', pairHash)
    .where('at', '>', new Date(now.getTime() - windowMs))
    .orderBy('at', 'desc')
    .offset(reports - 1)
    .limit(1)
    .executeTakeFirst();
  return oldest && new Date(oldest.at.getTime() + windowMs);
}

/**
 * Counts a report and queues its mail, both or neither. Reports of one pair are counted one after the other.
 *
 * @returns until when the pair is limited, where it is: then nothing was queued
 */
export function queueReport(
  db: Database,
  pairHash: string,
  mail: NewMail,
  limit: ReportLimit,
  now: Date,
): Promise<Date | undefined> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${pairHash}, 1))`.execute(transaction);
    const until = await reportsLimitedUntil(transaction, pairHash, limit, now);
    if (until) return until;
    await transaction.insertInto('report_requests').values({ pair_hash: pairHash, at: now }).execute();
    await queueMail(transaction, mail, now);
    return undefined;
  });
}
