import { fetchCall, readCaseNumber } from '@laundry/api-client/exchange';
import type { siteCalls, SupportMessage } from '@laundry/api-contract';
import type { KeyValueStorage } from '@laundry/flow/browserStorage';
import { deviceStorage } from '@laundry/flow/browserStorage';
import { storedValue } from '@laundry/flow/storedValue';
import * as v from 'valibot';
import { publicToken } from '../storage/publicToken.ts';

/** A failure report that waits for the network, with its idempotency key. */
export interface QueuedReport {
  readonly key: string;
  /** The call's body. */
  readonly message: SupportMessage;
  /** When it was queued, in milliseconds since 1970. */
  readonly at?: number;
}

/** A report that the server accepted. */
export interface SentReport {
  readonly key: string;
  /** The number of its case, where the server gives one (D89). */
  readonly caseNumber?: string | undefined;
}

type SupportInfo = typeof siteCalls.supportInfo;
/** The call, without the schemas of its message. */
const CALL = { method: 'POST', path: '/api/v1/users/support/info' } satisfies Pick<
  SupportInfo,
  'method' | 'path'
>;

const stored = storedValue('failure-reports', v.array(v.unknown()));
/** The most queued reports: more than anybody writes while offline. */
const MAX = 20;

const Report = v.object({ key: v.string(), message: v.looseObject({}) });
const isReport = (value: unknown): value is QueuedReport => v.is(Report, value);

/** The queued reports; invalid entries are left out, and where storage is blocked there is none. */
export const queuedReports = (storage: KeyValueStorage): QueuedReport[] =>
  (stored.load(storage) ?? []).filter(isReport);

/** All queued reports but one. */
const otherReports = (storage: KeyValueStorage, report: QueuedReport): QueuedReport[] =>
  queuedReports(storage).filter(({ key }) => key !== report.key);

/**
 * Queues a report until there is a network.
 *
 * @returns false where the browser cannot store it, because the page must then not claim that it was queued
 */
export const queueReport = (storage: KeyValueStorage, report: QueuedReport, at = Date.now()): boolean =>
  stored.save(storage, [...otherReports(storage, report), { at, ...report }].slice(-MAX));

/** After this time, the user is told that a report could not be sent (D70). */
const OVERDUE_MS = 7 * 24 * 3_600_000;

/** The reports that have waited for more than seven days. Those without a time are included. */
export const overdueReports = (storage: KeyValueStorage, now: number): QueuedReport[] =>
  queuedReports(storage).filter(({ at = 0 }) => now - at > OVERDUE_MS);

/** HTTP statuses for a report that is wrong itself, so that sending it again is useless (D70). */
const FINAL: readonly number[] = [400, 413, 422];

/**
 * Sends the queued reports one after the other, each with its own key, so that a report whose answer was lost
 * is not stored twice. It does not use React, because some pages have none. A report stays queued until the
 * server accepts or finally refuses it.
 *
 * @returns the accepted reports
 */
export async function sendQueuedReports(
  storage: KeyValueStorage,
  fetch: typeof globalThis.fetch,
): Promise<readonly SentReport[]> {
  const sent: SentReport[] = [];
  for (const report of queuedReports(storage)) {
    try {
      const { key, message } = report;
      const answer = await fetchCall<SupportInfo>(
        CALL,
        { body: message },
        { token: publicToken(), idempotencyKey: key, fetch },
      );
      if (!answer.ok && !FINAL.includes(answer.status)) return sent;
      stored.save(storage, otherReports(storage, report));
      if (answer.ok) sent.push({ key, caseNumber: readCaseNumber(answer.headers) });
    } catch {
      // Still no network: everything stays queued.
      return sent;
    }
  }
  return sent;
}

/** A browser that never noticed being offline does not report the network's return, so sending is retried. */
const TRY_EVERY_MS = 20_000;
const SENT = 'reports-sent';

/** Calls back when the server has accepted queued reports. @returns a function that unsubscribes */
export function onReportsSent(listener: (sent: readonly SentReport[]) => void): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as readonly SentReport[]);
  };
  addEventListener(SENT, onEvent);
  return () => removeEventListener(SENT, onEvent);
}

/**
 * Sends queued failure reports: now, whenever the network returns, and repeatedly while the page is open. It
 * also tries when the browser claims to be offline, because only an answer is proof (D51).
 */
export function sendReportsWhenOnline(): void {
  let sending = false;
  const send = async () => {
    if (sending) return;
    sending = true;
    dispatchEvent(new CustomEvent(SENT, { detail: await sendQueuedReports(deviceStorage, fetch) }));
    sending = false;
  };
  const start = () => void send();
  start();
  addEventListener('online', start);
  setInterval(start, TRY_EVERY_MS);
}
