/** A failure report that waits for the network, under the key of its press. */
export interface QueuedReport {
  readonly key: string;
  /** The call's body. */
  readonly message: Readonly<Record<string, string>>;
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const STORED_UNDER = 'failure-reports';
const CALL = '/api/v1/users/support/info';
/** More than a person writes in a basement. */
const MAX = 20;

const isReport = (value: unknown): value is QueuedReport =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'message' in value &&
  typeof value.message === 'object' &&
  value.message !== null;

/** The reports that wait; what is none of them is left out. */
export function queuedReports(storage: Storage): QueuedReport[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(STORED_UNDER) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isReport) : [];
  } catch {
    return [];
  }
}

/**
 * Keeps a report until there is network.
 *
 * @throws where the browser keeps nothing: then it must not be said to be kept
 */
export function queueReport(storage: Storage, report: QueuedReport): void {
  const others = queuedReports(storage).filter(({ key }) => key !== report.key);
  storage.setItem(STORED_UNDER, JSON.stringify([...others, report].slice(-MAX)));
}

function forget(storage: Storage, sent: QueuedReport): void {
  const others = queuedReports(storage).filter(({ key }) => key !== sent.key);
  storage.setItem(STORED_UNDER, JSON.stringify(others));
}

/** A refusal that stays one however often it is sent. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

/**
 * Sends what waits, one after the other, each under its own key: what was sent and not answered is not kept
 * twice by the server. Without React, for pages that have none; a report stays until the server took or
 * finally refused it.
 *
 * @returns the keys of those that the server took
 */
export async function sendQueuedReports(
  storage: Storage,
  fetch: typeof globalThis.fetch,
): Promise<readonly string[]> {
  const sent: string[] = [];
  for (const report of queuedReports(storage)) {
    try {
      const answer = await fetch(CALL, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': report.key },
        body: JSON.stringify(report.message),
      });
      if (!answer.ok && !isFinal(answer.status)) return sent;
      forget(storage, report);
      if (answer.ok) sent.push(report.key);
    } catch {
      // Still no network: everything stays for the next time.
      return sent;
    }
  }
  return sent;
}
