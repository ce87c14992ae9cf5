import { Failure } from '../../shared/failure.ts';
import type { Settings } from '../../settings.ts';
import type { AdministratorSession } from '../accounts/session.ts';

/** Seconds after which a refused report may be asked for again. */
const RETRY_AFTER_S = 1;

type SlotSettings = Pick<Settings, 'DATABASE_REPORT_POOL' | 'REPORTS_PER_SESSION'>;

/**
 * How many of the connections for reports each session and each administration may use; a report uses one at
 * a time. No administration gets all of them, and neither do downloads, which last as long as their readers
 * take.
 */
function listSlots(settings: SlotSettings, session: AdministratorSession, isDownload: boolean) {
  const { DATABASE_REPORT_POOL: connections, REPORTS_PER_SESSION: ofSession } = settings;
  if (ofSession === 0) return [];
  const { administrationId, tokenHash } = session;
  const slots = [
    { key: `session ${tokenHash}`, most: ofSession },
    { key: `administration ${administrationId}`, most: connections - 1 },
  ];
  if (!isDownload) return slots;
  return [
    ...slots,
    { key: `downloads ${administrationId}`, most: Math.floor(connections / 2) },
    { key: 'downloads', most: connections - 1 },
  ];
}

async function* releasing<T>(batches: AsyncIterable<T>, release: () => void): AsyncGenerator<T> {
  try {
    yield* batches;
  } finally {
    release();
  }
}

/** Limits how many reports an instance answers at once, by session and by administration. */
export function createReportSlots(settings: SlotSettings) {
  const taken = new Map<string, number>();

  /** @returns a function that releases the slots @throws Failure ex_too_many_requests where one is full */
  function reserve(session: AdministratorSession, isDownload: boolean): () => void {
    const slots = listSlots(settings, session, isDownload);
    if (slots.some(({ key, most }) => (taken.get(key) ?? 0) >= most))
      throw new Failure('ex_too_many_requests', { retryAfter: RETRY_AFTER_S });
    const change = (by: number) => {
      for (const { key } of slots) {
        const count = (taken.get(key) ?? 0) + by;
        if (count === 0) taken.delete(key);
        else taken.set(key, count);
      }
    };
    change(1);
    return () => change(-1);
  }

  return {
    /** Makes a report. @throws Failure ex_too_many_requests beyond the session's or administration's share */
    answer: async <T>(session: AdministratorSession, report: () => Promise<T>): Promise<T> => {
      const release = reserve(session, false);
      return report().finally(release);
    },
    /** Makes a report that is sent as it is read, and must be read. @throws Failure as `answer` */
    download: async <T>(
      session: AdministratorSession,
      report: () => Promise<AsyncIterable<T>>,
    ): Promise<AsyncIterable<T>> => {
      const release = reserve(session, true);
      try {
        return releasing(await report(), release);
      } catch (error) {
        release();
        throw error;
      }
    },
  };
}

export type ReportSlots = ReturnType<typeof createReportSlots>;
