import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { markDead, markSent, rescheduleMail, claimDueMails, hasExpired } from '../queries/mails.ts';
import type { DueMail } from '../queries/mails.ts';
import type { Clock } from '../shared/clock.ts';
import type { Database } from '../database/connect.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Settings } from '../settings.ts';
import type { Log } from '../process/logging.ts';
import { failedAttempt, nextAttemptAt } from './attempts.ts';
import type { AttemptOutcome } from './attempts.ts';

/** Mails sent at the same time, so that a connection without an answer blocks only one of several. */
const CONCURRENCY = 8;
/** How often the mailer checks for newly due mails while others are being sent. */
const POLL_INTERVAL_MS = 1000;
/** Connecting and the greeting get a mail's time limit divided by this. Later answers may take all of it. */
const TIMEOUT_DIVISOR = 3;
/** How much longer than the time limit of a mail its lease lasts. */
const LEASE_MARGIN_MS = 30_000;
/** How long a mail that is being sent may go on when the instance closes. */
const STOP_GRACE_MS = 3000;

interface MailerDependencies {
  readonly db: Database;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly log: Log;
}

/**
 * Sends the mails of the outbox. A mail is marked after the server accepted it, so that none is lost; if the
 * process dies in between it is sent twice, with the same `Message-ID`.
 */
export function createMailer({ db, settings, clock, metrics, log }: MailerDependencies) {
  const stepTimeoutMs = Math.ceil(settings.MAIL_TIMEOUT_MS / TIMEOUT_DIVISOR);
  const transport = createTransport(
    {
      url: settings.SMTP_URL,
      dnsTimeout: stepTimeoutMs,
      connectionTimeout: stepTimeoutMs,
      greetingTimeout: stepTimeoutMs,
      // A mail that the server accepts after this is sent again.
      socketTimeout: settings.MAIL_TIMEOUT_MS,
      socketCloseTimeout: 0,
    },
    { from: settings.MAIL_FROM },
  );
  const leaseMs = settings.MAIL_TIMEOUT_MS + LEASE_MARGIN_MS;
  /** Sent mails that are not marked yet, because the database was unavailable. */
  const unmarked = new Map<string, Date>();

  async function deliver(mail: DueMail, ending: AbortSignal): Promise<void> {
    await transport.sendMail({
      // The same for every attempt, so that duplicates can be recognized.
      messageId: `<${mail.id}@laundry>`,
      to: mail.recipient ?? settings.SUPPORT_EMAIL,
      ...(mail.reply_to !== null && { replyTo: mail.reply_to }),
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
      signal: AbortSignal.any([AbortSignal.timeout(settings.MAIL_TIMEOUT_MS), ending]),
    });
  }

  async function mark(id: string, at: Date): Promise<void> {
    unmarked.set(id, at);
    await markSent(db, id, at);
    unmarked.delete(id);
  }

  async function giveUp(mail: DueMail, reason: string, fields: object): Promise<void> {
    await markDead(db, mail, clock(), reason);
    metrics.outboxGivenUp.inc();
    log.error({ mail: mail.id, attempts: mail.attempts, ...fields }, 'mail given up');
  }

  async function recordFailure(mail: DueMail, error: unknown): Promise<AttemptOutcome> {
    const { outcome, reason, code } = failedAttempt(error);
    const next = nextAttemptAt(outcome, mail.attempts, mail.give_up_at, clock());
    if (next) {
      await rescheduleMail(db, mail, next, reason);
      log.warn({ mail: mail.id, attempts: mail.attempts, outcome, code, next }, 'mail postponed');
    } else await giveUp(mail, reason, { outcome, code });
    return outcome;
  }

  async function send(mail: DueMail, ending: AbortSignal): Promise<void> {
    // No attempt, so the reason is that of the last one.
    if (hasExpired(mail, clock())) return giveUp(mail, mail.last_error ?? 'its link has expired', {});
    let outcome: AttemptOutcome = 'sent';
    try {
      await deliver(mail, ending);
    } catch (error) {
      outcome = await recordFailure(mail, error);
    }
    metrics.outboxTries.inc({ outcome });
    if (outcome !== 'sent') return;
    await mark(mail.id, clock());
    log.info({ mail: mail.id, attempts: mail.attempts }, 'mail sent');
  }

  /**
   * Sends a mail so that a failure does not stop the others. A result that could not be stored is stored in
   * the next run, or the mail is sent again after its lease.
   */
  const sendSafely = (mail: DueMail, ending: AbortSignal) =>
    send(mail, ending).catch((error: unknown) =>
      log.error({ mail: mail.id, err: error }, 'mail not recorded'),
    );

  /** Sends until no mail is due. The next mail is claimed as soon as one was sent. */
  async function sendAll(ending: AbortSignal, stopping?: AbortSignal): Promise<number> {
    const sending = new Set<Promise<void>>();
    let attempted = 0;
    try {
      for (;;) {
        const free = stopping?.aborted ? 0 : CONCURRENCY - sending.size;
        const due = free > 0 ? await claimDueMails(db, clock(), leaseMs, free) : [];
        for (const mail of due) {
          const delivery = sendSafely(mail, ending).finally(() => sending.delete(delivery));
          sending.add(delivery);
        }
        attempted += due.length;
        if (sending.size === 0) return attempted;
        await Promise.race([...sending, wait(POLL_INTERVAL_MS, undefined, { ref: false })]);
      }
    } finally {
      await Promise.all(sending);
    }
  }

  /**
   * One run: sends the due mails, including those that become due meanwhile.
   *
   * @param stopping ends the run; mails that are being sent get a short time before their connections close
   * @returns the number of attempted mails
   */
  async function run(stopping?: AbortSignal): Promise<number> {
    for (const [id, at] of unmarked) await mark(id, at);
    const ending = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const end = () => (timer = setTimeout(() => ending.abort(), STOP_GRACE_MS));
    stopping?.addEventListener('abort', end);
    try {
      return await sendAll(ending.signal, stopping);
    } finally {
      clearTimeout(timer);
      stopping?.removeEventListener('abort', end);
    }
  }

  return { run };
}

export type Mailer = ReturnType<typeof createMailer>;
