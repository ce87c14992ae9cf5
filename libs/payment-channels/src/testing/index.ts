import { CHANNEL_FACTS, CHANNEL_NAMES } from '@laundry/api-contract';
import type { ChannelName } from '@laundry/api-contract';
import type { SimulatedPayer } from './payer.ts';
export type { CreatedPayment, Forgery } from './payer.ts';

/** What `<name>/testing.ts` exports. */
interface TestingModule {
  readonly payer: SimulatedPayer;
}

const payers = await Promise.all(
  CHANNEL_NAMES.map(async (name) => {
    const { payer } = (await import(`../${CHANNEL_FACTS[name].path}/testing.ts`)) as TestingModule;
    return [name, payer] as const;
  }),
);

/** A payer of every channel, from the channels' folders. */
export const PAYERS = Object.fromEntries(payers) as Readonly<Record<ChannelName, SimulatedPayer>>;
