import { createTransport } from 'nodemailer';
import { markSent, takeDueMails } from '../queries/mails.ts';
import type { Dependencies, Log } from '../services/dependencies.ts';

/** Mails taken at once. */
const BATCH = 10;
/** The pause after a first failed try; longer than a server may take for one mail. */
const FIRST_PAUSE_MS = 30_000;
const SMTP_TIMEOUT_MS = 10_000;

/** Sends what stands in the outbox. A mail is marked after its server took it: one may come twice, none is lost. */
export function createMailer(
  { db, settings, clock, metrics }: Pick<Dependencies, 'db' | 'settings' | 'clock' | 'metrics'>,
  log: Log,
) {
  const transport = createTransport(settings.SMTP_URL, {
    from: settings.MAIL_FROM,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  } as Parameters<typeof createTransport>[1]);

  type Mail = Awaited<ReturnType<typeof takeDueMails>>[number];

  async function send(mail: Mail): Promise<void> {
    try {
      await transport.sendMail({
        // The same on every try, so that a mail that comes twice can be told.
        messageId: `<${mail.id}@laundry>`,
        to: mail.recipient ?? settings.SUPPORT_EMAIL,
        ...(mail.reply_to !== null && { replyTo: mail.reply_to }),
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
      });
      await markSent(db, mail.id, clock());
      metrics.outboxTries.inc({ outcome: 'sent' });
    } catch (error) {
      metrics.outboxTries.inc({ outcome: 'failed' });
      log.warn({ mail: mail.id, err: error }, 'mail not sent');
    }
  }

  /** Sends what is due. @returns how many mails were tried */
  async function run(): Promise<number> {
    const due = await takeDueMails(db, clock(), FIRST_PAUSE_MS, BATCH);
    await Promise.all(due.map(send));
    return due.length;
  }

  return { run };
}

export type Mailer = ReturnType<typeof createMailer>;
