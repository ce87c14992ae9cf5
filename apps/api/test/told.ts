import type { ChannelName } from '../src/providers/channels.ts';
import type { PaymentFacts } from '../src/providers/provider.ts';
import { settle } from '../src/services/settle.ts';
import type { TestApp } from './testApp.ts';

/** Settles what an adapter would say, for facts that no protocol of today can bring about at will. */
export async function told(
  app: Pick<TestApp, 'dependencies' | 'server'>,
  id: string,
  facts: Partial<PaymentFacts>,
  channel: ChannelName = 'MercadoPagos',
): Promise<boolean> {
  const all = { name: { id }, outcome: 'approved' as const, amountCents: 40_000, ...facts };
  return settle(app.dependencies, channel, all, 'notification', app.server.log);
}
