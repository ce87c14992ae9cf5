import type { Mailer } from './mail/mailer.ts';
import { CHANNEL_NAMES } from './providers/channels.ts';
import { forgetOld } from './queries/upkeep.ts';
import type { Reconciler } from './reconciler.ts';
import type { Job } from './scheduler.ts';
import type { Dependencies } from './services/dependencies.ts';

const MINUTE = 60_000;

/** All that an instance does by itself: a row each. What is due once a day is made by `nightly`. */
export const jobsOf = (
  { settings, db, clock }: Dependencies,
  reconciler: Reconciler,
  mailer: Mailer,
): readonly Job[] => [
  ...CHANNEL_NAMES.map((channel) => ({
    name: `reconcile ${channel}`,
    everyMs: settings.RECONCILE_EVERY_MS,
    run: (stopping: AbortSignal) => reconciler.runLane(channel, stopping),
  })),
  { name: 'send mails', everyMs: settings.MAIL_EVERY_MS, run: mailer.run },
  { name: 'forget what is old', everyMs: 10 * MINUTE, run: () => forgetOld(db, clock()) },
];
