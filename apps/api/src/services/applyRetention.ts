import { DAY_MS } from '../shared/clock.ts';
import { deleteActivity, deleteMessages, erasePayers } from '../queries/upkeep.ts';
import type { Dependencies } from './dependencies.ts';

/**
 * Erases personal data that is older than the settings allow (`KEEP_PAYERS_DAYS`, `KEEP_MESSAGES_DAYS`,
 * `KEEP_ACTIVITY_DAYS`). An interrupted run continues the next night.
 */
export async function applyRetention(
  { db, clock, settings }: Pick<Dependencies, 'db' | 'clock' | 'settings'>,
  stopping?: AbortSignal,
): Promise<void> {
  const before = (days: number) => new Date(clock().getTime() - days * DAY_MS);
  await deleteMessages(db, before(settings.KEEP_MESSAGES_DAYS));
  await deleteActivity(db, before(settings.KEEP_ACTIVITY_DAYS));
  const payersBefore = before(settings.KEEP_PAYERS_DAYS);
  while (!stopping?.aborted && (await erasePayers(db, payersBefore)));
}
