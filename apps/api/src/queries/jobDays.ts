import type { Executor } from '../database/connect.ts';

/** Claims a job's run of a day until `leaseUntil`. @returns false where another has it, or it is done */
export async function claimDay(
  db: Executor,
  job: string,
  day: string,
  now: Date,
  leaseUntil: Date,
): Promise<boolean> {
  const claimed = await db
    .insertInto('job_days')
    .values({ job, day, lease_until: leaseUntil })
    .onConflict((conflict) =>
      conflict
        .columns(['job', 'day'])
        .doUpdateSet({ lease_until: leaseUntil })
        .where('job_days.done_at', 'is', null)
        .where('job_days.lease_until', '<=', now),
    )
    .returning('job')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Marks a job's run of a day as done. */
export async function finishDay(db: Executor, job: string, day: string, at: Date): Promise<void> {
  await db
    .updateTable('job_days')
    .set({ done_at: at })
    .where('job', '=', job)
    .where('day', '=', day)
    .execute();
}
