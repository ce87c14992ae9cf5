import { CHANNEL_NAMES } from '@laundry/api-contract';
import { poolState } from '../database/connect.ts';
import { countOpenDiscrepancies } from '../queries/ledgerCheck/discrepancies.ts';
import { outboxState } from '../queries/mails.ts';
import { invoiceDeliveries } from '../queries/payments/invoices.ts';
import { countDuePayments, countPayments } from '../queries/payments/payments.ts';
import { ping } from '../queries/upkeep.ts';
import type { Dependencies } from '../services/dependencies.ts';
import type { Metrics } from './metrics.ts';

const seconds = (from: Date, to: Date) => Math.max(0, (to.getTime() - from.getTime()) / 1000);

/** Registers the metrics that a scrape reads from the database and its pool. */
export function readDatabaseMetrics(
  metrics: Metrics,
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
): void {
  metrics.readAtScrape('payments', [metrics.payments], async () => {
    const states = await countPayments(db);
    return () => {
      for (const { state, count } of states) metrics.payments.set({ state }, count);
    };
  });

  metrics.readAtScrape('reconciler', [metrics.reconcilerDue, metrics.reconcilerLag], async () => {
    const now = clock();
    const due = new Map((await countDuePayments(db, now)).map((row) => [row.channel, row]));
    return () => {
      for (const channel of CHANNEL_NAMES) {
        const row = due.get(channel);
        metrics.reconcilerDue.set({ channel }, row?.count ?? 0);
        metrics.reconcilerLag.set({ channel }, row ? seconds(row.since, now) : 0);
      }
    };
  });

  metrics.readAtScrape(
    'outbox',
    [metrics.outboxWaiting, metrics.outboxOldest, metrics.outboxDead],
    async () => {
      const { waiting, oldest, dead } = await outboxState(db);
      return () => {
        metrics.outboxWaiting.set(waiting);
        metrics.outboxDead.set(dead);
        metrics.outboxOldest.set(oldest ? seconds(oldest, clock()) : 0);
      };
    },
  );

  metrics.readAtScrape('invoices', [metrics.invoiceDeliveries], async () => {
    const { waiting, dead } = await invoiceDeliveries(db);
    return () => {
      metrics.invoiceDeliveries.set({ state: 'waiting' }, waiting);
      metrics.invoiceDeliveries.set({ state: 'dead' }, dead);
    };
  });

  metrics.readAtScrape('discrepancies', [metrics.discrepancies], async () => {
    const open = await countOpenDiscrepancies(db);
    return () => {
      for (const { kind, count } of open) metrics.discrepancies.set({ kind }, count);
    };
  });

  metrics.readAtScrape('database', [], async () => {
    metrics.databaseUp.set(0);
    await ping(db);
    return () => metrics.databaseUp.set(1);
  });

  metrics.readAtScrape('pool', [metrics.databasePool], async () => {
    const pool = poolState(db);
    return () => {
      for (const [kind, count] of Object.entries(pool ?? {})) metrics.databasePool.set({ kind }, count);
    };
  });
}
