import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { markDead, markSent, rescheduleMail, claimDueMails } from '../queries/mails.ts';
import type { DueMail } from '../queries/mails.ts';
import type { Dependencies } from '../services/dependencies.ts';
import type { Log } from '../logging.ts';
import { failedAttempt, nextAttemptAt } from './attempts.ts';
import type { AttemptOutcome } from './attempts.ts';

/** Mails sent at the same time: one silent connection holds one place. */
const PLACES = 8;
/** While a place is held, how often it is looked whether other mails became due. */
const LOOK_AGAIN_MS = 1000;
/** Connecting, the greeting and every answer may each take this part of the time for a whole mail. */
const PART_OF_A_MAIL = 3;
/** How much longer a mail is claimed by its sender than the time limit of a mail. */
const LEASE_MARGIN_MS = 30_000;
/** How long a mail that is being sent may go on when the instance closes. */
const STOP_GRACE_MS = 3000;

/**
 * Sends what stands in the outbox. A mail is marked after its server took it: one may come twice (with the
 * same `Message-ID`) where the process died in between, none is lost.
 */
export function createMailer(
  { db, settings, clock, metrics }: Pick<Dependencies, 'db' | 'settings' | 'clock' | 'metrics'>,
  log: Log,
) {
  const partMs = Math.ceil(settings.MAIL_TIMEOUT_MS / PART_OF_A_MAIL);
  const transport = createTransport(
    {
      url: settings.SMTP_URL,
      dnsTimeout: partMs,
      connectionTimeout: partMs,
      greetingTimeout: partMs,
      socketTimeout: partMs,
      socketCloseTimeout: 0,
    },
    { from: settings.MAIL_FROM },
  );
  const leaseMs = settings.MAIL_TIMEOUT_MS + LEASE_MARGIN_MS;
  /** Mails that were sent and are still to be marked, as the database was away. */
  const unmarked = new Map<string, Date>();

  async function deliver(mail: DueMail, ending: AbortSignal): Promise<void> {
    await transport.sendMail({
      // The same on every try, so that a mail that comes twice can be told.
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

  async function failed(mail: DueMail, error: unknown): Promise<AttemptOutcome> {
    const { outcome, reason, code } = failedAttempt(error);
    const now = clock();
    const next = outcome === 'refused' ? undefined : nextAttemptAt(mail.attempts, mail.give_up_at, now);
    const fields = { mail: mail.id, outcome, code, attempts: mail.attempts };
    if (next) {
      await rescheduleMail(db, mail, next, reason);
      log.warn({ ...fields, next }, 'mail postponed');
    } else {
      await markDead(db, mail, now, reason);
      metrics.outboxGivenUp.inc();
      log.error(fields, 'mail given up');
    }
    return outcome;
  }

  async function send(mail: DueMail, ending: AbortSignal): Promise<void> {
    let outcome: AttemptOutcome = 'sent';
    try {
      await deliver(mail, ending);
    } catch (error) {
      outcome = await failed(mail, error);
    }
    metrics.outboxTries.inc({ outcome });
    if (outcome !== 'sent') return;
    await mark(mail.id, clock());
    log.info({ mail: mail.id, attempts: mail.attempts }, 'mail sent');
  }

  /**
   * Sends a mail without its failure stopping the others. A result that could not be stored is stored at the
   * next run, or the mail is sent again when its lease ends.
   */
  const sendSafely = (mail: DueMail, ending: AbortSignal) =>
    send(mail, ending).catch((error: unknown) =>
      log.error({ mail: mail.id, err: error }, 'mail not recorded'),
    );

  /** Sends until nothing is due. A place is taken again as soon as it is free. */
  async function sendAll(ending: AbortSignal, stopping?: AbortSignal): Promise<number> {
    const sending = new Set<Promise<void>>();
    let tried = 0;
    try {
      for (;;) {
        const free = stopping?.aborted ? 0 : PLACES - sending.size;
        const due = free > 0 ? await claimDueMails(db, clock(), leaseMs, free) : [];
        for (const mail of due) {
          const one = sendSafely(mail, ending).finally(() => sending.delete(one));
          sending.add(one);
        }
        tried += due.length;
        if (sending.size === 0) return tried;
        await Promise.race([...sending, wait(LOOK_AGAIN_MS, undefined, { ref: false })]);
      }
    } finally {
      await Promise.all(sending);
    }
  }

  /**
   * One run: sends what is due, and what becomes due until then.
   *
   * @param stopping ends it: mails that are being sent get a moment, then their connections are closed
   * @returns how many mails were tried
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
